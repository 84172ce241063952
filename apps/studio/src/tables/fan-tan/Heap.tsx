import { inFour } from '@baize/games/fan-tan';

const goldenAngle = 2.399_963;
const heap = { x: 160, y: 44, spread: 3.9 };
const row = { x: 10, y: 92, stepX: 10.3, stepY: 8.5 };

/** Where a bead lies in the heap, the first in its middle. */
const inHeap = (bead: number) => ({
  x: heap.x + Math.cos(bead * goldenAngle) * Math.sqrt(bead) * heap.spread * 1.7,
  y: heap.y + Math.sin(bead * goldenAngle) * Math.sqrt(bead) * heap.spread,
});
const countedOff = (bead: number) => ({
  x: row.x + Math.floor(bead / inFour) * row.stepX,
  y: row.y + (bead % inFour) * row.stepY,
});

interface HeapProps {
  beads: number;
  /** Beads that were counted off in fours already. */
  counted: number;
  isCovered: boolean;
  isDone: boolean;
}

/** A heap under its cup, and the fours that were counted off. */
export function Heap({ beads, counted, isCovered, isDone }: HeapProps) {
  const firstLeft = beads - (beads % inFour || inFour);
  return (
    <svg className="heap" viewBox="0 0 320 128" aria-hidden="true">
      <defs>
        <radialGradient id="heap-cup-shine" cx="0.36" cy="0.22" r="0.95">
          <stop className="heap-shine-light" offset="0" />
          <stop className="heap-shine-body" offset="0.38" />
          <stop className="heap-shine-edge" offset="1" />
        </radialGradient>
      </defs>
      <ellipse className="heap-mat" cx="160" cy="46" rx="112" ry="42" />
      {!isCovered &&
        Array.from({ length: beads }, (_, bead) => {
          // From the outside in, so that what is left lies together in the middle.
          const { x, y } = bead < counted ? countedOff(bead) : inHeap(beads - 1 - bead);
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place
              key={bead}
              className="heap-bead"
              data-left={isDone && bead >= firstLeft}
              r="3.8"
              style={{ transform: `translate(${x}px, ${y}px)` }}
            />
          );
        })}
      <g className="heap-cup" data-lifted={!isCovered} data-dealer={isCovered ? undefined : 'lift'}>
        <ellipse className="heap-shadow" cx="160" cy="80" rx="102" ry="9" />
        <path d="M62 76C62 22 110 8 160 8s98 14 98 68c0 12-196 12-196 0z" />
        <circle cx="160" cy="8" r="7" />
        <path className="heap-band" d="M63.5 64c40 12 153 12 193 0" />
        <path className="heap-rim" d="M62 76c0 12 196 12 196 0" />
        <path className="heap-glint" d="M84 60c3-20 17-34 38-40" />
      </g>
    </svg>
  );
}
