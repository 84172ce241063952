export type PageSlot = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

const PAGE_RANGE_DISPLAYED = 3;
const MARGIN_PAGES_DISPLAYED = 1;

/** Which page numbers stand in a pager: three around the current one, one at each end, gaps between. Pages count from 1. */
export function pageWindow(page: number, totalPages: number): PageSlot[] {
  const first = Math.max(1, Math.min(page - 1, totalPages - PAGE_RANGE_DISPLAYED + 1));
  const last = Math.min(totalPages, first + PAGE_RANGE_DISPLAYED - 1);
  const isShown = (candidate: number) =>
    (candidate >= first && candidate <= last) ||
    candidate <= MARGIN_PAGES_DISPLAYED ||
    candidate > totalPages - MARGIN_PAGES_DISPLAYED;
  const slots: PageSlot[] = [];
  for (let candidate = 1; candidate <= totalPages; candidate += 1) {
    const hidesOnlyThis = isShown(candidate - 1) && isShown(candidate + 1);
    if (isShown(candidate) || hidesOnlyThis) slots.push({ kind: 'page', page: candidate });
    else if (slots.at(-1)?.kind === 'page') slots.push({ kind: 'gap', after: candidate - 1 });
  }
  return slots;
}
