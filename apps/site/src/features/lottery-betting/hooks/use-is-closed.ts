import { useEffect, useState } from 'react';

/** Whether betting on a draw has ended; `closesAtMs` in milliseconds of `performance.now`. */
export function useIsClosed(closesAtMs: number): boolean {
  const [closedFor, setClosedFor] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setClosedFor(closesAtMs), Math.min(closesAtMs - performance.now(), maxWaitMs));
    return () => clearTimeout(timer);
  }, [closesAtMs]);
  return closedFor === closesAtMs && performance.now() >= closesAtMs;
}

/** Longer waits than a day overflow the browser's timers; the page asks for its draws long before. */
const maxWaitMs = 86_400_000;
