import { useEffect, useRef } from 'react';
import { isStill } from './is-still.ts';

export interface RollingAmountProps {
  amountMinor: bigint;
  write: (amountMinor: bigint) => string;
  /** 0: the amount is there at once. */
  rollMs: number;
  /** Counts from nothing instead of from what was shown before. */
  fromZero?: boolean;
  className?: string;
}

const steps = 10_000;

/** An amount that counts up; a lower one is there at once. It writes its text itself: sixty renders a second would be the whole frame's work. */
export function RollingAmount({ amountMinor, write, rollMs, fromZero = false, className }: RollingAmountProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef<bigint | null>(null);
  const writer = useRef(write);
  writer.current = write;

  useEffect(() => {
    const span = element.current;
    if (span === null) return;
    const show = (value: bigint) => {
      shown.current = value;
      span.textContent = writer.current(value);
    };
    const from = fromZero ? 0n : (shown.current ?? amountMinor);
    if (rollMs <= 0 || amountMinor <= from || isStill()) return show(amountMinor);
    let handle = 0;
    let startMs: number | null = null;
    const frame = (nowMs: number) => {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / rollMs);
      show(from + ((amountMinor - from) * BigInt(Math.round(share * steps))) / BigInt(steps));
      if (share < 1) handle = requestAnimationFrame(frame);
    };
    show(from);
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [amountMinor, rollMs, fromZero]);

  return <span ref={element} className={className} />;
}
