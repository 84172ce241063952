import type { ReactNode } from 'react';

/** A name and a value, as a line of a `dl`. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-touch items-center justify-between gap-4 py-2 text-sm">
      <dt className="shrink-0 text-ink-muted">{label}</dt>
      <dd className="min-w-0 text-right font-medium">{children}</dd>
    </div>
  );
}
