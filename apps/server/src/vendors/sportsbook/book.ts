import { type Calls, type CallValue, type ListedMatches, type LocaleCode, localeCode } from '@baize/contract';
import type { VendorSession } from '@baize/vendor-kit';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import { fail, ok } from '../../platform/result.ts';
import { doAll } from '../do-all.ts';
import { type BetRow, createBetStore, isBetId } from './bets/bet-store.ts';
import { createCashOut } from './bets/cash-out.ts';
import { createDecide } from './bets/decide.ts';
import { type Limits, limitsOfPlayer, minStakeMinor } from './bets/limits.ts';
import { createPayments } from './bets/payments.ts';
import { type AskedBet, createPlace, type Player } from './bets/place.ts';
import { createQuotes } from './bets/quotes.ts';
import { createSettle } from './bets/settle.ts';
import type { BookDependencies, BookSettings } from './dependencies.ts';
import { createCalendar } from './matches/calendar.ts';
import { createMatchStore } from './matches/match-store.ts';
import { createPriceList } from './matches/prices.ts';
import { createTrackers } from './matches/tracker.ts';
import { voidUnstarted } from './matches/void-unstarted.ts';
import { createResettle } from './results/resettle.ts';
import { createAutoMoves } from './risk/auto-moves.ts';
import { matchProof } from './verifier/match-proof.ts';
import { betView, matchPage, matchRow } from './views.ts';

const openRefusals = {
  SESSION_INVALID: 'launch_token_invalid',
  GAME_UNAVAILABLE: 'game_unavailable',
  INTERNAL: 'service_unavailable',
} as const;

const fallbackLocale: LocaleCode = 'TY';

function openedView(entered: VendorSession, { maxStake }: Limits): CallValue<Calls['fbOpen']> {
  const { session, locale, currency, balance } = entered;
  return {
    session,
    locale: localeCode.safeParse(locale).data ?? fallbackLocale,
    currency,
    balanceMinor: `${balance.cashMinor}`,
    stakes: { minMinor: `${minStakeMinor}`, maxMinor: `${maxStake}` },
  };
}

