import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const footerLink =
  'inline-flex min-h-9 items-center text-on-hero-muted decoration-hero-gold underline-offset-4 max-md:min-h-touch hover:text-on-hero hover:underline';

export interface FooterColumnProps {
  title: string;
  isWideOnPhone?: boolean;
  children: ReactNode;
}

/** A titled list of links. */
export function FooterColumn({ title, isWideOnPhone = false, children }: FooterColumnProps) {
  return (
    <nav
      aria-label={title}
      className={clsx(
        'text-sm',
        isWideOnPhone
          ? 'grid grid-cols-2 gap-x-6 max-md:col-span-2 md:flex md:flex-col md:items-start'
          : 'flex flex-col items-start',
      )}
    >
      <h2 className="col-span-full mb-1.5 text-base font-semibold">{title}</h2>
      {children}
    </nav>
  );
}

export function FooterLink({ to, hash, children }: { to: string; hash?: string; children: ReactNode }) {
  return (
    <Link to={to} {...(hash === undefined ? {} : { hash })} activeProps={{}} className={footerLink}>
      {children}
    </Link>
  );
}
