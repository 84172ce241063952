import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lobbyPaths, paths } from '../config/paths.ts';
import { parseSearch, type SiteSearch, stringifySearch } from '../lib/page/site-search.ts';
import { storeChosenVendor } from './chosen-vendor.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { lazyPage } from './lazy-page.ts';
import { pageRoutes } from './page-routes.ts';
import { CrashPage } from './pages/faults/crash-page.tsx';
import { NotFoundPage } from './pages/faults/not-found-page.tsx';
import { createSiteHistory } from './site-history.ts';

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as SiteSearch,
});

const egamePage = lazyPage('egame', ['lobbies'], () => import('./chunks/egame.ts'), 'EgamePage');
const categoryPage = lazyPage('game', ['lobbies'], () => import('./chunks/game.ts'), 'GameCategoryPage');
const elottPage = lazyPage('elott', ['lobbies'], () => import('./chunks/elott.ts'), 'ElottPage');
const homePage = lazyPage('index', [], () => import('./pages/home/home-page.tsx'), 'HomePage');
const loginPage = lazyPage('index', [], () => import('./pages/account/login-page.tsx'), 'LoginPage');
/** By path; the other categories share a page. */
const lobbyPages: Readonly<Record<string, typeof egamePage>> = {
  [lobbyPaths.RNG]: egamePage,
  [lobbyPaths.FISH]: egamePage,
  [lobbyPaths.PVP]: egamePage,
  [lobbyPaths.ELOTT]: elottPage,
};
const homePaths = [paths.home, ...paths.homeAliases];

const routeTree = rootRoute.addChildren([
  ...homePaths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: homePage })),
  createRoute({ getParentRoute: () => rootRoute, path: paths.login, component: loginPage }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.forget,
    beforeLoad: ({ search }) => {
      throw redirect({ to: paths.home, search: { ...search, popup: 'forgot' }, replace: true });
    },
  }),
  ...[paths.register, paths.registerHtml].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: lazyPage(
        'register',
        ['auth'],
        () => import('../features/auth/components/register/register-page.tsx'),
        'RegisterPage',
      ),
    }),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.agentHome,
    component: lazyPage(
      'agent-home',
      ['auth', 'pages'],
      () => import('./pages/account/agent-home-page.tsx'),
      'AgentHomePage',
    ),
  }),
  ...Object.values(lobbyPaths).map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      // The chosen vendor is in force before the lobby opens; a link that is only pointed at chooses nothing.
      beforeLoad: ({ search, preload }) => {
        if (!preload) storeChosenVendor(search.vendor);
      },
      component: lobbyPages[path] ?? categoryPage,
    }),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.hot,
    component: lazyPage('hot', ['lobbies'], () => import('./pages/games/hot-page.tsx'), 'HotPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.game,
    component: lazyPage('byIframe', ['lobbies'], () => import('./chunks/byIframe.ts'), 'GamePage'),
  }),
  ...pageRoutes.map(({ path, component }) => createRoute({ getParentRoute: () => rootRoute, path, component })),
]);

/** The site's router. Addresses stand in config/paths.ts. */
export const router = createRouter({
  routeTree,
  history: createSiteHistory(),
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
