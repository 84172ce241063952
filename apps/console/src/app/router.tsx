import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withTexts } from '../lib/preferences/language.ts';
import { parseSearch, type Search, stringifySearch } from '../lib/search-params.ts';
import { CrashPage } from './crash-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import type { ConsolePage } from './page.ts';
import { PageGate } from './page-gate.tsx';
import { pages } from './registry.ts';
import { Shell } from './shell/shell.tsx';

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  validateSearch: (search: Record<string, unknown>) => search as Search,
});

function routeOf(page: ConsolePage) {
  // Code and texts come when the page is opened or pointed at.
  const Content = lazyRouteComponent(
    async () => ({ Page: await withTexts(page.texts, page.component()) }),
    'Page',
  ) as ComponentType;
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    component: () => (
      <PageGate page={page}>
        <Content />
      </PageGate>
    ),
  });
}

const routeTree = rootRoute.addChildren(pages.map((page) => routeOf(page)));

/** The console's router; its addresses lie below `/console`. */
export const createConsoleRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: '/console',
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultErrorComponent: CrashPage,
    scrollRestoration: true,
  });
