import { white } from '@baize/games/two-eight';

type Ink = 'blue' | 'red' | 'green';
type Dot = readonly [x: number, y: number, ink: Ink];
const line = (y: number, ink: Ink, ...xs: readonly number[]): Dot[] => xs.map((x) => [x, y, ink]);

/** Where the dots of a tile lie and what colour they have, in a field of 60 by 80. */
const dots: Readonly<Record<number, readonly Dot[]>> = {
  1: [[30, 40, 'red']],
  2: [...line(22, 'blue', 30), ...line(58, 'green', 30)],
  3: [...line(18, 'blue', 15), ...line(40, 'red', 30), ...line(62, 'green', 45)],
  4: [
    [17, 22, 'blue'],
    [43, 22, 'green'],
    [17, 58, 'green'],
    [43, 58, 'blue'],
  ],
  5: [
    [16, 20, 'blue'],
    [44, 20, 'green'],
    [30, 40, 'red'],
    [16, 60, 'green'],
    [44, 60, 'blue'],
  ],
  6: [...line(18, 'green', 18, 42), ...line(43, 'red', 18, 42), ...line(63, 'red', 18, 42)],
  7: [[14, 14, 'green'], [30, 22, 'green'], [46, 30, 'green'], ...line(48, 'red', 18, 42), ...line(66, 'red', 18, 42)],
  8: [14, 31, 49, 66].flatMap((y) => line(y, 'blue', 19, 41)),
  9: [...line(18, 'green', 13, 30, 47), ...line(40, 'red', 13, 30, 47), ...line(62, 'blue', 13, 30, 47)],
};
const radius: Readonly<Record<number, number>> = {
  1: 21,
  2: 13,
  3: 10.5,
  4: 11,
  5: 9.5,
  6: 8.6,
  7: 7.6,
  8: 7.6,
  9: 7.4,
};
const petals = [0, 45, 90, 135, 180, 225, 270, 315];
const large = 13;

function DotMark({ dot: [x, y, ink], r }: { dot: Dot; r: number }) {
  return (
    <g className="dot-mark" data-ink={ink} transform={`translate(${x} ${y})`}>
      <circle r={r} />
      <circle className="dot-ground" r={r * 0.78} />
      {r >= large ? (
        petals.map((degrees) => (
          <ellipse key={degrees} rx={r * 0.15} ry={r * 0.3} cy={r * -0.42} transform={`rotate(${degrees})`} />
        ))
      ) : (
        <circle r={r * 0.56} />
      )}
      <circle className="dot-ground" r={r * 0.2} />
    </g>
  );
}

/** The face of a tile: dots, or the frame of the white dragon. */
export function DotFace({ tile }: { tile: number }) {
  return (
    <svg viewBox="0 0 60 80" aria-hidden="true">
      {tile === white ? (
        <g className="dot-white">
          <rect x="11" y="11" width="38" height="58" rx="3" />
          <rect x="17" y="17" width="26" height="46" rx="2" />
        </g>
      ) : (
        (dots[tile] ?? []).map((dot) => <DotMark key={dot.join(' ')} dot={dot} r={radius[tile] ?? 0} />)
      )}
    </svg>
  );
}
