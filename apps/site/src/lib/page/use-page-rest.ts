import { useEffect, useState } from 'react';

const REST_DELAY_MS = 1500;

/** Does it once the page is loaded and has had a moment of rest. The returned function takes the wish back. */
export function atPageRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    timer = setTimeout(act, REST_DELAY_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', begin);
  };
}

/** True once the first page is loaded and has had a moment of rest: the time for code that nobody waits for. */
export function usePageRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => atPageRest(() => setAtRest(true)), []);
  return isAtRest;
}
