import type { BookMatchPage } from '@baize/contract';

type Moments = NonNullable<BookMatchPage['tracker']>['moments'];

const size = { width: 200, height: 112 };
const edge = 6;
const box = { width: 26, height: 56 };
const field = { width: size.width - 2 * edge, height: size.height - 2 * edge };
const middle = { x: size.width / 2, y: size.height / 2 };

const pointOf = ({ along, across }: Moments[number]) => ({
  x: edge + (along / 100) * field.width,
  y: edge + (across / 100) * field.height,
});

/** The field from above, with where the ball is and where it came from; the home side plays to the right. */
export function Pitch({ moments }: { moments: Moments }) {
  const points = moments.map(pointOf);
  const ball = points.at(-1);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="w-full rounded-lg bg-hero" aria-hidden="true">
      <g className="fill-none stroke-hero-line" strokeWidth="1.5">
        <rect x={edge} y={edge} width={field.width} height={field.height} rx="2" />
        <path d={`M${middle.x} ${edge}V${size.height - edge}`} />
        <circle cx={middle.x} cy={middle.y} r="15" />
        {[edge, size.width - edge - box.width].map((x) => (
          <rect key={x} x={x} y={middle.y - box.height / 2} width={box.width} height={box.height} />
        ))}
        {[edge - 3, size.width - edge].map((x) => (
          <rect key={x} x={x} y={middle.y - 10} width="3" height="20" />
        ))}
      </g>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-hero-gold opacity-40"
        strokeWidth="1"
        strokeDasharray="3 3"
      />
      {ball && (
        <g
          className="fill-hero-gold transition-transform duration-700 ease-out motion-reduce:transition-none"
          style={{ transform: `translate(${ball.x}px, ${ball.y}px)` }}
        >
          <circle r="7" className="opacity-30" />
          <circle r="3.5" />
        </g>
      )}
    </svg>
  );
}
