import { useTranslations } from 'use-intl';
import { useFrame, useHud } from '../frame-context.tsx';
import type { ChoiceBoard, StuckWilds } from '../hud-state.ts';
import { useCells } from './use-cells.ts';

/** The picture of the wild that stays. */
function useWildPicture(): string | undefined {
  const { game } = useFrame();
  return game.stuckSymbol === undefined ? undefined : game.symbolPicture?.(game.stuckSymbol);
}

function Wilds({ stuck }: { stuck: StuckWilds }) {
  const t = useTranslations('studio.choice');
  const { columns, rows, positions, multiplier } = stuck;
  const { place, style } = useCells<HTMLDivElement>(columns, rows);
  const grid = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
  };
  return (
    <div ref={place} className="frame-board frame-stuck" aria-hidden="true">
      <ul style={{ ...style, ...grid }}>
        {positions.map(([column, row]) => (
          <li key={`${column}/${row}`} style={{ gridColumn: column + 1, gridRow: row + 1 }}>
            {multiplier > 1 && <span className="tabular">{t('times', { multiplier })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The frames of wilds that stay, over the board; the stage draws the wilds below. */
export function StickyWilds() {
  const stuck = useHud((state) => state.freeSpins?.stuck ?? null);
  return stuck === null ? null : <Wilds stuck={stuck} />;
}

const paces = ['calm', 'middle', 'wild'] as const;

function Choices({ board }: { board: ChoiceBoard }) {
  const t = useTranslations('studio.choice');
  const { actions } = useFrame();
  const picture = useWildPicture();
  const { choices, chosen, isWaiting } = board;
  return (
    <section className="frame-board frame-choice" aria-label={t('title')}>
      <p className="frame-pick-title">{t('title')}</p>
      <div className="frame-choices">
        {choices.map(({ spins, multiplier }, choice) => (
          <button
            key={spins}
            type="button"
            className="frame-choice-card"
            data-chosen={chosen === choice}
            disabled={isWaiting}
            onClick={() => actions.pick(choice)}
          >
            <span className="tabular frame-choice-spins">{spins}</span>
            <span>{t('spins', { count: spins })}</span>
            <span className="frame-choice-wild">
              <img src={picture} alt="" />
              {t('wilds', { multiplier })}
            </span>
            <span className="frame-choice-pace">{t(paces[choice] ?? 'middle')}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Free spins among which the player chooses; a press asks the server for one. */
export function ChoiceCards() {
  const board = useHud((state) => state.choice);
  return board === null ? null : <Choices board={board} />;
}
