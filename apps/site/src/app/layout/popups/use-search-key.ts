import { useEffect } from 'react';
import { useChangeSearch } from '../../../lib/page/site-search.ts';

/** Ctrl-K, or ⌘K, opens the search from anywhere on the site. */
export function useSearchKey(): void {
  const changeSearch = useChangeSearch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Over another popup it would fight for the focus.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) changeSearch({ popup: 'search' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [changeSearch]);
}
