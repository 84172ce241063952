import type { Domino } from '@baize/games/wenzhou';

/** Where the pips of an end lie, in a square of 50; Chinese dominoes have two and three upright. */
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[25, 25]],
  2: [
    [25, 12],
    [25, 38],
  ],
  3: [
    [13, 11],
    [25, 25],
    [37, 39],
  ],
  4: [
    [14, 13],
    [36, 13],
    [14, 37],
    [36, 37],
  ],
  5: [
    [13, 11],
    [37, 11],
    [25, 25],
    [13, 39],
    [37, 39],
  ],
  6: [
    [14, 9],
    [36, 9],
    [14, 25],
    [36, 25],
    [14, 41],
    [36, 41],
  ],
};
const single = 1;
const red = [1, 4];
const six = 6;
const middle = 25;
const radius = { single: 9, other: 5.6 };

function End({ pips, top, isTeen }: { pips: number; top: number; isTeen: boolean }) {
  return (
    <g transform={`translate(3 ${top})`}>
      {(spots[pips] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`} data-red={red.includes(pips) || (isTeen && x > middle)} className="domino-pip">
          <circle cx={x} cy={y} r={pips === single ? radius.single : radius.other} />
          <circle className="domino-glint" cx={x - 1.2} cy={y - 1.4} r={pips === single ? 3 : 1.9} />
        </g>
      ))}
    </g>
  );
}

/** The face of a Chinese domino: ones and fours are red, and half of the pips of teen. */
export function DominoFace({ domino: { ends } }: { domino: Domino }) {
  const isTeen = ends[0] === six && ends[1] === six;
  return (
    <svg viewBox="0 0 56 112" aria-hidden="true">
      <End pips={ends[0]} top={4} isTeen={isTeen} />
      <path className="domino-line" d="M9 56h38" />
      <End pips={ends[1]} top={58} isTeen={isTeen} />
    </svg>
  );
}
