import { callBets, colourOf, neighboursOf, selectionOf, wheel } from '@baize/games/roulette';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTableView } from '../../table-frame/table/table-view.tsx';

const calls = Object.keys(callBets) as (keyof typeof callBets)[];
const reaches = { min: 1, max: 5, first: 2 } as const;
/** Numbers on a long side of the track; the short sides share what is left. */
const longSide = 16;
const rightSide = 3;
/** Columns of the track, and half rows: the left side has two numbers in three rows. */
const lastColumn = longSide + 2;

/** Where a pocket lies on the oval, clockwise from zero at the left: column, and half rows. */
function placeOf(index: number): CSSProperties {
  const at = (column: number, rows: string) => ({ '--along': column, '--across': rows }) as CSSProperties;
  if (index === 0) return at(1, '1 / span 3');
  if (index <= longSide) return at(index + 1, '1 / span 2');
  const right = index - longSide - 1;
  if (right < rightSide) return at(lastColumn, `${1 + 2 * right} / span 2`);
  const bottom = right - rightSide;
  if (bottom < longSide) return at(lastColumn - 1 - bottom, '5 / span 2');
  return at(1, '4 / span 3');
}

function Reach({ reach, onChange }: { reach: number; onChange: (reach: number) => void }) {
  const t = useTranslations('tables.roulette');
  return (
    <fieldset className="racetrack-reach">
      <legend className="sr-only">{t('reach')}</legend>
      <button type="button" aria-label={t('fewer')} disabled={reach <= reaches.min} onClick={() => onChange(reach - 1)}>
        −
      </button>
      <output aria-live="polite" aria-label={t('reach')}>
        ±{reach}
      </output>
      <button type="button" aria-label={t('more')} disabled={reach >= reaches.max} onClick={() => onChange(reach + 1)}>
        +
      </button>
    </fieldset>
  );
}

/** The wheel's order as an oval: a number bets on itself and its neighbours, a call on a set of them. */
export function Racetrack() {
  const t = useTranslations('tables.roulette');
  const { bets } = useTableView();
  const [reach, setReach] = useState<number>(reaches.first);
  const [hovered, setHovered] = useState<number | null>(null);
  const near = hovered === null ? [] : neighboursOf(hovered, reach);
  const straights = (numbers: readonly number[]) =>
    numbers.map((number) => ({ key: 'straight', selection: String(number) }));
  return (
    <div className="racetrack">
      {wheel.map((number, index) => (
        <button
          key={number}
          type="button"
          className="racetrack-number"
          data-colour={colourOf(number)}
          data-near={near.includes(number)}
          style={placeOf(index)}
          disabled={!bets.isOpen}
          aria-label={t('neighbours', { number, count: reach })}
          onPointerEnter={() => setHovered(number)}
          onPointerLeave={() => setHovered(null)}
          onClick={() => bets.put(straights(neighboursOf(number, reach)))}
        >
          {number}
        </button>
      ))}
      <div className="racetrack-calls">
        {calls.map((name) => (
          <button
            key={name}
            type="button"
            disabled={!bets.isOpen}
            onClick={() =>
              bets.put(
                callBets[name].map(({ key, numbers, chips }) => ({ key, selection: selectionOf(numbers), chips })),
              )
            }
          >
            {t(`call.${name}`)}
          </button>
        ))}
        <Reach reach={reach} onChange={setReach} />
      </div>
    </div>
  );
}
