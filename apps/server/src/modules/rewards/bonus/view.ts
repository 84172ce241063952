import type { Calls, CallValue, GameType, RewardSource } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { percentOfPpm } from '../settings/amounts.ts';
import { nameIn } from '../statements.ts';
import { type GrantJson, progressOf } from './facts.ts';

type Shown = NonNullable<CallValue<Calls['bonusDetails']>['running']>;

/** Rates as they are shown, without those of 0. */
export const shownRates = (ratesPpm: Readonly<Record<string, string | bigint>>) =>
  Object.entries(ratesPpm)
    .filter(([, rate]) => BigInt(rate) > 0n)
    .map(([gameType, rate]) => ({ gameType: gameType as GameType, percent: percentOfPpm(BigInt(rate)) }));

/** A bonus as its member sees it. `gameNames`: of games by VENDOR/code. */
export function shownBonus(
  grant: GrantJson,
  exponent: number,
  language: string,
  gameNames: ReadonlyMap<string, string>,
): Shown {
  const amount = (minor: bigint) => shownAmount(minor, exponent);
  const { terms } = grant;
  const requiredMinor = BigInt(grant.requiredMinor);
  const isRunning = grant.state === 'running';
  const progressMinor = isRunning ? progressOf(grant).progressMinor : BigInt(grant.progressMinor);
  const counted = progressMinor > requiredMinor ? requiredMinor : progressMinor;
  return {
    bonusId: grant.id,
    source: grant.source as RewardSource,
    title: nameIn(grant.names, language),
    amount: amount(BigInt(grant.amountMinor)),
    deposit: amount(BigInt(grant.depositMinor)),
    state: grant.state,
    grantedAt: new Date(grant.grantedAt).toISOString(),
    expiresAt: new Date(grant.expiresAt).toISOString(),
    endedAt: grant.endedAt === null ? null : new Date(grant.endedAt).toISOString(),
    terms: {
      required: amount(requiredMinor),
      progress: amount(counted),
      remaining: amount(requiredMinor - counted),
      maxStake: terms.maxStakeMinor === null ? null : amount(BigInt(terms.maxStakeMinor)),
      weights: shownRates(terms.weightsPpm),
      excludedGames: terms.excludedGames.map((game) => gameNames.get(game) ?? game),
    },
  };
}
