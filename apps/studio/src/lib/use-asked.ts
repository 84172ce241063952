import { useCallback, useEffect, useRef, useState } from 'react';

/** What a call answers, asked for once and again by `reload`; null until it is there. */
export function useAsked<Value>(ask: () => Promise<{ ok: true; value: Value } | { ok: false }>): {
  value: Value | null;
  hasFailed: boolean;
  reload: () => void;
} {
  const question = useRef(ask);
  question.current = ask;
  const [value, setValue] = useState<Value | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    setHasFailed(false);
    void question.current().then((outcome) => {
      if (outcome.ok) setValue(outcome.value);
      else setHasFailed(true);
    });
  }, []);
  useEffect(reload, [reload]);
  return { value, hasFailed, reload };
}
