import type { PlayRequest } from '@baize/vendor-kit';
import { key } from '../database/state.ts';
import { expectCode, stakeRefusals, type Vendor } from '../vendor.ts';

type Stake = { txId: string; amountMinor: bigint };

/** What was not surely taken, or may be taken by a copy that is still on its way, is cancelled: then it surely is not. */
async function takeBack(vendor: Vendor, roundId: string, memberId: string, targetTxId: string): Promise<void> {
  const request = { ...vendor.ref(roundId, memberId), txId: vendor.nextId('cancel'), targetTxId, reason: 'time-out' };
  await vendor.insist('cancel', memberId, request);
}

async function placeStake(vendor: Vendor, roundId: string, memberId: string): Promise<Stake | null> {
  const { schedule } = vendor.world;
  const stake = { txId: vendor.nextId('bet'), amountMinor: vendor.amount(300) };
  const request = { ...vendor.ref(roundId, memberId), ...vendor.withSession(memberId), ...stake };
  const { reply, copies } = await vendor.ask('debit', memberId, request, 1 + schedule.draw(3));
  if (reply !== 'unknown' && reply.status === 'ok') return stake;
  if (reply !== 'unknown') expectCode('debit', reply, stakeRefusals);
  if (reply === 'unknown' || copies > 1) await takeBack(vendor, roundId, memberId, stake.txId);
  return null;
}

/** Stakes, perhaps one taken back, wins, the end, and what comes after it. */
export async function playInSteps(vendor: Vendor): Promise<void> {
  const { schedule } = vendor.world;
  const memberId = vendor.anyMember();
  const roundId = vendor.nextId('round');
  const stakes: Stake[] = [];
  for (let count = 1 + schedule.draw(3); count > 0; count -= 1) {
    const stake = await placeStake(vendor, roundId, memberId);
    if (stake) stakes.push(stake);
  }
  if (stakes.length > 0 && schedule.happens(64)) {
    const [taken] = stakes.splice(schedule.draw(stakes.length), 1) as [Stake];
    await takeBack(vendor, roundId, memberId, taken.txId);
    vendor.round(roundId, memberId);
  }
  if (stakes.length === 0) return;
  const round = vendor.round(roundId, memberId);
  for (const stake of stakes) {
    round.stakeMinor += stake.amountMinor;
    vendor.status.push({ ...stake, roundId, memberId });
  }
  if (schedule.happens(40)) await adjust(vendor, roundId, memberId);
  const hasEnded = await pay(vendor, roundId, memberId, stakes);
  if (!hasEnded) await vendor.insist('endRound', memberId, vendor.ref(roundId, memberId));
  if (schedule.happens(40)) await credit(vendor, roundId, memberId, { kind: 'jackpot', refTxIds: [], roundEnd: false });
  if (schedule.happens(90)) await adjust(vendor, roundId, memberId);
  if (schedule.happens(60)) await misuse(vendor);
}

/** One or two wins; true when the last one ended the round. */
async function pay(vendor: Vendor, roundId: string, memberId: string, stakes: readonly Stake[]): Promise<boolean> {
  const { schedule } = vendor.world;
  const refTxIds = stakes.slice(0, 1 + schedule.draw(stakes.length)).map(({ txId }) => txId);
  if (schedule.happens(60)) await credit(vendor, roundId, memberId, { kind: 'win', refTxIds, roundEnd: false });
  if (schedule.happens(40)) return false;
  const roundEnd = schedule.happens(128);
  await credit(vendor, roundId, memberId, { kind: 'win', refTxIds, roundEnd });
  return roundEnd;
}

async function credit(
  vendor: Vendor,
  roundId: string,
  memberId: string,
  fields: { kind: 'win' | 'jackpot'; refTxIds: string[]; roundEnd: boolean },
): Promise<void> {
  const amountMinor = vendor.amount(400) - 1n;
  const request = { ...vendor.ref(roundId, memberId), txId: vendor.nextId('win'), amountMinor, ...fields };
  await vendor.insist('credit', memberId, request);
  vendor.round(roundId, memberId).payoutMinor += amountMinor;
}

