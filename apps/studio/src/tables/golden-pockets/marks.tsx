import type { LuckyPocket } from '@baize/games/golden-pockets';
import { wheel } from '@baize/games/roulette';
import { useEffect, useState } from 'react';
import { useTableView } from '../../table-frame/table/table-view.tsx';
import { placeOfNumber } from '../roulette/Cloth.tsx';
import { degreesPerPocket, pocketPath, radius } from '../roulette/wheel-shape.ts';
import { luckyOf, shownBy } from './lucky-shown.ts';

/** The lucky pockets as light on the wheel, which turns with it. */
export function WheelMarks({ lucky }: { lucky: readonly LuckyPocket[] }) {
  return lucky.map(({ pocket, multiplier }) => {
    const index = wheel.indexOf(pocket);
    return (
      <g key={pocket} className="golden-wheel-mark">
        <path d={pocketPath(index)} />
        <text
          transform={`rotate(${index * degreesPerPocket}) translate(0 ${-radius.ballIn}) rotate(-90)`}
          textAnchor="middle"
          dominantBaseline="central"
        >
          ×{multiplier}
        </text>
      </g>
    );
  });
}

const tickMs = 100;

/** Renders when one more pocket is lit, and not in between: the cloth has some hundred spots. */
function useLit(): readonly LuckyPocket[] {
  const { outcome, elapsedNowMs } = useTableView();
  const lucky = luckyOf(outcome);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      const { length } = shownBy(lucky, elapsedNowMs());
      setCount(length);
      return length === lucky.length;
    };
    if (look()) return;
    const timer = setInterval(() => {
      if (look()) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [lucky, elapsedNowMs]);
  return lucky.slice(0, count);
}

/** The same on the numbers of the cloth. What they are is said by the stage. */
export function ClothMarks() {
  return useLit().map(({ pocket, multiplier }) => (
    <span key={pocket} className="golden-cloth-mark" style={placeOfNumber(pocket)} aria-hidden="true">
      <b>×{multiplier}</b>
    </span>
  ));
}
