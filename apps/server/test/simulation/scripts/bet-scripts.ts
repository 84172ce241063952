import { holdLifeMs, type SettleBetRequest } from '@baize/vendor-kit';
import { key } from '../database/state.ts';
import { expectCode, stakeRefusals, type Vendor } from '../vendor.ts';
import { settleMany } from './bulk-scripts.ts';

/** A two-step bet: held, then confirmed, given back or forgotten; a confirmed one goes to the workers, or is sold. */
export async function placeBet(vendor: Vendor): Promise<void> {
  const { schedule } = vendor.world;
  const memberId = vendor.anyMember();
  const betId = vendor.nextId('bet');
  const amountMinor = vendor.amount(300);
  const bet = { betId, playerRef: memberId };
  const request = { ...vendor.withSession(memberId), betId, amountMinor, legs: ['home'], pricePolicy: 'any' as const };
  const { reply, copies } = await vendor.ask('makeBet', memberId, request, 1 + schedule.draw(3));
  if (reply === 'unknown' || reply.code !== 'OK') {
    // A hold that the sweeper has released already is told as cancelled.
    if (reply !== 'unknown') expectCode('makeBet', reply, [...stakeRefusals, 'TX_CANCELLED']);
    if (reply === 'unknown' || copies > 1) await vendor.insist('discardBet', memberId, bet);
    return;
  }
  if (schedule.happens(40)) await vendor.insist('discardBet', memberId, bet);
  else if (!schedule.happens(24)) await confirm(vendor, memberId, betId, amountMinor);
}

async function confirm(vendor: Vendor, memberId: string, betId: string, amountMinor: bigint): Promise<void> {
  const { schedule } = vendor.world;
  const bet = { betId, playerRef: memberId };
  const isRaced = schedule.happens(24);
  if (isRaced)
    schedule.spawn(async () => void (await vendor.insist('discardBet', memberId, bet, ['OK', 'TX_CONFLICT'])));
  const answer = await vendor.insist('commitBet', memberId, bet, ['OK', 'TX_CANCELLED']);
  if (answer.code !== 'OK') return;
  const round = vendor.round(betId, memberId);
  round.stakeMinor = amountMinor;
  const results = Array.from({ length: 1 + schedule.draw(3) }, (_, index): SettleBetRequest => {
    const payoutMinor = schedule.happens(128) ? vendor.amount(600) : 0n;
    return {
      ...bet,
      generation: index + 1,
      payoutMinor,
      result: payoutMinor > 0n ? 'won' : 'lost',
      policy: 'allowNegative',
    };
  });
  const sells = schedule.happens(50);
  if (!sells || schedule.happens(128)) {
    vendor.settling.push(results);
    vendor.world.forEachWorker(() => settleAll(vendor, memberId, results));
  }
  if (sells) await sell(vendor, memberId, betId);
  vendor.world.atEnd(({ rounds }) => {
    const generation = rounds.get(key(vendor.code, betId))?.generation ?? 0;
    const last = results.findLast((result) => result.generation <= generation);
    if (last) round.payoutMinor = last.payoutMinor;
  });
}

async function sell(vendor: Vendor, memberId: string, betId: string): Promise<void> {
  const payoutMinor = vendor.amount(200);
  const request = { betId, playerRef: memberId, txId: vendor.nextId('sale'), payoutMinor };
  const answer = await vendor.insist('cashOut', memberId, request, ['OK', 'ROUND_CLOSED']);
  if (answer.code === 'OK') vendor.round(betId, memberId).payoutMinor = payoutMinor;
}

/** Each of the two workers settles everything: whatever one of them does, the other's work must change nothing. */
async function settleAll(vendor: Vendor, memberId: string, results: readonly SettleBetRequest[]): Promise<void> {
  const { schedule } = vendor.world;
  for (const result of results) {
    await schedule.pause(schedule.draw(30));
    if (schedule.happens(96)) {
      await settleMany(vendor, result);
      continue;
    }
    const name = result.generation === 1 ? 'settleBet' : 'resettleBet';
    // The other one was faster by more than a generation, or the bet was sold.
    await vendor.insist(name, memberId, result, ['OK', 'TX_CONFLICT', 'ROUND_CLOSED']);
  }
}

/** Gives back holds that nobody confirmed in time, as the server's own sweeper does. */
export async function sweep(vendor: Vendor): Promise<void> {
  const { schedule, database } = vendor.world;
  const oldest = schedule.clock.now().getTime() - holdLifeMs;
  for (const { vendor: code, round, status, member, opened } of [...database.state.rounds.values()]) {
    if (code !== vendor.code || status !== 'held' || opened.getTime() > oldest) continue;
    await vendor.insist('discardBet', member, { betId: round, playerRef: member }, ['OK', 'TX_CONFLICT']);
  }
}
