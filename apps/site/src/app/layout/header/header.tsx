import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { Later } from '../../../lib/page/later.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { BrandLink } from '../brand-link.tsx';
import { SideMenuButton } from '../side/side-menu-button.tsx';
import { HeaderAccount } from './header-account.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HeaderTools } from './header-tools.tsx';

export interface HeaderProps {
  /** The game page has a bar of its own there. */
  isHiddenOnPhone: boolean;
  hasNavigation: boolean;
  hasSideMenu: boolean;
}

const navigationPlace = <div className="box-content hidden h-touch border-t border-hero-line/50 lg:block" />;

/** The bar on top. On a desk: brand, tools and account over the row of lobbies; on a phone: menu, brand, balance and deposit. */
export function Header({ isHiddenOnPhone, hasNavigation, hasSideMenu }: HeaderProps) {
  const t = useTranslations('site.header');
  const isSignedIn = useSession(({ token }) => token !== '');
  return (
    <header
      className={clsx(
        'on-hero sticky top-0 z-header border-b border-hero-line/50 bg-hero text-on-hero',
        isHiddenOnPhone && 'max-md:hidden low:hidden',
      )}
    >
      <a
        href="#main"
        className="absolute top-1 left-2 z-header -translate-y-16 rounded-md bg-gold px-4 py-3 text-sm font-semibold text-on-gold focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="page-width flex h-14 items-center gap-1 max-md:px-2 md:h-16 md:gap-3">
        {hasSideMenu && <SideMenuButton />}
        <BrandLink isShortOnPhone={isSignedIn} />
        {/* As wide as the bar, so that it does not move when the tools come into it. */}
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1 md:gap-2">
          <Later>
            <Later>
              <HeaderTools />
            </Later>
          </Later>
          {hasNavigation && <HeaderSearch />}
          <HeaderAccount />
        </div>
      </div>
      {hasNavigation && (
        <Later fallback={navigationPlace}>
          <HeaderNavigation />
        </Later>
      )}
    </header>
  );
}
