import type { SettleBetRequest } from '@baize/vendor-kit';
import { sendBets } from '../network.ts';
import { expectCode, type Vendor } from '../vendor.ts';

/**
 * Settles a bet together with others of any players, new ones and old ones, in one command that comes again until each was told; then it may
 * come once more with another result, which must not count.
 */
export async function settleMany(vendor: Vendor, result: SettleBetRequest): Promise<void> {
  const { schedule } = vendor.world;
  const bets = withOthers(vendor, result);
  const isBooked = new Set<SettleBetRequest>();
  let untold: readonly SettleBetRequest[] = bets;
  while (untold.length > 0) {
    // A repeat has what was not told, or all of it in another order.
    const sent = untold.length === bets.length || schedule.happens(128) ? untold : bets.toReversed();
    const replies = await sendBets(vendor.world, vendor.code, sent);
    if (replies === 'unknown') {
      await schedule.pause(schedule.draw(20));
      continue;
    }
    const told = new Set<SettleBetRequest>();
    for (const [index, bet] of sent.entries()) {
      const reply = replies[index] ?? 'unknown';
      if (reply === 'unknown') continue;
      told.add(bet);
      // A later generation that came before its first is not there for the vendor to correct.
      const early = bet === result ? [] : (['REF_NOT_FOUND'] as const);
      expectCode('settleBets', reply, ['OK', 'TX_CONFLICT', 'ROUND_CLOSED', ...early]);
      if (reply.code === 'OK') isBooked.add(bet);
    }
    untold = untold.filter((bet) => !told.has(bet));
    await schedule.pause(1);
  }
  if (schedule.happens(64)) await contradict(vendor, [...isBooked]);
}

/** Each bet is named once. */
function withOthers(vendor: Vendor, result: SettleBetRequest): readonly SettleBetRequest[] {
  const { schedule } = vendor.world;
  const others = vendor.settling.flatMap((results) => {
    const other = results[schedule.draw(results.length)];
    return other && other.betId !== result.betId && schedule.happens(160) ? [other] : [];
  });
  return schedule.happens(128) ? [result, ...others] : [...others, result];
}

/** What was booked comes with another payout. */
async function contradict(vendor: Vendor, booked: readonly SettleBetRequest[]): Promise<void> {
  if (booked.length === 0) return;
  const others = booked.map((bet): SettleBetRequest => ({ ...bet, payoutMinor: bet.payoutMinor + 1n, result: 'won' }));
  const replies = await sendBets(vendor.world, vendor.code, others);
  if (replies === 'unknown') return;
  for (const reply of replies) if (reply !== 'unknown') expectCode('settleBets', reply, ['TX_CONFLICT']);
  vendor.world.seen('settleBets contradicted');
}
