import { useEffect, useState } from 'react';

/** The server's time, read again so often while `isOn`. */
export function useServerNow(nowMs: () => number, everyMs: number, isOn = true): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    if (!isOn) return;
    setNow(nowMs());
    const timer = setInterval(() => setNow(nowMs()), everyMs);
    return () => clearInterval(timer);
  }, [nowMs, everyMs, isOn]);
  return now;
}
