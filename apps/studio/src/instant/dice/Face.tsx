import { useEffect, useRef } from 'react';
import { scattered } from '../../lib/scattered.ts';
import { hundredths } from './mark.ts';

const msPerFigure = 40;
const faces = 10_000;
const restingFace = 5_000;

/** The face that was rolled, with figures that run while it is on its way. Readers hear the result alone. */
export function Face({ face, won, isRolling }: { face: number | null; won: boolean | undefined; isRolling: boolean }) {
  const figure = useRef<HTMLParagraphElement>(null);
  const text = hundredths(face ?? restingFace);
  useEffect(() => {
    const show = (shown: string) => {
      if (figure.current) figure.current.textContent = shown;
    };
    if (!isRolling) return show(text);
    let handle = 0;
    const frame = (nowMs: number) => {
      show(hundredths(Math.floor(scattered(Math.floor(nowMs / msPerFigure)) * faces)));
      handle = requestAnimationFrame(frame);
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [isRolling, text]);
  return (
    <div className="dice-face" data-won={won} data-rolling={isRolling}>
      <p ref={figure} className="dice-figure" data-won={won} aria-hidden="true" />
      <p className="sr-only" role="status">
        {face !== null && !isRolling && text}
      </p>
    </div>
  );
}
