import { useCallback } from 'react';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';

/** The name of the notice popup in the address (`?popup=notice&notice=ID`). */
export const noticePopup = 'notice';

/** Opens the notice popup at one of its entries. */
export function useOpenNotice(): (id: string) => void {
  const changeSearch = useChangeSearch();
  return useCallback((id) => changeSearch({ popup: noticePopup, notice: id }), [changeSearch]);
}

/** Id of the entry that the popup is open at; empty: open without one; undefined: closed. */
export function useOpenedNotice(): string | undefined {
  const { popup, notice = '' } = useSiteSearch();
  return popup === noticePopup ? notice : undefined;
}
