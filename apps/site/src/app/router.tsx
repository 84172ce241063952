import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { paths } from '../config/paths.ts';
import { parseSearch, type SiteSearch, stringifySearch } from '../lib/site-search.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { CrashPage } from './pages/crash-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as SiteSearch,
});

const homePaths = [paths.home, ...paths.homeAliases];

const routeTree = rootRoute.addChildren([
  ...homePaths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: HomePage })),
  createRoute({ getParentRoute: () => rootRoute, path: paths.login, component: LoginPage }),
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
      component: lazyRouteComponent(() => import('../features/auth/register/register-page.tsx'), 'RegisterPage'),
    }),
  ),
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.agentHome,
    component: lazyRouteComponent(() => import('./pages/agent-home-page.tsx'), 'AgentHomePage'),
  }),
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
  ...[paths.help, paths.helpBare].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: lazyRouteComponent(() => import('../features/help/help-page.tsx'), 'HelpPage'),
    }),
  ),
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
