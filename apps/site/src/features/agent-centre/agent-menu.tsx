import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { AgentPage } from '../../config/paths.ts';
import type { SiteSearch } from '../../lib/site-search.ts';
import { agentPages } from './agent-pages.ts';

export interface AgentMenuProps {
  current: AgentPage;
  /** Receives the current page's link, where the focus begins. */
  currentLink: RefObject<HTMLAnchorElement | null>;
}

const entry =
  'flex min-h-touch items-center gap-2.5 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-ink-muted outline-offset-[-2px] transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-gold-soft aria-[current=page]:text-gold-ink';

/** What an agent can open, in the specification's order (section 2); what has no page yet is left out. */
export function AgentMenu({ current, currentLink }: AgentMenuProps) {
  const t = useTranslations('pages.agentCentre');
  const menu = useTranslations('front.menu');
  return (
    <nav
      aria-label={menu('agentCentre')}
      className="sticky top-0 z-sticky -mx-5 border-b border-line bg-raised md:mx-0 md:self-start md:border-0"
    >
      <ul className="no-scrollbar flex gap-1 overflow-x-auto px-4 py-2 md:flex-col md:px-0">
        {agentPages.map(({ page, icon: Icon }) => (
          <li key={page}>
            <Link
              ref={page === current ? currentLink : null}
              to="."
              search={(search: SiteSearch) => ({ ...search, agent: page })}
              hash
              resetScroll={false}
              activeProps={{}}
              aria-current={page === current ? 'page' : undefined}
              className={entry}
            >
              <Icon size={18} aria-hidden="true" />
              {t(page)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
