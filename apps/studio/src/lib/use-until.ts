import { useCallback, useEffect, useRef, useState } from 'react';

export interface Watched<Value> {
  /** As it was rendered last. */
  latest: () => Value;
  /** Waits until something is found in the value; null when the signal is given before. */
  until: <Found>(find: (value: Value) => Found | null, signal: AbortSignal) => Promise<Found | null>;
}

/** Lets a task that takes several renders follow a value of them. */
export function useUntil<Value>(value: Value): Watched<Value> {
  const rendered = useRef(value);
  const [looks] = useState(() => new Set<() => void>());
  useEffect(() => {
    rendered.current = value;
    for (const look of [...looks]) look();
  });
  const latest = useCallback(() => rendered.current, []);
  const until = useCallback<Watched<Value>['until']>(
    (find, signal) =>
      new Promise((resolve) => {
        const look = () => {
          const found = signal.aborted ? null : find(rendered.current);
          if (found === null && !signal.aborted) return;
          looks.delete(look);
          signal.removeEventListener('abort', look);
          resolve(found);
        };
        looks.add(look);
        signal.addEventListener('abort', look);
        look();
      }),
    [looks],
  );
  return { latest, until };
}
