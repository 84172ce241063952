import { colourOf, wheel } from '@baize/games/roulette';
import { useTranslations } from 'use-intl';

const degreesPerPocket = 360 / wheel.length;
const spinMs = 7_500;
const turns = { wheel: 3, ball: 9 } as const;
const radius = { rim: 100, numbers: 86, pockets: 74, hub: 46, ballOut: 95, ballIn: 66 } as const;

const onCircle = (distance: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
};

function Pocket({ number, index }: { number: number; index: number }) {
  const from = (index - 0.5) * degreesPerPocket;
  const to = (index + 0.5) * degreesPerPocket;
  const path = `M ${onCircle(radius.rim - 4, from)} A ${radius.rim - 4} ${radius.rim - 4} 0 0 1 ${onCircle(radius.rim - 4, to)} L ${onCircle(radius.hub, to)} A ${radius.hub} ${radius.hub} 0 0 0 ${onCircle(radius.hub, from)} Z`;
  return (
    <g>
      <path d={path} className="wheel-pocket" data-colour={colourOf(number)} />
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

/** The wheel and its ball, as far as they have come so long after the deal; before it they rest at the last pocket. */
export function Wheel({ pocket, elapsedMs }: { pocket: number | null; elapsedMs: number | null }) {
  const t = useTranslations('tables.roulette');
  const share = elapsedMs === null ? 1 : Math.min(1, elapsedMs / spinMs);
  const run = slowed(share);
  const index = pocket === null ? 0 : wheel.indexOf(pocket);
  const wheelDegrees = -run * turns.wheel * 360;
  const ballDegrees = index * degreesPerPocket + wheelDegrees + (1 - run) * turns.ball * 360;
  const ballRadius =
    share < 0.75 ? radius.ballOut : radius.ballOut - ((share - 0.75) / 0.25) * (radius.ballOut - radius.ballIn);
  const [x = '0', y = '0'] = onCircle(ballRadius, ballDegrees).split(' ');
  return (
    <svg
      className="wheel"
      viewBox="-108 -108 216 216"
      role="img"
      aria-label={pocket === null || share < 1 ? t('wheel') : t('result', { number: pocket })}
    >
      <circle r={radius.rim + 6} className="wheel-bowl" />
      <g transform={`rotate(${wheelDegrees.toFixed(2)})`}>
        {wheel.map((number, place) => (
          <Pocket key={number} number={number} index={place} />
        ))}
        <circle r={radius.pockets} className="wheel-ring" />
        <circle r={radius.hub} className="wheel-hub" />
        {[0, 90, 180, 270].map((degrees) => (
          <line
            key={degrees}
            x1="0"
            y1="0"
            x2="0"
            y2={-radius.hub + 8}
            className="wheel-spoke"
            transform={`rotate(${degrees})`}
          />
        ))}
        <circle r="9" className="wheel-cap" />
      </g>
      {pocket !== null && <circle cx={x} cy={y} r="4.2" className="wheel-ball" />}
    </svg>
  );
}
