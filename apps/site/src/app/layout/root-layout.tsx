import { ToastHost } from '@baize/ui/toast';
import { Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { AuthPopups } from '../../features/auth/auth-popups.tsx';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { BannerArea } from '../../features/banners/banner-area.tsx';
import { MemberCentre } from '../../features/member-centre/member-centre.tsx';
import { NoticeBar } from '../../features/notices/notice-bar.tsx';
import { NoticePopup } from '../../features/notices/notice-popup.tsx';
import { orNothing } from '../../lib/chunk.ts';
import { endOpening, Later } from '../../lib/later.tsx';
import { useSiteSearch } from '../../lib/site-search.ts';
import { useMemberSocket } from '../../lib/socket/use-member-socket.ts';
import { usePageRest } from '../../lib/use-page-rest.ts';
import { BottomBar, BottomBarPlace } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { pageLayout } from './page-layout.ts';
import { RegisterBanner } from './register-banner.tsx';
import { useFollowBanner, useIsBannerFollowable } from './use-follow-banner.ts';
import { useLoginGate } from './use-login-gate.ts';

/** A game that runs here has a bar of its own, with balance and the way back. */
const gameStages: readonly string[] = [paths.game, paths.seamless];
const footerPlace = <div className="mt-auto min-h-96 bg-hero" />;
const Footer = lazy(() => orNothing(import('./footer.tsx').then((file) => ({ default: file.Footer }))));
const DeferredShell = lazy(() =>
  orNothing(import('./deferred-shell.tsx').then((file) => ({ default: file.DeferredShell }))),
);

/** The frame of every page. While the site opens, the first painting stands until this is drawn. */
export function RootLayout() {
  return (
    <Later>
      <Frame />
    </Later>
  );
}

/** Header, notices, banners, the page, footer, and the overlays that lie over any page, as far as the path has them. */
function Frame() {
  const { pathname } = useLocation();
  const common = useTranslations('common');
  const followBanner = useFollowBanner();
  const signOut = useSignOut();
  const isFollowable = useIsBannerFollowable();
  const isLocked = useLoginGate();
  const layout = pageLayout(pathname);
  const { gameCode } = useSiteSearch();
  const isAtRest = usePageRest();
  useMemberSocket();
  useEffect(() => {
    if (isAtRest) endOpening();
  }, [isAtRest]);
  return (
    <div className="flex min-h-dvh flex-col">
      {layout.header && (
        <Header
          isHiddenOnPhone={gameStages.includes(pathname) && gameCode !== undefined}
          hasNavigation={layout.navigation}
          hasSideMenu={layout.sideMenu}
        />
      )}
      <OfflineNotice />
      {layout.notices === 'above' && <NoticeBar />}
      {layout.bannerGroup !== undefined && (
        <BannerArea group={layout.bannerGroup} isFollowable={isFollowable} onFollow={followBanner} />
      )}
      {layout.notices === 'below' && <NoticeBar />}
      <main
        id="main"
        key={pathname}
        tabIndex={-1}
        // Until the first page is there whole, what stands below it stays out of sight, so that it does not jump.
        className={clsx('flex flex-1 animate-page flex-col outline-none', !isAtRest && 'min-h-dvh')}
      >
        {!isLocked && (
          <Later>
            <Outlet />
          </Later>
        )}
      </main>
      {/* What comes up into sight as the page takes its own height is made anew, and so does not count as moved. */}
      <Fragment key={isAtRest ? 'rest' : 'opening'}>
        {layout.footer && (
          <Later fallback={footerPlace}>
            <Later fallback={footerPlace}>
              <Suspense fallback={footerPlace}>
                <Footer />
              </Suspense>
            </Later>
          </Later>
        )}
        {layout.sideMenu && <BottomBarPlace />}
      </Fragment>
      {layout.sideMenu && <BottomBar />}
      {isAtRest && (
        <Suspense fallback={null}>
          <DeferredShell hasSideBar={layout.sideMenu} hasFreshNotice={layout.footer} onSignOut={signOut} />
        </Suspense>
      )}
      <AuthPopups registerBanner={<RegisterBanner />} />
      <NoticePopup />
      <MemberCentre onSignOut={signOut} />
      <ToastHost closeLabel={common('action.close')} />
    </div>
  );
}
