import type { DeskService, NewPlayerWish, TestDesk } from './desk.ts';
import { CaseSkipped } from './failure.ts';

/** What a desk over HTTP answers to `GET <desk>/services`. */
export interface DeskServices {
  /** Of launch, block, expireSessions, passTime, stakeLimit. */
  services: readonly DeskService[];
}

const deadlineMs = 15_000;

async function call(url: string, method: 'GET' | 'POST', body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(deadlineMs),
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status === 501) throw new CaseSkipped(`the desk has no ${method} ${new URL(url).pathname}`);
  if (!response.ok) throw new TypeError(`the desk answered ${method} ${url} with status ${response.status}: ${text}`);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new TypeError(`the desk answered ${method} ${url} with something that is no JSON`);
  }
}

const wishOf = ({ balanceMinor, stakeLimitMinor }: NewPlayerWish) => ({
  balanceMinor: String(balanceMinor),
  ...(stakeLimitMinor === undefined ? {} : { stakeLimitMinor: String(stakeLimitMinor) }),
});

/** A desk behind a URL, with only the services that it says it has. Amounts travel as decimal strings of minor units. */
export async function createHttpDesk(url: string): Promise<{ desk: TestDesk; hasStakeLimits: boolean }> {
  const base = url.replace(/\/+$/, '');
  const told = (await call(`${base}/services`, 'GET')) as DeskServices | null;
  const services = told?.services;
  if (!Array.isArray(services)) throw new TypeError(`the desk answered GET ${base}/services without its services`);
  const player = (playerId: string, what: string) => `${base}/players/${encodeURIComponent(playerId)}/${what}`;
  const desk: Required<TestDesk> = {
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
  const { newPlayer } = desk;
  const offered = Object.entries(desk).filter(([name]) => services.includes(name as DeskService));
  return {
    desk: { newPlayer, ...Object.fromEntries(offered) },
    hasStakeLimits: services.includes('stakeLimit'),
  };
}
