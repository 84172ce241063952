import { useEffect, useRef } from 'react';
import { scrollThrottleMs } from '../../../config/limits.ts';

/** While `isWanted`, calls `onSight` when the element of the answer comes into sight, at most every 200 ms. */
export function useEndInSight(isWanted: boolean, onSight: () => unknown) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSight);
  useEffect(() => {
    seen.current = onSight;
  });
  useEffect(() => {
    const element = end.current;
    if (!isWanted || element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        timer = setTimeout(() => seen.current(), scrollThrottleMs);
      }
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWanted]);
  return end;
}
