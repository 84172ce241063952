import { showToast } from '@baize/ui/toast';
import { useCallback } from 'react';

/** Puts a text on the clipboard and says how it went. */
export function useCopy(words: { done: string; failed: string }): (text: string) => Promise<void> {
  const { done, failed } = words;
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showToast({ title: done, tone: 'success' });
      } catch {
        showToast({ title: failed, tone: 'danger' });
      }
    },
    [done, failed],
  );
}
