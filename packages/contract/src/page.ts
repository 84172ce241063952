import * as z from 'zod/mini';

export const pageSizes = { default: 25, max: 100 };
const maxPages = 10_000;

/** Which rows of a list: one page, in one order. Every list of the console asks this way, with its own filters beside it. */
export const pageOf = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
  /** What the list can be sorted by, the usual one first. */
  sorts: S,
  filters: F,
  direction: 'asc' | 'desc' = 'desc',
) =>
  z.strictObject({
    ...filters,
    page: z._default(z.int().check(z.minimum(1), z.maximum(maxPages)), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(pageSizes.max)), pageSizes.default),
    sort: z._default(z.enum(sorts), sorts[0]),
    direction: z._default(z.enum(['asc', 'desc']), direction),
  });

/** The page's rows, and how many rows match in all. */
export const rowsOf = <R extends z.ZodMiniType>(row: R) => z.object({ rows: z.array(row), total: z.int() });

/** What a list's reader is asked for. */
export interface PageRequest<S extends string = string> {
  page: number;
  pageSize: number;
  sort: S;
  direction: 'asc' | 'desc';
}
