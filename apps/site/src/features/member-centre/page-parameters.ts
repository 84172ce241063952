import type { SiteSearch } from '../../lib/page/site-search.ts';

/** Parameters of the overlay's pages; they go when the page is left. */
export const pageParameters = {
  page: undefined,
  gameType: undefined,
  status: undefined,
  period: undefined,
  back: undefined,
  order: undefined,
  kind: undefined,
  min: undefined,
  max: undefined,
} as const satisfies SiteSearch;
