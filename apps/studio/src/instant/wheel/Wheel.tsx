import * as wheel from '@baize/games/wheel';
import { useRef } from 'react';
import { timesText } from '../times.ts';

const radius = { rim: 100, out: 95, in: 62 } as const;
const degreesPerSegment = 360 / wheel.segments;
const fullTurns = 4;

const onCircle = (distance: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
};
const segmentPath = (index: number) => {
  const [from, to] = [(index - 0.5) * degreesPerSegment, (index + 0.5) * degreesPerSegment];
  return `M${onCircle(radius.out, from)}A${radius.out} ${radius.out} 0 0 1 ${onCircle(radius.out, to)}L${onCircle(radius.in, to)}A${radius.in} ${radius.in} 0 0 0 ${onCircle(radius.in, from)}Z`;
};

/** The colour of a return by its place among those of the wheel, the highest first; nothing is dark. */
export const toneOf = (bet: wheel.WheelBet, back: number): number | 'none' =>
  back === 0 ? 'none' : wheel.segmentCounts(bet).findIndex(([other]) => other === back);

/** How far the wheel is turned: on from where it stood, by whole turns and to the segment. */
function useTurn(segment: number | null): number {
  const turn = useRef({ segment: null as number | null, degrees: 0 });
  if (segment !== null && segment !== turn.current.segment) {
    const from = turn.current.degrees;
    const rest = (((-segment * degreesPerSegment - from) % 360) + 360) % 360;
    turn.current = { segment, degrees: from + fullTurns * 360 + rest };
  }
  if (segment === null) turn.current.segment = null;
  return turn.current.degrees;
}

/** Fifty segments that turn under a pointer; the hub shows what the last one paid. Readers hear the result alone. */
export function Wheel(props: {
  bet: wheel.WheelBet;
  /** Where it turns to or stands; null while the result is asked for. */
  segment: number | null;
  /** How long it turns; null: it stands at once. */
  turnMs: number | null;
  /** What it came to; null: not to be seen yet. */
  paid10k: number | null;
}) {
  const { bet, segment, turnMs, paid10k } = props;
  const degrees = useTurn(segment);
  return (
    <div className="fortune" data-won={paid10k === null ? undefined : paid10k > 0}>
      <svg viewBox="-104 -104 208 208" aria-hidden="true">
        <circle r={radius.rim} className="fortune-rim" />
        <g
          className="fortune-disc"
          style={{ transform: `rotate(${degrees}deg)`, transitionDuration: `${turnMs ?? 0}ms` }}
        >
          {wheel.segmentReturns(bet).map((back, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              key={index}
              d={segmentPath(index)}
              className="fortune-segment"
              data-tone={toneOf(bet, back)}
              data-hit={paid10k !== null && segment === index}
            />
          ))}
        </g>
        <circle r={radius.in - 1} className="fortune-hub" />
        <path d="M0 -86L-8 -104H8Z" className="fortune-pointer" />
      </svg>
      <p className="fortune-paid" role="status">
        {paid10k !== null && timesText(paid10k)}
      </p>
    </div>
  );
}
