import type { CSSProperties } from 'react';
import type { Overlay } from '../hud-state.ts';

const turns = 5;
const radius = 96;

/** A point of the wheel's rim; 0 is on top, 1 once around. */
const at = (share: number, far: number) => {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
};

/** A wheel of multipliers that turns and comes to rest with the drawn segment under the pointer. */
export function Wheel({ segments, segment, turnMs }: Extract<Overlay, { kind: 'wheel' }>) {
  const count = segments.length;
  const degrees = 360 * turns - ((segment + 0.5) / count) * 360;
  const highest = Math.max(...segments);
  const style = { '--wheel-turn': `${degrees}deg`, '--wheel-ms': `${turnMs}ms` } as CSSProperties;
  return (
    <div className="frame-wheel" style={style}>
      <svg viewBox="-104 -112 208 216" aria-hidden="true">
        <g className="frame-wheel-disc">
          {segments.map((multiplier, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            <g key={index} data-tone={multiplier === highest ? 'top' : index % 2 === 0 ? 'even' : 'odd'}>
              <path
                d={`M0 0L${at(index / count, radius)}A${radius} ${radius} 0 0 1 ${at((index + 1) / count, radius)}Z`}
              />
              <text
                x={0}
                y={-radius * 0.72}
                transform={`rotate(${((index + 0.5) / count) * 360})`}
                className="frame-wheel-text tabular"
              >
                {`×${multiplier}`}
              </text>
            </g>
          ))}
          <circle r={radius} className="frame-wheel-rim" />
        </g>
        <circle r={38} className="frame-wheel-hub" />
        <path d="M-9 -110H9L0 -86Z" className="frame-wheel-pointer" />
      </svg>
      <p className="frame-shout tabular frame-wheel-result">{`×${segments[segment] ?? 1}`}</p>
    </div>
  );
}
