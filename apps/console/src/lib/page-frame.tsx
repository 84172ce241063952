import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface PageFrameProps {
  title: ReactNode;
  /** A line under the title. */
  text?: ReactNode;
  /** Where the record was reached from. */
  back?: { path: string; label: string };
  /** What can be done here, at the title's side. */
  actions?: ReactNode;
  /** The page's content fills the height and scrolls within itself, as a list does. */
  fills?: boolean;
  children: ReactNode;
}

/** Title, acts and content of a page. */
export function PageFrame({ title, text, back, actions, fills = false, children }: PageFrameProps) {
  return (
    <div className={clsx('flex w-full flex-col gap-4 p-4 md:px-6 md:py-5', fills && 'md:min-h-0 md:flex-1')}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {back !== undefined && (
            <Link
              to={back.path}
              className="-ml-1 inline-flex items-center gap-0.5 rounded-sm pb-1 text-sm text-ink-muted hover:text-ink"
            >
              <ChevronLeft size={16} aria-hidden="true" />
              {back.label}
            </Link>
          )}
          <h1 className="verbatim text-xl font-bold">{title}</h1>
          {text !== undefined && <p className="max-w-3xl text-sm text-ink-muted">{text}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
