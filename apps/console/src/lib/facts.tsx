import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A titled part of a record's page. */
export function Section(props: { title: string; actions?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <section aria-label={props.title} className={clsx('rounded-lg border border-line bg-surface', props.className)}>
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-sm font-bold">{props.title}</h2>
        {props.actions}
      </header>
      <div className="p-4">{props.children}</div>
    </section>
  );
}

export interface Fact {
  label: string;
  value: ReactNode;
  /** Over the whole width: for a list. */
  isWide?: boolean;
}

/** Names and values of a record, in columns. */
export function Facts({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 | 4 }) {
  return (
    <dl
      className={clsx('grid gap-x-6 gap-y-3 text-sm', columns > 1 && 'grid-cols-2', columns === 4 && 'md:grid-cols-4')}
    >
      {facts.map(({ label, value, isWide = false }) => (
        <div key={label} className={clsx('min-w-0', isWide && 'col-span-full')}>
          <dt className="text-xs text-ink-muted">{label}</dt>
          <dd className="verbatim wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