async function adjust(vendor: Vendor, roundId: string, memberId: string): Promise<void> {
  const { schedule } = vendor.world;
  const amountMinor = schedule.happens(128) ? vendor.amount(200) : -vendor.amount(200);
  const policy = schedule.happens(128) ? ('allowNegative' as const) : ('refuse' as const);
  const fields = { txId: vendor.nextId('adjust'), amountMinor, refTxIds: [], policy, reason: 'corrected' };
  const { reply, copies } = await vendor.ask('adjust', memberId, { ...vendor.ref(roundId, memberId), ...fields });
  if (reply === 'unknown') return;
  expectCode('adjust', reply, policy === 'refuse' ? ['OK', 'INSUFFICIENT_FUNDS'] : ['OK']);
  if (reply.code === 'OK') vendor.round(roundId, memberId).payoutMinor += amountMinor;
  else if (copies > 1) {
    vendor.world.atEnd(({ acts }) => {
      const wasBooked = acts.has(key(`vendor:${vendor.code}`, fields.txId));
      if (wasBooked) vendor.round(roundId, memberId).payoutMinor += amountMinor;
    });
  }
}

/** An instant game: everything in one trip. */
export async function playAtOnce(vendor: Vendor, memberId = vendor.anyMember()): Promise<void> {
  const { schedule } = vendor.world;
  const roundId = vendor.nextId('round');
  const debits = Array.from({ length: 1 + schedule.draw(2) }, () => ({
    txId: vendor.nextId('bet'),
    amountMinor: vendor.amount(200),
  }));
  const credits = Array.from({ length: schedule.draw(3) }, () => ({
    txId: vendor.nextId('win'),
    amountMinor: vendor.amount(300) - 1n,
    kind: 'win' as const,
  }));
  const roundEnd = schedule.happens(220);
  const request = { ...vendor.ref(roundId, memberId), ...vendor.withSession(memberId), debits, credits, roundEnd };
  const { reply, copies } = await vendor.ask('play', memberId, request);
  if (reply === 'unknown') return;
  expectCode('play', reply, ['OK', ...stakeRefusals]);
  if (reply.code !== 'OK' && (copies === 1 || !(await standsAfterAll(vendor, memberId, request)))) return;
  const round = vendor.round(roundId, memberId);
  for (const stake of debits) {
    round.stakeMinor += stake.amountMinor;
    vendor.status.push({ ...stake, roundId, memberId });
  }
  for (const { amountMinor } of credits) round.payoutMinor += amountMinor;
  if (!roundEnd) await vendor.insist('endRound', memberId, vendor.ref(roundId, memberId));
  if (schedule.happens(60)) await adjust(vendor, roundId, memberId);
}

/** One player, round after round: what was seen before is expected of the next. */
export async function playOften(vendor: Vendor): Promise<void> {
  const memberId = vendor.anyMember();
  for (let left = 3; left > 0; left -= 1) await playAtOnce(vendor, memberId);
}

/** A refused play of which a copy may be booked since: then it stands and cannot be taken back, or its stakes come back. */
async function standsAfterAll(vendor: Vendor, memberId: string, request: PlayRequest): Promise<boolean> {
  const { roundId, debits } = request;
  let stands = false;
  for (const { txId: targetTxId } of debits) {
    const cancel = { ...vendor.ref(roundId, memberId), txId: vendor.nextId('cancel'), targetTxId, reason: 'time-out' };
    const answer = await vendor.insist('cancel', memberId, cancel, ['OK', 'ROUND_CLOSED']);
    stands ||= answer.code === 'ROUND_CLOSED';
  }
  if (stands) await vendor.insist('play', memberId, request);
  return stands;
}

/** An id that was used is used again for something else: by another player, for another amount or round. */
async function misuse(vendor: Vendor): Promise<void> {
  const { schedule, memberIds } = vendor.world;
  const used = vendor.status[schedule.draw(vendor.status.length)];
  if (!used) return;
  const other = memberIds[schedule.draw(memberIds.length)] as string;
  const amountMinor = other === used.memberId ? used.amountMinor + 1n : used.amountMinor;
  const request = { ...vendor.ref(used.roundId, other), ...vendor.withSession(other), txId: used.txId, amountMinor };
  await vendor.insist('debit', other, request, ['TX_CONFLICT']);
}
