import { createQueryClient } from '@baize/client/query-client';
import { type Calls, type CallValue, calls } from '@baize/contract';
import { baseLocale, intlConfig, loadMessages } from '@baize/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import { whitelabelKey } from '../brand/whitelabel.ts';
import { parseSearch, type SiteSearch, stringifySearch } from '../page/site-search.ts';
import { completeSession, type Member, useSession } from '../session/session.ts';

/** What the server answers to a request: a value, or a failure; `null` is a lost answer. */
export type Answering = (path: string, request: SentRequest) => unknown;
export interface SentRequest {
  data: unknown;
  /** Fields of a JSON or a form body, or the file itself. */
  body: unknown;
  query: Record<string, string>;
}

export const refusal = (status: number, message: string, value: unknown = null) => ({ status, message, value });

/** Returns the site's requests as `answering` says; a thrown error is a broken line. */
export function stubServer(answering: Answering) {
  const fetch = vi.fn(async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://site.example');
    const data: unknown = JSON.parse(url.searchParams.get('data') ?? 'null');
    const query = Object.fromEntries(url.searchParams);
    const answer = await answering(url.pathname, { data, body: readBody(init), query });
    if (isRefusal(answer)) {
      const { status, ...rest } = answer;
      return Response.json({ success: false, ...rest }, { status });
    }
    return Response.json({ success: true, value: answer, message: '' });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function readBody(init: RequestInit | undefined): unknown {
  if (typeof init?.body !== 'string') return init?.body ?? null;
  const isForm = new Headers(init.headers).get('content-type') === 'application/x-www-form-urlencoded';
  return isForm ? Object.fromEntries(new URLSearchParams(init.body)) : JSON.parse(init.body);
}

function isRefusal(answer: unknown): answer is ReturnType<typeof refusal> {
  return typeof answer === 'object' && answer !== null && 'status' in answer && 'message' in answer;
}

export const member: Member = {
  id: '0198-member',
  account: 'lena',
  userName: 'lena',
  nickname: '',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: '', rankLevel: 0 },
  memberLabel: [],
  memberLabelColor: '',
  customerId: '0198-member',
  registeredAt: '2026-03-04T05:06:07.000Z',
};

/** The brand that every page knows already. */
export const brand = {
  merchant: 'Baize',
  merchantCode: 'baize_demo',
  brandName: 'Baize',
  logo: { lettering: '', sign: '' },
  minimumAge: 21,
  termsTicked: false,
  sandboxCashier: true,
  currency: { code: 'PLY', symbol: 'P', exponent: 2 },
  info: {
    whitelabel: [{ modId: 'DIRECTREG3', enabled: '1', childrenNodes: [] }],
    registerValidators: {},
    resources: [],
    customerService: [],
    analyticsId: '',
    domainRoute: [],
    imageCDNs: [],
    launchGameCDNs: [],
  },
  freePlay: false,
  loginRequiredForHome: false,
  noticeAfterLogin: false,
  socialLogins: [],
  botChecks: [],
  smsChannel: 'server',
  phoneAuth: null,
  countries: [
    { countryCode: 'PH', countryDialingCode: '63' },
    { countryCode: 'GB', countryDialingCode: '44' },
  ],
  currentCountry: 'PH',
  location: { ip: '192.0.2.7' },
  encryption: { kid: 'k1', jwk: {}, alg: 'RSA-OAEP-256', enc: 'A128GCM' },
  serverTime: '2026-03-04T05:06:07.000Z',
} as unknown as CallValue<Calls['whitelabel']>;

export const pathOf = (name: keyof Calls): string => calls[name].path;

/** Logs `who` in and shows `component` at an address of the site; 'restored' has a token, but no member info yet. */
export async function renderSite(
  component: () => ReactNode,
  address = '/',
  who: Member | null | 'restored' = member,
  knownBrand = brand,
) {
  useSession.setState({ token: who === null ? '' : 'token-of-lena', member: null });
  if (who !== null && who !== 'restored') completeSession(who);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  queryClient.setQueryData(whitelabelKey, knownBrand);
  const router = createRouter({
    routeTree: createRootRoute({ component, validateSearch: (search) => search as SiteSearch }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const messages = await loadMessages(baseLocale, [
    'common',
    'errors',
    'site',
    'front',
    'auth',
    'agents',
    'member',
    'rewards',
    'memberMessages',
    'deposit',
    'transfers',
    'wallet',
    'records',
    'withdraw',
    'pages',
    'support',
    'lobbies',
    'security',
    'protection',
    'sportsbook',
    'lotto',
    'verifier',
    'arena',
  ]);
  const onFault = (fault: Error) => {
    throw fault;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider {...intlConfig(baseLocale, messages, onFault)}>
        {/* biome-ignore lint/suspicious/noExplicitAny: the site's own router type is registered */}
        <RouterProvider router={router as any} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { router, queryClient, search: () => router.state.location.search as SiteSearch };
}
