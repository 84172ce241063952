import { cashOutOffer } from '@baize/games/sportsbook';
import { type Failure, fail } from '../../../platform/result.ts';
import { doAll } from '../do-all.ts';
import type { KnownMatch } from '../matches/match-clock.ts';
import type { BetRow } from './bet-store.ts';
import type { BetTools } from './decide.ts';
import { cashOutLegs } from './legs.ts';
import { cashOutMargin } from './limits.ts';

/** Buys open bets back. The price is written first, then the wallet pays, so that a stop between them pays it once. */
export function createCashOut({ deps, bets, matches, priceOf }: BetTools) {
  const { wallet, clock } = deps;

  /** What a bet is bought back for now; null: not on offer. */
  const offerOf = (bet: BetRow, known: ReadonlyMap<string, KnownMatch>, now: Date): bigint | null => {
    if (bet.state !== 'ACCEPTED' || bet.choose !== 0 || bet.cash_out_minor !== null || bet.settles_at <= now)
      return null;
    const legs = cashOutLegs(priceOf, bet.legs, known, now);
    const offer = legs && cashOutOffer(bet.stake_minor, legs, cashOutMargin);
    return offer === null || offer === 0n ? null : offer;
  };

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

  return {
    offerOf,
    /** Undefined when the bet was sold. */
    sell: async (
      bet: BetRow,
      wantedMinor: bigint,
    ): Promise<Failure<'choice_not_offered' | 'round_closed'> | undefined> => {
      const now = clock.now();
      if (bet.cash_out_minor === null) {
        if (bet.state !== 'ACCEPTED') return fail('round_closed');
        const known = await matches.byId(bet.legs.map(({ matchId }) => matchId));
        const offer = offerOf(bet, known, now);
        if (offer === null || offer < wantedMinor) return fail('choice_not_offered');
        await bets.sell(bet.id, offer, now);
      }
      const sold = await bets.find(bet.id);
      if (sold?.state === 'ACCEPTED' && sold.cash_out_minor !== null) await pay(sold);
      return sold?.cash_out_minor === null ? fail('round_closed') : undefined;
    },
    paySold: async (): Promise<void> => doAll(await bets.selling(), pay),
  };
}
export type CashOut = ReturnType<typeof createCashOut>;
