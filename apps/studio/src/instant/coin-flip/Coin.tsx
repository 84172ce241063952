import type { Side } from '@baize/games/coin-flip';
import { useRef } from 'react';

const fullTurns = 5;
const half = 180;

/** How far the coin is turned about its axis: on from where it lay, by whole turns and to the side. */
function useTurn(side: Side | null): number {
  const turn = useRef({ side: null as Side | null, degrees: 0 });
  if (side !== null && side !== turn.current.side) {
    const end = side === 'heads' ? 0 : half;
    const from = turn.current.degrees;
    turn.current = {
      side,
      degrees: from + fullTurns * 2 * half + ((((end - from) % (2 * half)) + 2 * half) % (2 * half)),
    };
  }
  if (side === null) turn.current.side = null;
  return turn.current.degrees;
}

const points = (corners: number, radius: number, inner: number) =>
  Array.from({ length: corners * 2 }, (_, index) => {
    const angle = (Math.PI * index) / corners - Math.PI / 2;
    const distance = index % 2 === 0 ? radius : inner;
    return `${(Math.cos(angle) * distance).toFixed(2)},${(Math.sin(angle) * distance).toFixed(2)}`;
  }).join(' ');

function Face({ side }: { side: Side }) {
  return (
    <svg viewBox="-50 -50 100 100" className="coin-face" data-side={side} aria-hidden="true">
      <circle r="48" className="coin-edge" />
      <circle r="42" className="coin-ground" />
      <circle r="38" className="coin-ring" />
      {side === 'heads' ? (
        <g className="coin-mark">
          <circle r="11" />
          <polygon points={points(12, 30, 15)} className="coin-rays" />
        </g>
      ) : (
        <g className="coin-mark">
          <path d="M9 -27A28 28 0 1 0 27 9A22 22 0 1 1 9 -27Z" />
          <polygon points={points(5, 9, 4)} transform="translate(13 -11)" />
        </g>
      )}
    </svg>
  );
}

/** A coin with a sun on its head and a moon on its tail, which turns in the air and lands. */
export function Coin(props: {
  /** Where it lands or lies; null while the result is asked for. */
  side: Side | null;
  /** How long it flies; null: it lies there. */
  flightMs: number | null;
  won: boolean | undefined;
}) {
  const { side, flightMs, won } = props;
  const degrees = useTurn(side);
  return (
    <div className="coin-place" data-flying={flightMs !== null} data-won={won}>
      <div className="coin" style={{ transform: `rotateX(${degrees}deg)`, transitionDuration: `${flightMs ?? 0}ms` }}>
        <Face side="heads" />
        <Face side="tails" />
      </div>
      <span className="coin-shadow" />
    </div>
  );
}
