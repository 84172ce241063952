/**
 * Rows page by page, so that no long statement stands beside the play and no long list in memory. `read` gets the last row so far, null at
 * first; a page that is not full is the last one.
 */
export async function* inPages<Row>(
  pageSize: number,
  read: (last: Row | null) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let last: Row | null = null;
  for (;;) {
    const page: readonly Row[] = await read(last);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < pageSize) return;
  }
}
