import { paces } from '@baize/games/paces';
import { colourOf, wheel } from '@baize/games/roulette';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { degreesPerPocket, pocketPath, radius } from './wheel-shape.ts';

const { spinMs } = paces.roulette;
const turns = { wheel: 3, ball: 9 } as const;
/** As a share of the spin: the ball leaves the rim, jumps from pocket to pocket, and lies. */
export const fallFrom = 0.68;
const jumps = 3;
const jumpHeight = 9;

function Pocket({ number, index }: { number: number; index: number }) {
  return (
    <g>
      <path d={pocketPath(index)} className="wheel-pocket" data-colour={colourOf(number)} />
      <text
        className="wheel-number"
        transform={`rotate(${index * degreesPerPocket}) translate(0 ${-radius.numbers})`}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {number}
      </text>
    </g>
  );
}

/** Slows down like a ball that loses its way. */
const slowed = (share: number) => 1 - (1 - share) ** 3;

/** How far from the middle the ball runs. */
function ballRadiusAt(share: number): number {
  if (share < fallFrom) return radius.ballOut;
  const fall = (share - fallFrom) / (1 - fallFrom);
  const bounce = Math.abs(Math.cos(fall * Math.PI * (jumps - 0.5))) * (1 - fall) * jumpHeight;
  return radius.ballOut - Math.min(1, fall * 1.6) * (radius.ballOut - radius.ballIn) + (fall > 0.3 ? bounce : 0);
}

/** How wheel and ball stand so long after the deal. Without a deal they rest at the last pocket. */
function standingAt(pocket: number | null, restsAt: number | null, elapsedMs: number | null) {
  const isWaiting = elapsedMs !== null && elapsedMs < 0;
  const share = elapsedMs === null || isWaiting ? 1 : Math.min(1, elapsedMs / spinMs);
  const run = slowed(share);
  const lies = isWaiting ? restsAt : pocket;
  const index = lies === null ? 0 : wheel.indexOf(lies);
  const wheelDegrees = -run * turns.wheel * 360;
  return {
    wheelDegrees,
    ballDegrees: index * degreesPerPocket + wheelDegrees + (1 - run) * turns.ball * 360,
    ballRadius: ballRadiusAt(share),
    isOver: share >= 1 && !isWaiting,
  };
}

const spokes = [0, 90, 180, 270];
const pins = Array.from({ length: 8 }, (_, place) => place * 45);
const viewBox = '-108 -108 216 216';

const Pockets = memo(function Pockets() {
  return (
    <>
      {wheel.map((number, place) => (
        <Pocket key={number} number={number} index={place} />
      ))}
      <circle r={(radius.pockets + radius.hub) / 2} strokeWidth={radius.pockets - radius.hub} className="wheel-depth" />
      <circle r={radius.pockets} className="wheel-ring" />
      <circle r={radius.hub} className="wheel-hub" />
      <circle r={radius.hub - 5} className="wheel-ring" />
      {spokes.map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path d={`M -3 0 L -1.4 ${-radius.hub + 20} H 1.4 L 3 0 Z`} className="wheel-brass" />
          <circle cy={-radius.hub + 19} r="3.4" className="wheel-brass" />
        </g>
      ))}
      <circle r="11" className="wheel-brass" />
      <circle r="6" className="wheel-cap" />
    </>
  );
});

/** What does not turn: the wooden bowl, the track of the ball, and the pins on it. */
const Bowl = memo(function Bowl() {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <defs>
        <radialGradient id="wheel-wood" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="108">
          <stop offset="0.9" className="wheel-wood-deep" />
          <stop offset="0.945" className="wheel-wood-lit" />
          <stop offset="1" className="wheel-wood-deep" />
        </radialGradient>
        <radialGradient id="wheel-cone" gradientUnits="userSpaceOnUse" cx="-10" cy="-14" r={radius.hub + 10}>
          <stop offset="0" className="wheel-wood-lit" />
          <stop offset="1" className="wheel-wood-deep" />
        </radialGradient>
        <linearGradient id="wheel-metal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="wheel-metal-lit" />
          <stop offset="1" className="wheel-metal-deep" />
        </linearGradient>
      </defs>
      <circle r={radius.rim + 7} className="wheel-bowl" />
      <circle r={radius.rim + 1} className="wheel-track" />
      {pins.map((degrees, place) => (
        <path
          key={degrees}
          d="M 0 -3.4 L 1.5 0 L 0 3.4 L -1.5 0 Z"
          className="wheel-brass"
          transform={`rotate(${degrees}) translate(0 ${-radius.rim - 0.5}) rotate(${place % 2 === 0 ? 0 : 90})`}
        />
      ))}
    </svg>
  );
});

interface WheelProps {
  /** The ball runs. */
  isSpinning: boolean;
  /** Where the ball lies or will fall; null without a round. */
  pocket: number | null;
  /** Where it lies until the spin begins. */
  restsAt: number | null;
  /** Since the spin began; null or below 0 while the ball rests. */
  elapsedNowMs: () => number | null;
  /** What lies on the pockets and turns with them. */
  marks?: ReactNode;
}

/**
 * The wheel and its ball. Both are layers of their own that only turn, moved frame by frame: nothing is rendered or painted while they run.
 */
export function Wheel({ isSpinning, pocket, restsAt, elapsedNowMs, marks }: WheelProps) {
  const t = useTranslations('tables.roulette');
  const turning = useRef<SVGSVGElement>(null);
  const ball = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let handle = 0;
    const frame = () => {
      const { wheelDegrees, ballDegrees, ballRadius, isOver } = standingAt(pocket, restsAt, elapsedNowMs());
      if (turning.current) turning.current.style.transform = `rotate(${wheelDegrees.toFixed(2)}deg)`;
      // A share of the picture's half: 108 units are half of it.
      const outwards = ((-ballRadius / 108) * 50).toFixed(2);
      if (ball.current)
        ball.current.style.transform = `rotate(${ballDegrees.toFixed(2)}deg) translateY(${outwards}cqw)`;
      handle = isOver ? 0 : requestAnimationFrame(frame);
    };
    frame();
    return () => cancelAnimationFrame(handle);
  }, [pocket, restsAt, elapsedNowMs]);
  return (
    <div className="wheel" data-dealer={isSpinning ? 'spin' : undefined} role="img" aria-label={t('wheel')}>
      <Bowl />
      <svg ref={turning} viewBox={viewBox} className="wheel-turning" aria-hidden="true">
        <Pockets />
        {marks}
      </svg>
      {pocket !== null && <span ref={ball} className="wheel-ball" />}
    </div>
  );
}
