import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface StatProps {
  label: string;
  /** A figure; amounts come as `MoneyText`. */
  value: ReactNode;
  /** A line under the figure: since when, compared with what. */
  note?: ReactNode;
  tone?: 'plain' | 'gold';
  className?: string;
}

/** One figure with its name. Several stand in a `<dl>` grid. */
export function Stat({ label, value, note, tone = 'plain', className }: StatProps) {
  return (
    <div className={clsx('flex flex-col gap-0.5', className)}>
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className={clsx('tabular text-2xl font-bold', tone === 'gold' && 'text-gold-ink')}>{value}</dd>
      {note !== undefined && <dd className="text-sm text-ink-muted">{note}</dd>}
    </div>
  );
}
