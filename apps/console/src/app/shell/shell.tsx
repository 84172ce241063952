import { Drawer } from '@baize/ui/drawer';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { openStaffSocket } from '../../lib/session/staff-socket.ts';
import { useStaff } from '../../lib/staff.ts';
import { CommandPalette } from './command-palette.tsx';
import { ExpiryNotice } from './expiry-notice.tsx';
import { Navigation } from './navigation.tsx';
import { Notice } from './notice.tsx';
import { ShellToken } from './shell-token.ts';
import { TopBar } from './top-bar.tsx';
import { useShortcut } from './use-shortcut.ts';

/** What stands around every page: navigation, search, the person, and what has to be known now. */
export function Shell() {
  const t = useTranslations('console.shell');
  const common = useTranslations('common.action');
  const { brandName } = useStaff();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const isLive = useLiveChannel();
  const { pathname } = useLocation();
  useShortcut('k', () => setSearching(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was opened out of the menu
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <div className="flex h-dvh">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-popup focus:rounded-md focus:bg-gold focus:p-3 focus:text-on-gold"
      >
        {t('skip')}
      </a>
      <aside className="on-hero hidden w-60 shrink-0 flex-col overflow-y-auto bg-hero text-on-hero lg:flex">
        <BrandName name={brandName} />
        <Navigation />
      </aside>
      <Drawer open={isMenuOpen} onClose={() => setMenuOpen(false)} title={brandName} closeLabel={common('close')}>
        <div className="on-hero -mx-3 -mb-4 flex-1 bg-hero py-2 text-on-hero">
          <Navigation />
        </div>
      </Drawer>
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onMenu={() => setMenuOpen(true)} onSearch={() => setSearching(true)} />
        {!isLive && <Notice>{t('offline')}</Notice>}
        <AgeWarning />
        <ExpiryNotice />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, also where nothing in it is */}
        <main id="page" tabIndex={0} className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none">
          <Outlet />
        </main>
      </div>
      {isSearching && <CommandPalette onClose={() => setSearching(false)} />}
    </div>
  );
}

function BrandName({ name }: { name: string }) {
  return (
    <p className="verbatim flex min-h-header items-center gap-2.5 px-5 text-lg font-bold">
      <img src="/art/brand/logo.svg" alt="" width={26} height={26} />
      <span className="truncate">{name}</span>
    </p>
  );
}

function useLiveChannel(): boolean {
  const token = use(ShellToken);
  const queryClient = useQueryClient();
  const [isLive, setLive] = useState(true);
  useEffect(() => openStaffSocket(token, queryClient, setLive), [token, queryClient]);
  return isLive;
}

/** The brand's settings name several ages to its visitors (spec decision 17). */
function AgeWarning() {
  const t = useTranslations('console.shell');
  const format = useFormatter();
  const { ages } = useStaff();
  if (ages.shown.length < 2) return null;
  return <Notice>{t('agesDiffer', { ages: format.list(ages.shown.map(String)), age: ages.enforced })}</Notice>;
}
