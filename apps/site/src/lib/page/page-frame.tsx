import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

export interface PageFrameProps {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Stands beside the title on a desk and below it on a phone. */
  aside?: ReactNode;
  /** For pages that are read: the text is as wide as a column. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of words: its title (in the browser's tab too), what it is about, and its content. */
export function PageFrame({ title, lead, aside, narrow = false, children }: PageFrameProps) {
  useTitle(title);
  return (
    <div className="page-width py-8 md:py-12">
      <div className={clsx('flex flex-col gap-8', narrow && 'mx-auto max-w-3xl')}>
        <header className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
          <div className="flex flex-col gap-2">
            <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
            {lead !== undefined && <p className="max-w-2xl text-ink-muted">{lead}</p>}
          </div>
          {aside}
        </header>
        {children}
      </div>
    </div>
  );
}
