import { useEffect, useState } from 'react';

const REST_DELAY_MS = 1500;

/** True once the first page is loaded and has had a moment of rest: the time for code that nobody waits for. */
export function usePageRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () => {
      timer = setTimeout(() => setAtRest(true), REST_DELAY_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
    };
  }, []);
  return isAtRest;
}
