import { bannerGroupOf } from '@baize/contract';
import { headerOnlyPaths, paths } from '../../config/paths.ts';

/** What stands around a page. */
export interface PageLayout {
  header: boolean;
  /** The links to the lobbies and pages in the header. */
  navigation: boolean;
  footer: boolean;
  /** The drawer's button, the bottom bar and the bar of quick contacts. */
  sideMenu: boolean;
  /** The bottom bar of phones, also where a page has the header only. */
  bottomBar: boolean;
  /** Group of the banners over the page; undefined for none. */
  bannerGroup: string | undefined;
  /** Where the notice bar stands in relation to the banners; undefined: no notice bar. */
  notices: 'above' | 'below' | undefined;
}

const full: Omit<PageLayout, 'bannerGroup' | 'notices'> = {
  header: true,
  navigation: true,
  footer: true,
  sideMenu: true,
  bottomBar: true,
};
const bare: PageLayout = {
  header: false,
  navigation: false,
  footer: false,
  sideMenu: false,
  bottomBar: false,
  bannerGroup: undefined,
  notices: undefined,
};

/** The header's links are left out where the specification says so. */
const withoutNavigation: readonly string[] = [paths.lottery, paths.seamless];
const barePaths: readonly string[] = [paths.helpBare, paths.chat];
const isHome = (pathname: string) => bannerGroupOf(pathname) === 'w_home';

/**
 * The layout of a path (specification, section 2). `hasGame`: the address names a game, which takes the whole screen of a phone; without one
 * such a page is a list like others, and a phone needs the way out of it.
 */
export function pageLayout(pathname: string, hasGame = false): PageLayout {
  if (barePaths.includes(pathname)) return bare;
  if (headerOnlyPaths.includes(pathname)) {
    const bottomBar = !hasGame && pathname !== paths.fbsports;
    return { ...bare, header: true, navigation: !withoutNavigation.includes(pathname), bottomBar };
  }
  const bannerGroup = bannerGroupOf(pathname);
  const notices = isHome(pathname) ? 'below' : 'above';
  return { ...full, sideMenu: pathname !== paths.pointMall, bannerGroup, notices };
}
