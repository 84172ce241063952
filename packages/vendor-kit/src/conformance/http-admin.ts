import type { AdminService, NewPlayerWish, TestAdmin } from './admin.ts';
import { CaseSkipped } from './failure.ts';

/** What an admin server over HTTP answers to `GET <admin>/services`. */
export interface AdminServices {
  /** Of launch, block, expireSessions, passTime, stakeLimit. */
  services: readonly AdminService[];
}

const deadlineMs = 15_000;

async function call(url: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(deadlineMs),
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status === 501) throw new CaseSkipped(`the admin server has no ${method} ${new URL(url).pathname}`);
  if (!response.ok)
    throw new TypeError(`the admin server answered ${method} ${url} with status ${response.status}: ${text}`);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`the admin server answered ${method} ${url} with something that is no JSON`);
  }
}

const wishOf = ({ balanceMinor, stakeLimitMinor }: NewPlayerWish) => ({
  balanceMinor: String(balanceMinor),
  ...(stakeLimitMinor === undefined ? {} : { stakeLimitMinor: String(stakeLimitMinor) }),
});

/** An admin server behind a URL, with only the services that it says it has. Amounts travel as decimal strings of minor units. */
export async function createHttpAdmin(url: string): Promise<{ admin: TestAdmin; hasStakeLimits: boolean }> {
  const base = url.replace(/\/+$/, '');
  const told = (await call(`${base}/services`, 'GET')) as AdminServices | null;
  const services = told?.services;
  if (!Array.isArray(services))
    throw new TypeError(`the admin server answered GET ${base}/services without its services`);
  const player = (playerId: string, what: string) => `${base}/players/${encodeURIComponent(playerId)}/${what}`;
  const admin: Required<TestAdmin> = {
    newPlayer: async (wish) =>
      (await call(`${base}/players`, 'POST', wishOf(wish))) as { playerId: string; launchToken: string },
    launch: async ({ playerId, isExpired }) =>
      (await call(player(playerId, 'launch'), 'POST', { isExpired })) as { launchToken: string },
    block: async ({ playerId }) => {
      await call(player(playerId, 'block'), 'POST', {});
    },
    expireSessions: async ({ playerId }) => {
      await call(player(playerId, 'expire-sessions'), 'POST', {});
    },
    passTime: async ({ ms }) => {
      await call(`${base}/time`, 'POST', { ms });
    },
  };
  const { newPlayer } = admin;
  const offered = Object.entries(admin).filter(([name]) => services.includes(name as AdminService));
  return {
    admin: { newPlayer, ...Object.fromEntries(offered) },
    hasStakeLimits: services.includes('stakeLimit'),
  };
}
