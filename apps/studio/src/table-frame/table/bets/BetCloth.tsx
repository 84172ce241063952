import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BetClothProps {
  className: string;
  /** What of the cloth is shown, for the style sheet. */
  view?: string;
  children: ReactNode;
}

/** What the spots of a table lie on. Where it does not fit the screen it scrolls, by the keys as well, also while no spot takes a bet. */
export function BetCloth({ className, view, children }: BetClothProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: spots below the edge must be reachable by keyboard while all are barred
    <div className={clsx('cloth', className)} data-view={view} tabIndex={0}>
      {children}
    </div>
  );
}
