import { numbers, pickCounts } from '@baize/games/keno';
import { type CSSProperties, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrame } from '../../table-frame/table-frame-context.tsx';

/** Between two drawn numbers. */
export const ballMs = 75;

/** What a field is called for readers. */
const stateOf = (isPicked: boolean, isDrawn: boolean) =>
  isPicked ? (isDrawn ? 'hit' : 'picked') : isDrawn ? 'drawn' : 'free';

/** One tick for each ball, another one for a hit. */
function useBallSounds(drawn: readonly number[], picks: readonly number[], isComing: boolean): void {
  const { sound } = useTableFrame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another draw is heard
  useEffect(() => {
    if (!isComing) return;
    const handles = drawn.map((number, place) =>
      setTimeout(() => sound.play(picks.includes(number) ? 'reveal' : 'peg'), place * ballMs),
    );
    return () => {
      for (const handle of handles) clearTimeout(handle);
    };
  }, [drawn, isComing]);
}

/** All numbers: picks are marked by pressing them, drawn ones light up one after the other. */
export function Board(props: {
  picks: readonly number[];
  drawn: readonly number[];
  /** Numbers come one by one; otherwise they lie there. */
  isComing: boolean;
  isLocked: boolean;
  onToggle: (number: number) => void;
}) {
  const { picks, drawn, isComing, isLocked, onToggle } = props;
  const t = useTranslations('instant.keno');
  useBallSounds(drawn, picks, isComing);
  const isFull = picks.length >= pickCounts.max;
  return (
    <div className="keno-board" data-coming={isComing}>
      {Array.from({ length: numbers }, (_, index) => {
        const number = index + 1;
        const isPicked = picks.includes(number);
        const place = drawn.indexOf(number);
        const state = stateOf(isPicked, place >= 0);
        return (
          <button
            key={number}
            type="button"
            className="keno-number tabular"
            data-state={state}
            style={{ '--after': `${Math.max(0, place) * ballMs}ms` } as CSSProperties}
            aria-pressed={isPicked}
            aria-label={t(`number.${isComing && state !== 'picked' ? (isPicked ? 'picked' : 'free') : state}`, {
              number,
            })}
            disabled={isLocked || (isFull && !isPicked)}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
