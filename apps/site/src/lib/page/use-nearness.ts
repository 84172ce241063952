import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the screen something is drawn already, so that nobody sees it come. */
const AHEAD = '50% 0px';

/**
 * Whether the element of the answer is in sight or has been near it; true at once where the browser cannot tell. `isThere`: the element is
 * drawn.
 */
export function useNearness<T extends Element>(isThere: boolean): [RefObject<T | null>, boolean] {
  const element = useRef<T>(null);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!isThere || isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isThere, isNear]);
  return [element, isNear];
}
