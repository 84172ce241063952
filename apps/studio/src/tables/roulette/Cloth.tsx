import { callBets, colourOf, insideSelections, neighboursOf, pockets, selectionOf, wheel } from '@baize/games/roulette';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetSpot } from '../../floor/table/BetSpot.tsx';
import { useTableView } from '../../floor/table/table-view.tsx';

const rows = 12;
const columns = 3;

/** Where a number lies on the cloth: columns of numbers run to the right, 3 6 9 … in the upper row. */
const placeOf = (number: number) => ({
  column: Math.ceil(number / columns) + 1,
  row: columns - ((number - 1) % columns),
});

/** The middle of a set of numbers, in cells from the grid's upper left; zero stands left of all. */
function middleOf(numbers: readonly number[]): { x: number; y: number } {
  const places = numbers.map((number) =>
    number === 0 ? { x: 0.5, y: null } : { x: placeOf(number).column - 0.5, y: placeOf(number).row - 0.5 },
  );
  const ys = places.flatMap(({ y }) => (y === null ? [] : [y]));
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  return {
    x: numbers.includes(0) ? 1 : x,
    y: ys.length === 0 ? columns / 2 : ys.reduce((a, b) => a + b, 0) / ys.length,
  };
}

type Edge = Exclude<keyof typeof insideSelections, 'straight'>;
const edges: readonly Edge[] = ['split', 'corner', 'street', 'sixLine', 'trio', 'firstFour'];

/** Streets and six lines lie on the lower edge of the numbers. */
function pointOf(key: Edge, numbers: readonly number[]): { x: number; y: number } {
  const { x, y } = middleOf(numbers);
  if (key === 'street' || key === 'sixLine') return { x, y: columns };
  return key === 'firstFour' ? { x: 1, y: columns } : { x, y };
}

function Edges() {
  const t = useTranslations('tables.roulette');
  return (
    <>
      {edges.flatMap((key) =>
        insideSelections[key].map((numbers) => {
          const { x, y } = pointOf(key, numbers);
          const selection = selectionOf(numbers);
          return (
            <BetSpot
              key={`${key}-${selection}`}
              betKey={key}
              selection={selection}
              label={t('edge', { bet: t(`bet.${key}`), numbers: numbers.join(', ') })}
              className="roulette-edge"
              style={{ left: `${(x / (rows + 2)) * 100}%`, top: `${(y / (columns + 2)) * 100}%` }}
            >
              {null}
            </BetSpot>
          );
        }),
      )}
    </>
  );
}

const dozens = ['1', '2', '3'] as const;
const outside = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;
const calls = Object.keys(callBets) as (keyof typeof callBets)[];

/** Bets on neighbours in wheel order and call bets. */
function Racetrack() {
  const t = useTranslations('tables.roulette');
  const { bets } = useTableView();
  const [hovered, setHovered] = useState<number | null>(null);
  const near = hovered === null ? [] : neighboursOf(hovered);
  return (
    <div className="racetrack">
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
      </div>
      <div className="racetrack-numbers">
        {wheel.map((number) => (
          <button
            key={number}
            type="button"
            data-colour={colourOf(number)}
            data-near={near.includes(number)}
            disabled={!bets.isOpen}
            aria-label={t('neighbours', { number })}
            onPointerEnter={() => setHovered(number)}
            onPointerLeave={() => setHovered(null)}
            onClick={() => bets.put(neighboursOf(number).map((near) => ({ key: 'straight', selection: String(near) })))}
          >
            {number}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The cloth: numbers with their edges, columns, dozens, even chances; the racetrack below. */
export function Cloth() {
  const t = useTranslations('tables.roulette');
  const [isTrack, setIsTrack] = useState(false);
  return (
    <div className="cloth">
      <button type="button" className="cloth-switch" aria-pressed={isTrack} onClick={() => setIsTrack(!isTrack)}>
        {t(isTrack ? 'showCloth' : 'showTrack')}
      </button>
      {isTrack ? (
        <Racetrack />
      ) : (
        <div className="roulette-cloth">
          {Array.from({ length: pockets }, (_, number) => (
            <BetSpot
              // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its number
              key={number}
              betKey="straight"
              selection={String(number)}
              label={t('straight', { number })}
              className={`roulette-number roulette-${colourOf(number)}`}
              style={
                number === 0
                  ? { gridArea: '1 / 1 / span 3 / 2' }
                  : { gridColumn: placeOf(number).column, gridRow: placeOf(number).row }
              }
            >
              {number}
            </BetSpot>
          ))}
          {dozens.map((column, index) => (
            <BetSpot
              key={`column-${column}`}
              betKey="column"
              selection={column}
              label={t('column', { number: column })}
              className="roulette-outside"
              style={{ gridColumn: rows + 2, gridRow: columns - index }}
            >
              2:1
            </BetSpot>
          ))}
          {dozens.map((dozen, index) => (
            <BetSpot
              key={`dozen-${dozen}`}
              betKey="dozen"
              selection={dozen}
              label={t('dozen', { number: dozen })}
              className="roulette-outside"
              style={{ gridRow: 4, gridColumn: `${2 + index * 4} / span 4` }}
            >
              {t('dozen', { number: dozen })}
            </BetSpot>
          ))}
          {outside.map((key, index) => (
            <BetSpot
              key={key}
              betKey={key}
              label={t(`bet.${key}`)}
              className={`roulette-outside roulette-chance-${key}`}
              style={{ gridRow: 5, gridColumn: `${2 + index * 2} / span 2` }}
            >
              {t(`bet.${key}`)}
            </BetSpot>
          ))}
          <Edges />
        </div>
      )}
    </div>
  );
}
