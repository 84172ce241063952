import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { type Popup, paths } from '../config/paths.ts';
import { parseSearch, type SiteSearch, stringifySearch } from '../lib/site-search.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as SiteSearch,
});

const homePaths = [paths.home, ...paths.homeAliases];

/** An address that means the home page with a popup over it; other parameters, such as a referral code, stay. */
function popupRoute(path: string, popup: Popup) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ search }) => {
      throw redirect({ to: paths.home, search: { ...search, popup }, replace: true });
    },
  });
}

const routeTree = rootRoute.addChildren([
  ...homePaths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: HomePage })),
  popupRoute(paths.login, 'login'),
  popupRoute(paths.register, 'register'),
  popupRoute(paths.registerHtml, 'register'),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.slots,
    component: lazyRouteComponent(() => import('./pages/hall-page.tsx'), 'SlotHallPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.hot,
    component: lazyRouteComponent(() => import('./pages/hot-page.tsx'), 'HotPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.game,
    component: lazyRouteComponent(() => import('./pages/game-page.tsx'), 'GamePage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.help,
    component: lazyRouteComponent(() => import('../features/help/help-page.tsx'), 'HelpPage'),
  }),
]);

/** The site's router. Addresses stand in config/paths.ts. */
export const router = createRouter({
  routeTree,
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
