import { CountBadge } from '@baize/ui/count-badge';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import type { SiteSearch } from '../page/site-search.ts';
import { useSession } from '../session/session.ts';
import type { CentrePage } from './centre-page.ts';

export interface CentreMenuProps<Name extends string> {
  /** What the menu is called for readers. */
  label: string;
  pages: readonly CentrePage<Name>[];
  current: Name;
  titleOf: (name: Name) => string;
  /** What the address says of a page. */
  searchOf: (name: Name) => SiteSearch;
  /** Receives the current page's link, where the focus begins. */
  currentLink: RefObject<HTMLAnchorElement | null>;
}

/** A centre's pages: a strip that scrolls sideways on a phone, a column on a desk. */
export function CentreMenu<Name extends string>({ label, pages, ...entry }: CentreMenuProps<Name>) {
  const session = useSession();
  const shown = pages.filter(({ who }) => who?.(session) ?? true);
  return (
    <nav
      aria-label={label}
      className="sticky top-0 z-sticky -mx-5 border-b border-line bg-raised md:mx-0 md:self-start md:border-0"
    >
      <ul className="no-scrollbar flex gap-1 overflow-x-auto px-4 py-2 md:flex-col md:px-0">
        {shown.map((page) => (
          <MenuEntry key={page.name} page={page} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

type MenuEntryProps<Name extends string> = Omit<CentreMenuProps<Name>, 'label' | 'pages'> & { page: CentrePage<Name> };

const always = () => true;

function MenuEntry<Name extends string>({ page, current, titleOf, searchOf, currentLink }: MenuEntryProps<Name>) {
  const { name, icon: Icon, useCount, useIsOffered = always } = page;
  const isOffered = useIsOffered();
  const title = titleOf(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that comes or goes moves the current one in the strip
  useEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentLink, isOffered, current]);
  if (!isOffered && name !== current) return null;
  return (
    <li>
      <Link
        ref={name === current ? currentLink : null}
        to="."
        search={(search: SiteSearch) => ({ ...search, ...searchOf(name) })}
        hash
        resetScroll={false}
        activeProps={{}}
        aria-current={name === current ? 'page' : undefined}
        className="flex min-h-touch items-center gap-2.5 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-muted outline-offset-[-2px] transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink"
      >
        <Icon size={18} aria-hidden="true" />
        {title}
        {useCount !== undefined && <EntryCount useCount={useCount} />}
      </Link>
    </li>
  );
}

function EntryCount({ useCount }: { useCount: () => number }) {
  const count = useCount();
  return <CountBadge count={count} label={String(count)} />;
}
