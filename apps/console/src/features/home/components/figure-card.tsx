import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchOf } from '../search-of.ts';

interface FigureCardProps {
  label: string;
  value: ReactNode;
  /** Under the figure: how many, of what. */
  note?: ReactNode;
  /** Beside other days. */
  changes?: ReactNode;
  /** The list or report behind the figure. */
  path: string;
}

/** One figure of the day, a link to what it is made of. */
export function FigureCard({ label, value, note, changes, path }: FigureCardProps) {
  const { to, search } = searchOf(path);
  return (
    <Link
      to={to as never}
      search={search as never}
      className="flex h-full min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-surface px-3.5 py-3 hover:border-line-strong"
    >
      <span className="text-sm text-ink-muted">{label}</span>
      <span className="tabular text-lg leading-7 font-bold md:text-xl">{value}</span>
      {note !== undefined && <span className="tabular text-xs text-ink-muted">{note}</span>}
      {changes !== undefined && (
        <span className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 pt-1.5 text-xs text-ink-muted">{changes}</span>
      )}
    </Link>
  );
}
