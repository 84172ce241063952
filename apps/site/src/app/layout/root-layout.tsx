import { ToastHost } from '@baize/ui/toast';
import { Outlet, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { AuthPopups } from '../../features/auth/components/auth-popups.tsx';
import { useSignOut } from '../../features/auth/hooks/use-sign-out.ts';
import { BannerArea } from '../../features/banners/components/banner-area.tsx';
import { MemberCentre } from '../../features/member-centre/components/member-centre.tsx';
import { NoticeBar } from '../../features/notices/components/notice-bar.tsx';
import { NoticePopup } from '../../features/notices/components/notice-popup.tsx';
import { orNothing } from '../../lib/page/chunk.ts';
import { endOpening, Later } from '../../lib/page/later.tsx';
import { useSiteParameter } from '../../lib/page/site-search.ts';
import { usePageRest } from '../../lib/page/use-page-rest.ts';
import { useMemberSocket } from '../socket/use-member-socket.ts';
import { Header } from './header/header.tsx';
import { useLoginGate } from './member/use-login-gate.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { pageLayout } from './page-layout.ts';
import { RegisterBanner } from './popups/register-banner.tsx';
import { isBannerFollowable, useFollowBanner } from './popups/use-follow-banner.ts';
import { BottomBar, BottomBarPlace } from './side/bottom-bar.tsx';

/** A game that runs here has a bar of its own, with balance and the way back. */
const gameStages: readonly string[] = [paths.game, paths.seamless];
const footerPlace = <div className="mt-auto min-h-96 bg-hero" />;
const Footer = lazy(() => orNothing(import('./footer/footer.tsx').then((file) => ({ default: file.Footer }))));
const DeferredShell = lazy(() =>
  orNothing(import('./popups/deferred-shell.tsx').then((file) => ({ default: file.DeferredShell }))),
);

const loadMemberPages = async () => (await import('../centres/member-pages.ts')).memberPages;

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
  const pathname = useLocation({ select: (location) => location.pathname });
  const common = useTranslations('common');
  const followBanner = useFollowBanner();
  const signOut = useSignOut();
  const isLocked = useLoginGate();
  const gameCode = useSiteParameter('gameCode');
  const layout = pageLayout(pathname, gameCode !== undefined);
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
        <BannerArea group={layout.bannerGroup} isFollowable={isBannerFollowable} onFollow={followBanner} />
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
        {layout.bottomBar && <BottomBarPlace />}
      </Fragment>
      {layout.bottomBar && <BottomBar />}
      {isAtRest && (
        <Suspense fallback={null}>
          <DeferredShell
            hasSideBar={layout.sideMenu}
            hasFreshNotice={layout.footer && layout.bannerGroup === undefined}
            onSignOut={signOut}
          />
        </Suspense>
      )}
      <AuthPopups registerBanner={<RegisterBanner />} />
      <NoticePopup />
      <MemberCentre loadPages={loadMemberPages} onSignOut={signOut} />
      <ToastHost closeLabel={common('action.close')} />
    </div>
  );
}
