import { cashOutOffer } from '@baize/games/sportsbook';
import { type Failure, fail } from '../../../platform/result.ts';
import { doAll } from '../../do-all.ts';
import type { KnownMatch } from '../matches/match.ts';
import { nextPricesAt } from '../matches/match-clock.ts';
import type { BetRow } from './bet-store.ts';
import type { BetTools } from './decide.ts';
import { cashOutLegs } from './legs.ts';
import { cashOutMargin } from './limits.ts';
import type { Payments } from './payments.ts';
import type { Quote, Quotes } from './quotes.ts';
import { openStakeOf } from './returns.ts';

type SaleFailure = Failure<'choice_not_offered' | 'round_closed'>;

/** Buys open bets back. The price is written first, then the wallet pays, so that a stop between them pays it once. */
export function createCashOut({ deps, bets, matches, priceOf }: BetTools, quotes: Quotes, payments: Payments) {
  const { wallet, clock } = deps;

  /** What its legs are worth while each of them is settled or open; null: nothing is on offer. */
  const worthOf = (bet: BetRow, known: ReadonlyMap<string, KnownMatch>, now: Date) => {
    const isForSale = bet.state === 'ACCEPTED' && bet.choose === 0 && bet.settles_at > now;
    if (!isForSale || bet.cash_out_minor !== null || bet.next_state !== null) return null;
    return cashOutLegs(priceOf, bet.legs, known, now);
  };

  /** What a whole bet is bought back for now; null: not on offer. */
  const offerOf = (bet: BetRow, known: ReadonlyMap<string, KnownMatch>, now: Date): bigint | null => {
    const legs = worthOf(bet, known, now);
    const offer = legs && cashOutOffer(openStakeOf(bet), legs, cashOutMargin);
    return offer === null || offer === 0n ? null : offer;
  };

  const matchesOf = (bet: BetRow) => matches.byId(bet.legs.map(({ matchId }) => matchId));

  const pay = async (bet: BetRow): Promise<void> => {
    const payoutMinor = bet.cash_out_minor ?? 0n;
    const txId = `${bet.id}-cash-out`;
    const answer = await wallet.cashOut({ betId: bet.id, playerRef: bet.player_ref, txId, payoutMinor });
    if (answer.status !== 'ok') {
      if (answer.retry === 'never') throw new Error(`the wallet refused to buy back ${bet.id}: ${answer.code}`);
      return;
    }
    const change = { return_minor: payoutMinor, closed_at: clock.now() };
    await bets.move({ id: bet.id, from: 'ACCEPTED', to: 'CASHED_OUT' }, change);
  };

  /** The whole of what runs; false: something else was done with the bet. One that the wallet has a result of is paid by its next one. */
  const sellWhole = (bet: BetRow, offer: bigint, now: Date): Promise<boolean> =>
    bet.generation === 0
      ? bets.sell(bet.id, offer, now)
      : payments.plan({ bet, from: ['ACCEPTED'], to: 'CASHED_OUT', returnMinor: bet.sold_minor + offer });

  const finish = async (id: string): Promise<void> => {
    const sold = await bets.find(id);
    if (sold?.state !== 'ACCEPTED') return;
    if (sold.cash_out_minor !== null) return pay(sold);
    if (sold.next_state !== null) await payments.payOne(id);
  };

  const isSold = (bet: BetRow) =>
    bet.cash_out_minor !== null || bet.state === 'CASHED_OUT' || bet.next_state === 'CASHED_OUT';

  /** False: the bet has moved on since it was read. */
  const planQuoted = (bet: BetRow, { offer_minor: offer, left_unit_minor: unitMinor }: Quote, now: Date) =>
    unitMinor === 0n
      ? sellWhole(bet, offer, now)
      : payments.plan({ bet, from: ['ACCEPTED'], to: 'ACCEPTED', returnMinor: bet.sold_minor + offer, unitMinor });

  const byQuote = async (bet: BetRow, quote: Quote, now: Date): Promise<SaleFailure | undefined> => {
    if (quote.used_at === null) {
      if (bet.state !== 'ACCEPTED') return fail('round_closed');
      const isHeld = quote.unit_minor === bet.open_unit_minor && quote.expires_at > now;
      if (!isHeld || !worthOf(bet, await matchesOf(bet), now)) return fail('choice_not_offered');
      // Of two takers of one quote the first sells; the other one reads what came of it.
      const isPlanned = !(await quotes.take(quote.id, now)) || (await planQuoted(bet, quote, now));
      if (!isPlanned) return fail('choice_not_offered');
    }
    await finish(bet.id);
    return undefined;
  };

  const byPrice = async (bet: BetRow, wantedMinor: bigint, now: Date): Promise<SaleFailure | undefined> => {
    if (!isSold(bet)) {
      if (bet.state !== 'ACCEPTED') return fail('round_closed');
      const offer = offerOf(bet, await matchesOf(bet), now);
      if (offer === null || offer < wantedMinor) return fail('choice_not_offered');
      await sellWhole(bet, offer, now);
    }
    await finish(bet.id);
    const sold = await bets.find(bet.id);
    return sold && isSold(sold) ? undefined : fail('round_closed');
  };

  return {
    offerOf,
    /** Holds an offer for a part of a bet, or for the whole, for a few seconds. */
    quote: async (bet: BetRow, sharePercent: number) => {
      const now = clock.now();
      if (bet.state !== 'ACCEPTED') return fail('round_closed');
      const known = await matchesOf(bet);
      const legs = worthOf(bet, known, now);
      const pricedUntil = nextPricesAt([...known.values()], now);
      return (legs && (await quotes.hold(bet, legs, { sharePercent, pricedUntil, now }))) ?? fail('choice_not_offered');
    },
    /** Undefined when the bet, or the quoted part of it, was sold. */
    sell: async (
      bet: BetRow,
      { offerMinor, quoteId }: { offerMinor: bigint; quoteId?: string | undefined },
    ): Promise<SaleFailure | undefined> => {
      const now = clock.now();
      if (quoteId === undefined) return byPrice(bet, offerMinor, now);
      const quote = await quotes.find(quoteId);
      if (quote?.bet_id !== bet.id || quote.offer_minor !== offerMinor) return fail('choice_not_offered');
      return byQuote(bet, quote, now);
    },
    paySold: async (): Promise<void> => doAll(await bets.selling(), pay),
  };
}
export type CashOut = ReturnType<typeof createCashOut>;
