import { staffPermissionNames } from '@baize/contract';
import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { parseSearch, stringifySearch } from './search-params.ts';
import { type Staff, StaffContext } from './staff.ts';

/** An administrator who has given a second factor. */
export const someStaff: Staff = {
  id: '01950000-0000-7000-8000-000000000001',
  username: 'demostaff',
  roles: ['Administrator'],
  permissions: staffPermissionNames,
  permissionsEverywhere: staffPermissionNames,
  forAllBrands: true,
  brandName: 'Baize',
  currency: { code: 'PLY', exponent: 2, symbol: 'P' },
  timeZone: 'Asia/Manila',
  secondFactor: { isSetUp: true, isVerified: true, methods: ['totp'] },
  ages: { shown: [21], enforced: 21 },
};

/** Shows a page of the console at an address below it; whatever a text lacks is thrown. */
export async function renderConsole(Page: () => ReactNode, at = '/page', staff: Staff = someStaff) {
  const namespaces = [
    'common',
    'errors',
    'console',
    'consoleDeposits',
    'consoleLotteries',
    'lotto',
    'consoleMembers',
    'consoleMessages',
    'consoleStaff',
    'consoleOperations',
    'consoleIdentity',
    'consoleLive',
    'consoleMemberRecord',
    'consoleReports',
    'consoleService',
    'consoleTransfers',
    'consoleWithdrawals',
    'consoleSportsbook',
    'consoleSystem',
    'consoleBrands',
    'sportsbook',
    'member',
    'tables',
  ] as const;
  const messages = await loadMessages(baseLocale, namespaces);
  const onFault = (fault: Error) => {
    throw fault;
  };
  const history = createMemoryHistory({ initialEntries: [`/console${at}`] });
  const rootRoute = createRootRoute();
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/page', component: Page });
  const record = createRoute({ getParentRoute: () => rootRoute, path: '/$', component: () => 'another page' });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route, record]),
    history,
    basepath: '/console',
    parseSearch,
    stringifySearch,
  });
  render(
    <IntlProvider {...intlConfig(baseLocale, messages, onFault)} timeZone={staff.timeZone}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StaffContext value={staff}>
          <RouterProvider router={router as never} />
        </StaffContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return { history, router };
}
