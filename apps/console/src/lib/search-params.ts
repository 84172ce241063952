import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Query parameters as plain texts: filters, pages and open panels live here, so that links, back and reload work. */
export type Search = { [name: string]: string | undefined };

/** Plain reading: the router's own would turn "123" into a number and "1e5" into 100000. */
export const parseSearch = (search: string): Search => Object.fromEntries(new URLSearchParams(search));

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The current query parameters. */
export const useSearchParams = (): Search => useSearch({ strict: false }) as Search;

/** Changes some query parameters of the current address and leaves the others; undefined removes one. */
export function useChangeSearch(): (changes: Search, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, options) => {
      void navigate({
        to: '.',
        search: (current: Search) => ({ ...current, ...changes }),
        replace: options?.replace ?? false,
        resetScroll: false,
      } as never);
    },
    [navigate],
  );
}
