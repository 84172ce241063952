import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureKey } from './api.ts';

/**
 * One act of a button: busy while it runs, and why it failed. Afterwards what it `changes` is read again: the first parts of query keys,
 * which are the names of the calls.
 */
export function useAct(changes: readonly string[]) {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = () => Promise.all(changes.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
  const run = async <Answer>(act: () => Promise<Answer>, onDone?: (answer: Answer) => void): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await act();
      onDone?.(answer);
    } catch (thrown) {
      setFailure(failureKey(thrown));
    }
    setBusy(false);
    // A refused act may be refused because things are no longer as they are shown.
    await refresh();
  };
  return { run, refresh, isBusy, failure };
}
