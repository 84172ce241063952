import { type RefusedBet, refusalOf } from '@baize/games/sportsbook';
import { doAll } from '../../do-all.ts';
import type { BookDependencies } from '../dependencies.ts';
import type { MatchStore } from '../matches/match-store.ts';
import type { PriceList } from '../matches/prices.ts';
import type { StoredLeg } from '../schema.ts';
import type { BetRow, BetStore } from './bet-store.ts';
import { oddsOf, offerFor } from './legs.ts';
import { limitsOfPlayer, stakeOf } from './limits.ts';

export interface BetTools {
  deps: Pick<BookDependencies, 'wallet' | 'clock' | 'database' | 'refusalOfStake' | 'staffPorts'>;
  bets: BetStore;
  matches: MatchStore;
  priceOf: PriceList;
}

/** Decides pending bets: the decision is written first, then the wallet books it, so that a stop between them changes nothing. */
export function createDecide({ deps, bets, matches, priceOf }: BetTools) {
  const { wallet, clock } = deps;

  const look = async (
    bet: BetRow,
  ): Promise<{ legs: StoredLeg[]; refusal: RefusedBet | 'return_limit' | undefined }> => {
    const now = clock.now();
    const known = await matches.byId(bet.legs.map(({ matchId }) => matchId));
    const legs: StoredLeg[] = [];
    for (const leg of bet.legs) {
      const match = known.get(leg.matchId);
      const found = match && offerFor(priceOf, match, leg, now);
      const offer = found && { isOpen: found.isOpen, odds: oddsOf(found.offered), line: leg.line ?? 0 };
      const asked = { odds: oddsOf(leg), line: leg.line ?? 0, policy: bet.price_policy };
      const refusal = refusalOf(asked, offer);
      if (refusal || !found) return { legs: bet.legs, refusal: refusal ?? 'market_closed' };
      const { state, offered } = found;
      legs.push({ ...leg, odds: offered.odds, isInPlay: state.state === 'live', scoreAtBet: state.score });
    }
    // By the prices that hold: who takes better ones may have named lower ones.
    const limits = await limitsOfPlayer(deps, { vendorCode: bet.vendor_code }, bet.player_ref);
    const isTooMuch = stakeOf(bet.choose, bet.unit_stake_minor, legs, limits) === null;
    return { legs, refusal: isTooMuch ? 'return_limit' : undefined };
  };

  const reject = ({ id }: BetRow, refusal: string) =>
    bets.move({ id, from: 'PENDING', to: 'REJECTED' }, { refusal, closed_at: clock.now() });

  /** Has the wallet book what was decided. An answer that may be repeated leaves the bet for the next time. */
  const apply = async (bet: BetRow): Promise<void> => {
    const ref = { betId: bet.id, playerRef: bet.player_ref };
    const answer = bet.decision === 'accept' ? await wallet.commitBet(ref) : await wallet.discardBet(ref);
    if (answer.retry === 'same') return;
    if (bet.decision === 'refuse') return reject(bet, bet.refusal);
    if (answer.status === 'ok') return bets.move({ id: bet.id, from: 'PENDING', to: 'ACCEPTED' }, {});
    // One that cannot be barred is held by a request that came meanwhile: it is committed the next time.
    if (answer.code === 'REF_NOT_FOUND' && (await wallet.discardBet(ref)).status !== 'ok') return;
    return reject(bet, 'not_held');
  };

  const decideOne = async (bet: BetRow): Promise<void> => {
    if (bet.decision === null) {
      const { legs, refusal } = await look(bet);
      await bets.decide(bet.id, {
        decision: refusal ? 'refuse' : 'accept',
        refusal: refusal ?? '',
        legs: JSON.stringify(legs),
      });
    }
    const decided = await bets.find(bet.id);
    if (decided?.state === 'PENDING') await apply(decided);
  };

  return {
    decideOne,
    decidePending: async (): Promise<void> => doAll(await bets.pending(clock.now()), decideOne),
    reject,
  };
}
export type Decide = ReturnType<typeof createDecide>;
