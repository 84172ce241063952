import { ToastHost } from '@baize/ui/toast';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { AuthPopups } from '../../features/auth/auth-popups.tsx';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { BannerArea } from '../../features/banners/banner-area.tsx';
import { MemberCentre } from '../../features/member-centre/member-centre.tsx';
import { bannerGroup } from './banner-groups.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { RegisterBanner } from './register-banner.tsx';
import { useFollowBanner, useIsBannerFollowable } from './use-follow-banner.ts';
import { useLoginGate } from './use-login-gate.ts';

/** Header, banners, the page, footer, and the overlays that lie over any page. The game page has the header only. */
export function RootLayout() {
  const { pathname } = useLocation();
  const common = useTranslations('common');
  const followBanner = useFollowBanner();
  const signOut = useSignOut();
  const isFollowable = useIsBannerFollowable();
  const isGame = pathname === paths.game;
  const isBare = pathname === paths.helpBare;
  const isLocked = useLoginGate();
  const group = bannerGroup(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      {!isBare && <Header isHiddenOnPhone={isGame} />}
      <OfflineNotice />
      {group !== undefined && <BannerArea group={group} isFollowable={isFollowable} onFollow={followBanner} />}
      <main id="main" key={pathname} tabIndex={-1} className="flex flex-1 animate-page flex-col outline-none">
        {!isLocked && <Outlet />}
      </main>
      {!isGame && !isBare && <Footer />}
      {!isGame && !isBare && <BottomBar />}
      <AuthPopups registerBanner={<RegisterBanner />} />
      <MemberCentre onSignOut={signOut} />
      <ToastHost closeLabel={common('action.close')} />
    </div>
  );
}
