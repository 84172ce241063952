import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds, 0 when it has run out. */
  remainingSeconds: number;
  start: (seconds: number) => void;
}

/** Counts seconds down by the clock, so that a sleeping tab loses none. */
export function useCountdown(): Countdown {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [nowMs, setNowMs] = useState(0);
  const remainingSeconds = Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
  const isRunning = remainingSeconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    const startedAtMs = Date.now();
    setNowMs(startedAtMs);
    setEndsAtMs(startedAtMs + seconds * 1000);
  };
  return { remainingSeconds, start };
}
