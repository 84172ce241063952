import { randomBytes } from 'node:crypto';
import { WalletHttpError } from '../http/index.ts';
import type { VendorWallet, WalletAnswer } from '../wallet.ts';
import { Actor, type IdOf } from './actor.ts';
import type { TestAdmin } from './admin.ts';
import { CaseFailure, CaseSkipped, expectTrue } from './failure.ts';
import type { HttpPeer, SigningKey } from './http-peer.ts';

/** What the kit runs against. */
export interface Target {
  wallet: VendorWallet;
  admin: TestAdmin;
  /** Another vendor of the same operator; `provider` is its code in the headers of HTTP. */
  otherVendor?: { wallet: VendorWallet; admin: TestAdmin; provider?: string; isSingle?: boolean };
  /** The wallet's HTTP form, for the cases of signing and input. */
  http?: HttpPeer;
  /** The vendor's second key, as good as the one that `http` signs with. */
  secondKey?: SigningKey;
  /** A key that was the vendor's and is no more. */
  retiredKey?: SigningKey;
  /** The admin server can give a player a bound to his stakes. */
  hasStakeLimits?: boolean;
  /** The vendor has no wallet of its own at this operator, as most have none: cases of transfers are skipped. */
  isSingle?: boolean;
}

const defaultBalanceMinor = 1_000n;
/** How long something may take that is told later than it happened. */
const defaultPatienceMs = 20_000;
const maxTries = 40;
const pauseMs = 50;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface PlayerOptions {
  balanceMinor?: bigint;
  stakeLimitMinor?: bigint;
  of?: Vendorship;
}

/** What one case acts on: the target, ids of its own, and players. */
export class Scenario {
  readonly target: Target;
  private readonly patienceMs: number;
  private readonly prefix = randomBytes(9).toString('base64url');

  constructor(target: Target, patienceMs = defaultPatienceMs) {
    this.target = target;
    this.patienceMs = patienceMs;
  }

  get wallet(): VendorWallet {
    return this.target.wallet;
  }

  get http(): HttpPeer {
    if (!this.target.http) throw new CaseSkipped('there is no HTTP form to try');
    return this.target.http;
  }

  get secondKey(): SigningKey {
    if (!this.target.secondKey) throw new CaseSkipped('there is no second key');
    return this.target.secondKey;
  }

  get retiredKey(): SigningKey {
    if (!this.target.retiredKey) throw new CaseSkipped('there is no retired key');
    return this.target.retiredKey;
  }

  readonly id: IdOf = (name) => `${this.prefix}-${name}`;

  /** A player who just came in, with at least this much cash (with an admin server: exactly). */
  readonly player = async (options: PlayerOptions = {}): Promise<Actor> => {
    const { balanceMinor = defaultBalanceMinor, stakeLimitMinor, of = this.target } = options;
    const wish = { balanceMinor, ...(stakeLimitMinor === undefined ? {} : { stakeLimitMinor }) };
    const { playerId, launchToken } = await of.admin.newPlayer(wish);
    return this.enter(playerId, launchToken, of, balanceMinor);
  };

  readonly enter = async (
    playerId: string,
    launchToken: string,
    of: Vendorship = this.target,
    minMinor = 0n,
  ): Promise<Actor> => {
    const entered = await of.wallet.authenticate({ launchToken });
    if (entered.status !== 'ok') throw new CaseFailure('authenticate with a fresh launch token', 'ok', entered.code);
    const { cashMinor } = entered.value.balance;
    if (cashMinor < minMinor) throw new CaseSkipped(`the player has ${cashMinor}, the case needs ${minMinor}`);
    return new Actor({ wallet: of.wallet, entered: entered.value, playerId, idOf: this.id });
  };

  /** A service of the admin server; the runner has looked that it is there. */
  service<S extends Exclude<keyof TestAdmin, 'newPlayer'>>(name: S): NonNullable<TestAdmin[S]> {
    const { admin } = this.target;
    const service = admin[name];
    if (!service) throw new CaseSkipped(`the admin server has no ${name}`);
    return service.bind(admin) as NonNullable<TestAdmin[S]>;
  }

  get otherVendor(): Vendorship {
    if (!this.target.otherVendor) throw new CaseSkipped('there is no other vendor');
    return this.target.otherVendor;
  }

  /** The vendor without a wallet of its own. */
  get singleVendor(): Vendorship {
    return this.target.isSingle ? this.target : this.otherVendor;
  }

  /** Another player brings so much to the vendor’s own wallet, so that something stands there to be won. */
  readonly fillFloat = async (amountMinor: bigint): Promise<void> => {
    const bank = await this.player({ balanceMinor: amountMinor });
    await bank.transferIn('bank', amountMinor).is('OK', { cash: -amountMinor });
  };

  /** As a careful vendor sends: the same request again while it is not known, or refused for the moment, what came of it. */
  readonly untilKnown = async (send: () => Promise<WalletAnswer>): Promise<WalletAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await send().catch((error) => {
        if (!(error instanceof WalletHttpError) || tries >= maxTries) throw error;
        return null;
      });
      if (answer && (answer.code !== 'INTERNAL' || tries >= maxTries)) return answer;
      await pause(pauseMs);
    }
  };

  /** Asks again until it is true: for what may be told a little later than it happened. */
  readonly eventually = async (step: string, isTrue: () => Promise<boolean>, expected: string): Promise<void> => {
    const untilMs = performance.now() + this.patienceMs;
    while (performance.now() < untilMs) {
      if (await isTrue()) return;
      await pause(pauseMs);
    }
    throw new CaseFailure(step, expected, `nothing of the kind within ${this.patienceMs} ms`);
  };

  /** Wrong arguments: thrown in process, status 4xx over HTTP, or a refusal; never an answer that leaves the outcome open. */
  readonly refusesInput = async (what: string, send: () => Promise<WalletAnswer>): Promise<void> => {
    const got = await send().catch((error) => error);
    const isClear =
      got instanceof WalletHttpError
        ? got.outcome === 'notApplied'
        : got instanceof Error || (got.status === 'refused' && got.code !== 'INTERNAL');
    expectTrue(what, isClear, 'a clear refusal', got);
  };
}

/** A vendor's wallet and the admin server that makes players for it. */
export type Vendorship = Pick<Target, 'wallet' | 'admin'>;

/** 0, 1, 2 … */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
