import { oneTimes, targets } from '@baize/games/limbo';
import { type CSSProperties, useEffect, useRef } from 'react';
import { easeOut } from '../../lib/motion.ts';
import { hundredthsText } from './target.ts';

const marks = [100, 1_000, 10_000, 100_000, targets.max];
const top = Math.log(targets.max / oneTimes);
/** Where a multiplier stands on the column, whose steps are powers of ten. */
const heightOf = (hundredths: number) => `${(Math.log(Math.max(hundredths, oneTimes) / oneTimes) / top) * 100}%`;

interface PointProps {
  target: number;
  /** Null: nothing was drawn yet. */
  point: number | null;
  /** Undefined: not to be seen yet. */
  won: boolean | undefined;
  /** How long the figure runs up to the point; null: it stands. */
  runMs: number | null;
  isWaiting: boolean;
}

/** The multiplier that rises to the drawn point, as a figure and on a column with the target. Readers hear the result alone. */
export function Point({ target, point, won, runMs, isWaiting }: PointProps) {
  const figure = useRef<HTMLParagraphElement>(null);
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (hundredths: number) => {
      if (figure.current) figure.current.textContent = `${hundredthsText(hundredths)}×`;
      column.current?.style.setProperty('--height', heightOf(hundredths));
    };
    if (isWaiting && point === null) return show(oneTimes);
    if (point === null || runMs === null) return show(point ?? oneTimes);
    const startMs = performance.now();
    let handle = 0;
    const frame = (nowMs: number) => {
      const share = Math.min(1, Math.max(0, nowMs - startMs) / runMs);
      show(Math.round(oneTimes * Math.exp(Math.log(point / oneTimes) * easeOut(share))));
      if (share < 1) handle = requestAnimationFrame(frame);
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [point, runMs, isWaiting]);
  return (
    <div className="limbo-sky" data-won={won} data-rising={isWaiting}>
      <div ref={column} className="limbo-column" aria-hidden="true">
        <span className="limbo-fill" />
        <span className="limbo-target" style={{ '--at': heightOf(target) } as CSSProperties} />
        {marks.map((mark) => (
          <span key={mark} className="limbo-mark" style={{ '--at': heightOf(mark) } as CSSProperties}>
            {mark / oneTimes}×
          </span>
        ))}
      </div>
      <div className="limbo-point">
        <p ref={figure} className="limbo-figure" data-won={won} aria-hidden="true" />
        <p className="limbo-goal">{hundredthsText(target)}×</p>
        <p className="sr-only" role="status">
          {point !== null && won !== undefined && `${hundredthsText(point)}×`}
        </p>
      </div>
    </div>
  );
}
