import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleUserRound, Dices, House, type LucideIcon, Plus, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { depositPage, paths } from '../../../config/paths.ts';
import { useSiteParameter } from '../../../lib/page/site-search.ts';
import { LateUnreadCount } from '../member/late-messages.tsx';
import { useMemberActions } from '../member/use-member-actions.ts';

const cell = 'flex h-full w-full flex-col items-center justify-center gap-1 text-xs font-semibold transition-colors';

/** Five places under the thumb, on phones only. */
export function BottomBar() {
  const t = useTranslations('site.bottomBar');
  const { open } = useMemberActions();
  const member = useSiteParameter('member');
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-bottom-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised md:hidden"
    >
      <ul className="grid h-16 grid-cols-5">
        <Place to={paths.home} icon={House} label={t('home')} isDimmed={member !== undefined} />
        <Place to={paths.slots} icon={Dices} label={t('games')} isDimmed={member !== undefined} />
        <li>
          <button type="button" className={clsx(cell, 'text-ink')} onClick={() => open(depositPage)}>
            <span className="grid size-8 place-items-center rounded-full bg-gold text-on-gold">
              <Plus size={20} aria-hidden="true" />
            </span>
            {t('deposit')}
          </button>
        </li>
        <Overlay
          icon={ReceiptText}
          label={t('bets')}
          isOpen={member === 'personalHistoryCopy'}
          onOpen={() => open('personalHistoryCopy')}
        />
        <Overlay
          icon={CircleUserRound}
          label={t('me')}
          isOpen={member === 'securityCenter'}
          onOpen={() => open('securityCenter')}
        >
          <LateUnreadCount className="absolute -top-1.5 left-3" />
        </Overlay>
      </ul>
    </nav>
  );
}

/** What the bar lies over at the end of the page. */
export function BottomBarPlace() {
  return (
    <div
      aria-hidden="true"
      className="h-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom))] bg-hero md:hidden"
    />
  );
}

interface PlaceProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** True while an overlay lies over the page. */
  isDimmed: boolean;
}

function Place({ to, icon: Icon, label, isDimmed }: PlaceProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isCurrent = pathname === to && !isDimmed;
  return (
    <li>
      <Link to={to} className={clsx(cell, isCurrent ? 'text-gold-ink' : 'text-ink-muted')}>
        <Icon size={22} aria-hidden="true" />
        {label}
      </Link>
    </li>
  );
}

interface OverlayProps {
  icon: LucideIcon;
  label: string;
  isOpen: boolean;
  onOpen: () => void;
  /** What stands at the icon's corner. */
  children?: ReactNode;
}

function Overlay({ icon: Icon, label, isOpen, onOpen, children }: OverlayProps) {
  return (
    <li>
      <button type="button" onClick={onOpen} className={clsx(cell, isOpen ? 'text-gold-ink' : 'text-ink-muted')}>
        <span className="relative">
          <Icon size={22} aria-hidden="true" />
          {children}
        </span>
        {label}
      </button>
    </li>
  );
}
