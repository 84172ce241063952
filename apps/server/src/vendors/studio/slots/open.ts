import { type CallError, type Calls, type CallValue, type LocaleCode, localeCode } from '@baize/contract';
import type { VendorSession } from '@baize/vendor-kit';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { checkView } from '../../reality-checks.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { findInstantGame } from '../instant/games.ts';
import { createOpenPools } from '../jackpots/open-pools.ts';
import type { StudioTables } from '../schema.ts';
import type { Seeds } from '../seeds.ts';
import type { Sessions } from '../sessions.ts';
import { findTable } from '../tables/games/index.ts';
import { limitsOfPlayer, limitsSpan } from '../tables/games/limits.ts';
import { featurePricesOf } from './feature-price.ts';
import type { Finish } from './finish.ts';
import { findGame } from './games.ts';
import { finishPending } from './pending.ts';
import { listSettled } from './rounds-store.ts';
import { balanceView, fairnessView, freeRoundsView, roundView } from './views.ts';

type Open = Calls['studioOpen'];

/** Stakes that a game shows; an instant game takes any amount between the first and the last. */
function stakesOf({ gameCode, tableMaxPercent }: Pick<VendorSession, 'gameCode' | 'tableMaxPercent'>): {
  betsMinor: readonly bigint[];
  defaultBetMinor: bigint;
} | null {
  const slot = findGame(gameCode);
  if (slot) return slot;
  const instant = findInstantGame(gameCode)?.stakes;
  if (instant) return { betsMinor: [instant.minMinor, instant.maxMinor], defaultBetMinor: instant.defaultMinor };
  const shared = findTable(gameCode);
  if (!shared) return null;
  const table = limitsOfPlayer(shared, { tableMaxPercent });
  return { betsMinor: table.chipsMinor, defaultBetMinor: limitsSpan(table).minMinor };
}

/** At a table rounds begin by themselves anyway; in a flight the same bet can be made in each. */
const hasAutoplay = (gameCode: string): boolean =>
  Boolean(findGame(gameCode) ?? findInstantGame(gameCode) ?? findTable(gameCode)?.flight);

const openRefusals = {
  SESSION_INVALID: 'launch_token_invalid',
  GAME_UNAVAILABLE: 'game_unavailable',
  INTERNAL: 'service_unavailable',
} as const;

const fallbackLocale: LocaleCode = 'TY';

export function createOpen(deps: StudioDependencies, sessions: Sessions, seeds: Seeds, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);
  const openPools = createOpenPools(deps);

  /** Enters a game: session, first seed, and the round that was cut off, if there is one. */
  return async (launchToken: string): Promise<Result<CallValue<Open>, CallError<Open>>> => {
    const entered = await deps.wallet.authenticate({ launchToken });
    if (entered.status === 'refused') return fail(openRefusals[entered.code]);
    const { gameCode } = entered.value;
    const stakes = stakesOf(entered.value);
    if (!stakes) return fail('game_unavailable');

    const session = await sessions.openSession(entered.value);
    const slot = findGame(gameCode);
    const { prizePool, currency } = entered.value;
    if (slot) await openPools({ prizePool, currencyCode: currency.code }, slot);
    const seed = await seeds.ensureLiveSeed(database, session);
    await finishPending(database, finish, session);
    const [lastSettled] = await listSettled(database, session, 1);
    const last = lastSettled && roundView(lastSettled);
    const balance = (await deps.wallet.balance(session)) ?? entered.value.balance;
    const free = slot ? await deps.freeRoundsOf(session) : [];
    const { realityCheck: check } = session;
    const locale = localeCode.safeParse(entered.value.locale);
    return ok({
      session: session.token,
      gameCode,
      locale: locale.success ? locale.data : fallbackLocale,
      currency: entered.value.currency,
      balanceMinor: balanceView(balance),
      betsMinor: stakes.betsMinor.map((betMinor) => `${betMinor}`),
      defaultBetMinor: `${stakes.defaultBetMinor}`,
      fairness: fairnessView(seed),
      unfinishedRound: last && !last.presented ? last : null,
      lastRound: last?.presented ? last : null,
      freeRounds: freeRoundsView(free, null),
      minRoundIntervalMs: session.minRoundIntervalMs,
      autoplay: hasAutoplay(gameCode) && entered.value.autoplay,
      featurePrices: slot ? featurePricesOf(session, slot) : [],
      realityCheck: checkView(check),
    });
  };
}
