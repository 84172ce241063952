import { dayEnd, dayStart } from '../zone-day.ts';
import type { TableFilter, TableSearch } from './types.ts';

/** The filters as a list's call takes them. */
export function filterData(
  filters: readonly TableFilter[],
  values: TableSearch['filters'],
  zone: string,
): Record<string, unknown> {
  const set = filters.flatMap((filter) => {
    const text = values[filter.name];
    return text === undefined ? [] : [[filter.name, sentValue(filter.kind, text, zone)] as const];
  });
  return Object.fromEntries(set);
}

function sentValue(kind: TableFilter['kind'], text: string, zone: string): unknown {
  switch (kind) {
    case 'flag':
      return text === 'true';
    case 'number':
      return Number(text);
    case 'dayStart':
      return dayStart(text, zone);
    case 'dayEnd':
      return dayEnd(text, zone);
    default:
      return text;
  }
}

/** The page and the order as a list's call takes them. */
export function pageData({ page, pageSize, sort }: TableSearch): Record<string, unknown> {
  if (sort === '') return { page, pageSize };
  return { page, pageSize, sort: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' };
}
