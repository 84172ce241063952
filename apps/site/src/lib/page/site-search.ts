import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Query parameters as the site knows them: plain texts. Overlays, filters and pages live here, so links and back work. */
export type SiteSearch = {
  popup?: string | undefined;
  member?: string | undefined;
  agent?: string | undefined;
  [name: string]: string | undefined;
};

/** Plain reading: the router's own would turn "123" into a number and "1e5" into 100000. */
export function parseSearch(search: string): SiteSearch {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The current query parameters. */
export function useSiteSearch(): SiteSearch {
  return useSearch({ strict: false }) as SiteSearch;
}

/** One query parameter of the current address; a component that reads it alone is not drawn anew when another changes. */
export function useSiteParameter(name: string): string | undefined {
  return useSearch({ strict: false, select: (search) => (search as SiteSearch)[name] });
}

/** Changes some query parameters of the current address and leaves the others; undefined removes one. */
export function useChangeSearch(): (changes: SiteSearch, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (changes, options) => {
      void navigate({
        to: '.',
        search: (current: SiteSearch) => ({ ...current, ...changes }),
        hash: true,
        replace: options?.replace ?? false,
        resetScroll: false,
      });
    },
    [navigate],
  );
}
