import { CountBadge } from '@baize/ui/count-badge';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useUnreadChats } from '../../lib/chats.ts';
import { accessOf, type Staff, useStaff } from '../../lib/staff.ts';
import { type ConsolePage, menuGroups } from '../page.ts';
import { type PageName, pages } from '../registry.ts';

type Entry = ConsolePage & { name: PageName; icon: LucideIcon };

/** Pages whose path others begin with that have an entry of their own. */
const parents: readonly string[] = ['/', '/staff', '/withdrawals'];

/** The pages that stand in the menu for somebody: what he may open, also where a second factor has to be given first. */
export const entriesFor = (staff: Staff): Entry[] =>
  (pages as readonly ConsolePage[]).filter(
    (page): page is Entry => page.icon !== undefined && accessOf(staff, page) !== 'denied',
  );

/** The console's menu, by permission. */
export function Navigation() {
  const t = useTranslations('console.shell');
  const names = useTranslations('console.pages');
  const groups = useTranslations('console.groups');
  const staff = useStaff();
  const entries = entriesFor(staff);
  return (
    <nav aria-label={t('sections')} className="flex flex-col gap-3 px-3 pb-4">
      {menuGroups.map((group) => {
        const inGroup = entries.filter((page) => page.group === group);
        if (inGroup.length === 0) return null;
        return (
          <section key={group} aria-label={groups(group)}>
            <p aria-hidden="true" className="px-2.5 pb-0.5 text-xs font-semibold tracking-normal text-on-hero-muted">
              {groups(group)}
            </p>
            <ul>
              {inGroup.map((page) => (
                <li key={page.name}>
                  <Link
                    to={page.path}
                    // A record's address lies below its list's; the accounts' address is the start of the other staff pages.
                    activeOptions={{ exact: parents.includes(page.path), includeSearch: false }}
                    className="flex min-h-8 items-center gap-3 rounded-md px-2.5 text-sm font-medium text-on-hero-muted hover:bg-hero-raised hover:text-on-hero aria-[current=page]:bg-hero-raised aria-[current=page]:text-on-hero max-lg:min-h-touch"
                  >
                    <page.icon size={17} aria-hidden="true" className="shrink-0" />
                    <span className="min-w-0 flex-1">{names(page.name)}</span>
                    {page.name === 'chats' && <Unread />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function Unread() {
  const t = useTranslations('console.shell');
  const count = useUnreadChats();
  return <CountBadge count={count} label={t('unread', { count })} />;
}
