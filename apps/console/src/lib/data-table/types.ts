import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** Also the name by which the server sorts. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures and amounts stand at the end. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Left out until somebody chooses it. */
  isOptional?: boolean;
}

export interface Choice {
  value: string;
  label: string;
}

/**
 * A filter lives in the address under its name; an empty value is no filter. `flag` is sent as true or false, `number` as a number, a day
 * as the instant at which it begins or ends in the brand's zone.
 */
export type TableFilter = { name: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'choice' | 'flag' | 'number'; options: readonly Choice[]; hasNoAll?: boolean }
  | { kind: 'dayStart' | 'dayEnd' }
);

/** What the address says about a list. */
export interface TableSearch {
  page: number;
  pageSize: number;
  /** A column's key, with a minus for the largest first; empty: the server's own order. */
  sort: string;
  filters: Readonly<Record<string, string>>;
}
