import { useEffect, useState } from 'react';

const REST_DELAY_MS = 1500;
const LOOK_AGAIN_MS = 300;
/** A page that is not whole by then is not waited for. */
const MAX_LOOKS = 30;

/** On a slow device a page is loaded long before it is drawn. */
const isDrawn = (): boolean => {
  const main = document.getElementById('main');
  return main === null || (main.childElementCount > 0 && main.querySelector('[aria-busy="true"]') === null);
};

/** Does it once the page is loaded, is drawn and has had a moment of rest. The returned function takes the wish back. */
export function atPageRest(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (looksLeft: number) => {
    if (isDrawn() || looksLeft === 0) act();
    else timer = setTimeout(() => look(looksLeft - 1), LOOK_AGAIN_MS);
  };
  const begin = () => {
    timer = setTimeout(() => look(MAX_LOOKS), REST_DELAY_MS);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('load', begin);
  };
}

/** True once the first page is loaded, is drawn and has had a moment of rest: the time for code that nobody waits for. */
export function usePageRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => atPageRest(() => setAtRest(true)), []);
  return isAtRest;
}
