import { useEffect, useRef } from 'react';

const steps = 10_000;

/** An amount that counts up or down to its new value. It writes its text itself, so that nothing else renders meanwhile. */
export function RollingAmount(props: {
  amountMinor: bigint;
  write: (amountMinor: bigint) => string;
  rollMs: number;
  className?: string;
}) {
  const { amountMinor, rollMs, className } = props;
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(amountMinor);
  const write = useRef(props.write);
  write.current = props.write;

  useEffect(() => {
    const span = element.current;
    if (span === null) return;
    const from = shown.current;
    const show = (value: bigint) => {
      shown.current = value;
      span.textContent = write.current(value);
    };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
    if (from === amountMinor || isStill) return show(amountMinor);
    let startMs: number | null = null;
    let handle = requestAnimationFrame(function frame(nowMs) {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / rollMs);
      show(from + ((amountMinor - from) * BigInt(Math.round(share * steps))) / BigInt(steps));
      if (share < 1) handle = requestAnimationFrame(frame);
    });
    return () => cancelAnimationFrame(handle);
  }, [amountMinor, rollMs]);

  return <span ref={element} className={className} />;
}
