import { randomUUID } from 'node:crypto';
import { ApiFailure, createClient } from '@baize/client';
import { encryptBody } from '@baize/client/encryption';
import type { CallName, CallRequest, Calls, CallValue } from '@baize/contract';

const timeoutMs = 15_000;

/** An answer that was not a success: the message key and status that the server gave. */
export class PlayerRefused extends Error {
  readonly status: number;
  readonly key: string;

  constructor(name: string, status: number, key: string) {
    super(`${name}: ${status} ${key}`);
    this.status = status;
    this.key = key;
  }
}

/** A person at the site without a browser: the same calls, over real HTTP. Used by tests and benches. */
export interface Player {
  readonly username: string;
  readonly password: string;
  call<N extends CallName>(name: N, request: CallRequest<Calls[N]>): Promise<CallValue<Calls[N]>>;
  register(): Promise<void>;
  login(): Promise<void>;
  /** Deposits play money; the same requestId again deposits nothing more. */
  deposit(amount: string, requestId?: string): Promise<void>;
  /** The balance as a decimal string. */
  balance(): Promise<string>;
  openGame(vendor: string, gameCode: string): Promise<CallValue<Calls['studioOpen']>>;
  /** Enters a lottery, to buy tickets of it. */
  openLottery(vendor: string, gameId: string): Promise<void>;
  /** Plays a round and tells the game that it was shown. The same roundId again answers the same round. */
  spin(betMinor: string, roundId?: string): Promise<CallValue<Calls['studioSpin']>>;
}

/** `address`: where he says that he comes from, for a server that trusts this machine as a proxy; limits are counted by it. */
export function createPlayer(baseUrl: string, username: string, password: string, address?: string): Player {
  const headers: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };

  const client = createClient({ baseUrl, timeoutMs, credentials: () => headers, encrypt: encryptBody });

  const call: Player['call'] = async (name, request) => {
    try {
      return await client.call(name, request);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure) || thrown.answerKind !== 'refusal') throw thrown;
      throw new PlayerRefused(name, thrown.status, thrown.messageKey);
    }
  };

  return {
    username,
    password,
    call,
    register: async () => {
      const body = { username, password, confirmPassword: password, agreedToTerms: true as const };
      headers.token = (await call('register', { body })).token;
    },
    login: async () => {
      headers.token = (await call('login', { body: { username, password } })).token;
    },
    deposit: async (amount, requestId = randomUUID()) => {
      await call('sandboxDeposit', { body: { requestId, amount } });
    },
    balance: async () => (await call('balance', {})).sumBalance,
    openLottery: async (vendor, gameId) => {
      const launch = { vendor, gameCode: gameId, lottoArea: 'VN', launchMode: 'LOTT', view: 'betting' } as const;
      const { url } = await call('launchGame', { data: launch });
      const launchToken = new URL(url, baseUrl).searchParams.get('launchToken') ?? '';
      headers['game-session'] = (await call('lottoOpen', { body: { launchToken, gameId } })).session;
    },
    openGame: async (vendor, gameCode) => {
      const { url } = await call('launchGame', { data: { vendor, gameCode, language: 'TY' } });
      const launchToken = new URL(url, baseUrl).searchParams.get('launchToken') ?? '';
      const opened = await call('studioOpen', { body: { launchToken } });
      headers['game-session'] = opened.session;
      return opened;
    },
    spin: async (betMinor, roundId = randomUUID()) => {
      const played = await call('studioSpin', { body: { roundId, betMinor } });
      await call('studioPresented', { body: { roundId } });
      return played;
    },
  };
}
