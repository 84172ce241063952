import { type Call, type CallName, calls, staffPermissionNames } from '@baize/contract';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '../../src/composition/http-app.ts';
import type { Handlers, RequestMember, RequestStaff, SiteBrand } from '../../src/platform/http/handlers.ts';
import type { HttpPorts } from '../../src/platform/http/register-calls.ts';
import { fail, ok } from '../../src/platform/result.ts';
import { sampleValue } from './sample-value.ts';

export const fakeBrand: SiteBrand = {
  id: '01950000-0000-7000-8000-0000000000b1',
  code: 'test',
  currency: { code: 'PLY', exponent: 2, symbol: 'P' },
  origins: ['http://localhost'],
};
const member = (type: RequestMember['type'], brandId = fakeBrand.id): RequestMember => ({
  id: '01950000-0000-7000-8000-0000000000a1',
  brandId,
  sessionId: '01950000-0000-7000-8000-0000000000c1',
  type,
});

const staff: RequestStaff = {
  id: '01950000-0000-7000-8000-0000000000d1',
  brandId: fakeBrand.id,
  sessionId: '01950000-0000-7000-8000-0000000000e1',
  username: 'somebody',
  permissions: staffPermissionNames,
  permissionsEverywhere: staffPermissionNames,
  forAllBrands: true,
  secondFactor: 'given',
};

/** Tokens that the fake server knows; `staff-token` is staff's. */
const members: Record<string, RequestMember> = {
  'member-token': member(0),
  'agent-token': member(1),
  'trial-token': member(4),
  'foreign-token': member(0, 'another brand'),
};

/** Every call answers a valid sample; `handlers` replaces some. Hosts below `.nowhere` have no brand. */
export function fakePorts(
  ports: Omit<Partial<HttpPorts>, 'handlers'> & { handlers?: Partial<Handlers> } = {},
): HttpPorts {
  const names = Object.keys(calls) as CallName[];
  const samples = names.map((name) => [name, async () => ok(sampleValue((calls[name] as Call).answer, 'output'))]);
  return {
    brandOfHost: async (host) => (host.endsWith('.nowhere') ? null : fakeBrand),
    memberOfToken: async (token) => (members[token] ? ok(members[token]) : fail('session_expired')),
    staffOfToken: async (token) => {
      if (token === 'staff-token') return ok(staff);
      return fail(token === 'unknown' ? 'session_expired' : 'in_logged_login');
    },
    openEncryptedBody: async (jwe) => (jwe === 'sealed' ? ok({}) : fail('encrypted_body_unreadable')),
    ...ports,
    handlers: { ...(Object.fromEntries(samples) as Handlers), ...ports.handlers },
  };
}

/** The real HTTP side before a fake server, with limits that no test meets by accident. */
export const buildTestApp = (options: Partial<AppOptions> = {}) =>
  buildApp({
    ports: fakePorts(),
    logger: pino({ level: 'silent' }),
    rateLimits: { requestsPerMinute: 1_000_000, callCapFactor: 10_000 },
    trustedProxies: [],
    framePaths: ['/studio/play/'],
    folders: null,
    ...options,
  });
