import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether a strip that scrolls sideways stands at its start or end. Measured again when `count` of its items changes. */
export function useStripEnds(strip: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  const measure = useCallback(() => {
    const element = strip.current;
    if (element === null) return;
    const atStart = element.scrollLeft <= 1;
    const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
  }, [strip]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of items is another width
  useEffect(() => {
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure, count]);
  return { ends, onScroll: measure };
}
