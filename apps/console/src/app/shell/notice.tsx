import type { ReactNode } from 'react';

/** A line over the page about the console itself. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="shrink-0 bg-warning-soft px-4 py-2 text-center text-sm text-warning-ink">
      {children}
    </div>
  );
}
