import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';

export interface BreadcrumbProps {
  /** Names the row: "You are here". */
  label: string;
  /** Links from the outermost place inwards. */
  trail: readonly { key: string; link: ReactNode }[];
  /** The page itself, without a link. */
  current: string;
}

/** Where a page stands, and the way back out. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-muted [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center [&_a]:underline-offset-4 [&_a:hover]:text-ink [&_a:hover]:underline">
        {trail.map(({ key, link }) => (
          <Fragment key={key}>
            <li>{link}</li>
            <li aria-hidden="true">
              <ChevronRight size={14} />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="font-semibold text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
