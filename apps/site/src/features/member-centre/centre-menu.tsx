import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { MemberPage } from '../../config/paths.ts';
import type { SiteSearch } from '../../lib/site-search.ts';
import { centrePages, pageParameters } from './member-pages.ts';

export interface CentreMenuProps {
  current: MemberPage;
  /** Receives the current page's link, where the focus begins. */
  currentLink: RefObject<HTMLAnchorElement | null>;
}

/** The overlay's pages: a strip that scrolls sideways on a phone, a column on a desk. */
export function CentreMenu({ current, currentLink }: CentreMenuProps) {
  const t = useTranslations('member');
  const pages = useTranslations('site.memberPages');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current page stands elsewhere in the strip
  useEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav
      aria-label={t('menu')}
      className="sticky top-0 z-sticky -mx-5 border-b border-line bg-raised md:top-0 md:mx-0 md:self-start md:border-0"
    >
      <ul className="no-scrollbar flex gap-1 overflow-x-auto px-4 py-2 md:flex-col md:px-0">
        {centrePages.map(({ page, icon: Icon }) => (
          <li key={page}>
            <Link
              ref={page === current ? currentLink : null}
              to="."
              search={(search: SiteSearch) => ({ ...search, ...pageParameters, member: page })}
              hash
              resetScroll={false}
              activeProps={{}}
              aria-current={page === current ? 'page' : undefined}
              className="flex min-h-touch items-center gap-2.5 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-muted outline-offset-[-2px] transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink"
            >
              <Icon size={18} aria-hidden="true" />
              {pages(page)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
