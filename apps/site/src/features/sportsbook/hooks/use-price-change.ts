import { useEffect, useRef, useState } from 'react';

/** A moved price stands out so long. */
const shownMs = 2_500;

/** Which way a price has just moved; null when it rests. */
export function usePriceChange(odds: number): 'up' | 'down' | null {
  const last = useRef(odds);
  const [change, setChange] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    if (odds === last.current) return;
    setChange(odds > last.current ? 'up' : 'down');
    last.current = odds;
    const timer = setTimeout(() => setChange(null), shownMs);
    return () => clearTimeout(timer);
  }, [odds]);
  return change;
}