/** A book on simulated matches: it decides bets and reaches money through the wallet contract only. */
export function createBook(deps: BookDependencies, settings: BookSettings) {
  const { wallet, clock } = deps;
  const matches = createMatchStore(deps, settings);
  const bets = createBetStore(deps, settings);
  const priceOf = createPriceList();
  const trackerOf = createTrackers();
  const tools = { deps, bets, matches, priceOf };
  const decide = createDecide(tools);
  const place = createPlace(tools, decide, settings);
  const payments = createPayments(deps, settings);
  const quotes = createQuotes(deps);
  const cashOut = createCashOut(tools, quotes, payments);
  const settle = createSettle(tools, payments);
  const resettle = createResettle(tools, payments, settings);
  const moveByLiability = createAutoMoves(deps, settings);
  const planMatches = createCalendar(deps, settings);

  /** The contract makes an ended session the permission rule's failure, not a call's own. */
  const playerOf = async (session: string): Promise<Player> => {
    const checked = await wallet.checkSession({ session });
    if (checked.status === 'refused') throw new RefusedRequest('session_expired');
    return { session, playerRef: checked.playerRef };
  };

  const balanceOf = async ({ playerRef }: Player) => `${(await wallet.balance({ playerRef }))?.cashMinor ?? 0n}`;

  const listNow = async (asked: ListedMatches) => {
    const now = clock.now();
    return (await matches.listed(now, asked)).map((match) => matchRow(match, priceOf, now));
  };

  const pagesNow = async (matchIds: readonly string[]) => {
    const known = await matches.byId(matchIds);
    return [...known.values()].map((match) => matchPage(match, { priceOf, trackerOf }, clock.now()));
  };

  const views = async (rows: readonly BetRow[]) => {
    const now = clock.now();
    const known = await matches.byId(rows.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)));
    const corrected = rows.filter(({ corrected_from_minor }) => corrected_from_minor !== null).map(({ id }) => id);
    const owed = corrected.length > 0 ? await deps.owedOf(corrected) : new Map<string, bigint>();
    return rows.map((bet) => {
      const owedMinor = owed.get(bet.id) ?? 0n;
      return betView(bet, { known, now, cashOutMinor: cashOut.offerOf(bet, known, now), owedMinor });
    });
  };

  const answerOf = async (betId: string, player: Player) => {
    const row = await bets.find(betId);
    const [bet] = row ? await views([row]) : [];
    if (!bet) throw new Error(`the bet ${betId} is gone`);
    return ok({ bet, balanceMinor: await balanceOf(player) });
  };

  return {
    bets,
    matches,
    payments,
    priceOf,
    plan: async (): Promise<void> => {
      await planMatches();
      await quotes.purge(clock.now());
    },
    /** Decides, pays and publishes whatever is due; each step bears being done again. */
    work: (): Promise<void> => {
      const publish = () => matches.publishEnded(clock.now());
      const voidLate = () => voidUnstarted(deps, settings);
      const steps = [decide.decidePending, cashOut.paySold, voidLate, resettle, settle, publish, moveByLiability];
      return doAll(steps, (step) => step());
    },
    /** A bet with its selections and the seeds of those matches that have ended; null for another's, or none. */
    proofOf: async (playerRef: string, betId: string) => {
      const bet = isBetId(betId) ? await bets.find(betId) : undefined;
      if (bet?.player_ref !== playerRef) return null;
      const [view] = await views([bet]);
      const known = await matches.byId(bet.legs.map(({ matchId }) => matchId));
      const proofs = [...known.values()].map((match) => matchProof(match, clock.now()));
      return { round: { ...view, matches: proofs }, serverSeed: null };
    },

    open: async (launchToken: string) => {
      const entered = await wallet.authenticate({ launchToken });
      return entered.status === 'refused'
        ? fail(openRefusals[entered.code])
        : ok(openedView(entered.value, await limitsOfPlayer(deps, settings, entered.value.playerRef)));
    },
    /** What the book shows now, for those who follow it. */
    views: {
      isOpenTo: async (session: string) => (await wallet.checkSession({ session })).status !== 'refused',
      list: () => listNow({}),
      pages: pagesNow,
    },
    listMatches: async (session: string, asked: ListedMatches = {}) => {
      await playerOf(session);
      return ok({ matches: await listNow(asked), serverTime: clock.now().toISOString() });
    },
    showMatch: async (session: string, matchId: string) => {
      await playerOf(session);
      const [page] = await pagesNow([matchId]);
      return page ? ok(page) : fail('round_not_found');
    },
    placeBet: async (session: string, asked: AskedBet) => {
      const player = await playerOf(session);
      return (await place(asked, player)) ?? answerOf(asked.betId, player);
    },
    listBets: async (session: string, count: number) => {
      const player = await playerOf(session);
      const list = await views(await bets.ofPlayer(player.playerRef, count));
      return ok({ list, balanceMinor: await balanceOf(player) });
    },
    quoteSale: async (session: string, { betId, sharePercent }: { betId: string; sharePercent: number }) => {
      const player = await playerOf(session);
      const bet = await bets.find(betId);
      return bet?.player_ref === player.playerRef ? cashOut.quote(bet, sharePercent) : fail('round_not_found');
    },
    sellBet: async (session: string, { betId, offerMinor, quoteId }: AskedSale) => {
      const player = await playerOf(session);
      const bet = await bets.find(betId);
      if (bet?.player_ref !== player.playerRef) return fail('round_not_found');
      const failure = await cashOut.sell(bet, { offerMinor: BigInt(offerMinor), quoteId });
      return failure ?? answerOf(betId, player);
    },
  };
}
export type Book = ReturnType<typeof createBook>;

interface AskedSale {
  betId: string;
  offerMinor: string;
  quoteId?: string | undefined;
}
