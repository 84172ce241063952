import { colourOf, insideSelections, pockets, selectionOf } from '@baize/games/roulette';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BetCloth } from '../../table-frame/table/bets/BetCloth.tsx';
import { BetSpot } from '../../table-frame/table/bets/BetSpot.tsx';
import { Racetrack } from './Racetrack.tsx';

const rows = 12;
const columns = 3;
/** With zero and the column bets, and with dozens and even chances. */
const clothColumns = rows + 2;
const clothRows = columns + 2;

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
              style={{ '--x': x / clothColumns, '--y': y / clothRows } as CSSProperties}
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
/**
 * Places on the cloth as it lies, zero at the left; on a narrow screen it stands, zero on top. `along` runs from zero away, `across` from the
 * row of three on.
 */
const place = (along: string | number, across: number, span = 1) =>
  ({
    '--along': along,
    '--across': `${across} / span ${span}`,
    '--standing': `${clothRows + 2 - across - span} / span ${span}`,
  }) as CSSProperties;

/** Where a number lies. */
export const placeOfNumber = (number: number): CSSProperties =>
  number === 0 ? place(1, 1, columns) : place(placeOf(number).column, placeOf(number).row);

function Numbers() {
  const t = useTranslations('tables.roulette');
  return Array.from({ length: pockets }, (_, number) => (
    <BetSpot
      // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its number
      key={number}
      betKey="straight"
      selection={String(number)}
      label={t('straight', { number })}
      className={`roulette-number roulette-${colourOf(number)}`}
      style={placeOfNumber(number)}
    >
      {number}
    </BetSpot>
  ));
}

function Outside() {
  const t = useTranslations('tables.roulette');
  return (
    <>
      {dozens.map((column, index) => (
        <BetSpot
          key={`column-${column}`}
          betKey="column"
          selection={column}
          label={t('column', { number: column })}
          className="roulette-outside"
          style={place(clothColumns, columns - index)}
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
          style={place(`${2 + index * 4} / span 4`, columns + 1)}
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
          style={place(`${2 + index * 2} / span 2`, columns + 2)}
        >
          {t(`bet.${key}`)}
        </BetSpot>
      ))}
    </>
  );
}

/** The cloth, and the racetrack; a screen that has room shows both. `marks` lie on the numbers. */
export function Cloth({ marks }: { marks?: ReactNode }) {
  const t = useTranslations('tables.roulette');
  const [isTrack, setIsTrack] = useState(false);
  return (
    <BetCloth className="roulette-cloths" view={isTrack ? 'track' : 'cloth'}>
      <button type="button" className="cloth-switch" aria-pressed={isTrack} onClick={() => setIsTrack(!isTrack)}>
        {t(isTrack ? 'showCloth' : 'showTrack')}
      </button>
      <div className="roulette-cloth">
        <Numbers />
        <Outside />
        <Edges />
        {marks}
      </div>
      <Racetrack />
    </BetCloth>
  );
}
