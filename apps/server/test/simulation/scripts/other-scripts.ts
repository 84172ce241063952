import type { WalletCode } from '@baize/vendor-kit';
import { key } from '../database/state.ts';
import type { RequestOf } from '../messages.ts';
import { expectCode, type Vendor } from '../vendor.ts';

/** Cash without a bet. */
export async function givePromo(vendor: Vendor): Promise<void> {
  const memberId = vendor.anyMember();
  const fields = { txId: vendor.nextId('promo'), campaign: 'spring', amountMinor: vendor.amount(100) };
  await vendor.insist('promo', memberId, { ...fields, playerRef: memberId });
  vendor.moves.set(fields.txId, { memberId, amountMinor: fields.amountMinor });
}

/** Money to the vendor's own wallet and back, at times more than stands there; what is not known is asked, never guessed. */
export async function transfer(vendor: Vendor): Promise<void> {
  const { schedule } = vendor.world;
  const memberId = vendor.anyMember();
  const { session } = vendor.withSession(memberId);
  const there = { txId: vendor.nextId('in'), playerRef: memberId, amountMinor: vendor.amount(200), session };
  const refusals: WalletCode[] = ['INSUFFICIENT_FUNDS', 'PLAYER_BLOCKED', 'SESSION_INVALID'];
  if (!(await isMoved(vendor, 'transferIn', there, refusals, 1 + schedule.draw(2)))) return;
  vendor.moves.set(there.txId, { memberId, amountMinor: -there.amountMinor });
  if (!schedule.happens(160)) return;
  const max = 2 * Number(there.amountMinor);
  // Two members at once may want what stands there once.
  if (schedule.happens(128)) schedule.spawn(() => bringBack(vendor, vendor.anyMember(), max));
  await bringBack(vendor, memberId, max);
}

async function bringBack(vendor: Vendor, memberId: string, max: number): Promise<void> {
  const amountMinor = 1n + BigInt(vendor.world.schedule.draw(max));
  const back = { txId: vendor.nextId('out'), playerRef: memberId, amountMinor };
  if (!(await isMoved(vendor, 'transferOut', back, ['INSUFFICIENT_FUNDS']))) return;
  vendor.moves.set(back.txId, { memberId, amountMinor });
}

/** Sends a transfer at most so often, and finds out whether it was booked. */
async function isMoved<Name extends 'transferIn' | 'transferOut'>(
  vendor: Vendor,
  name: Name,
  request: RequestOf<Name>,
  refusals: readonly WalletCode[],
  tries?: number,
): Promise<boolean> {
  const { txId, playerRef } = request;
  const { reply, copies } = await vendor.ask(name, playerRef, request, tries);
  if (reply !== 'unknown') expectCode(name, reply, ['OK', ...refusals]);
  if (reply !== 'unknown' && (reply.code === 'OK' || copies === 1)) return reply.code === 'OK';
  const answer = await vendor.insist('queryTransfer', playerRef, { txId, playerRef }, ['OK', 'TX_CANCELLED']);
  return answer.code === 'OK' && answer.replay && isBooked(vendor, txId);
}

/** The real query tells a transfer from a bar by what is in the journal, as this does. */
const isBooked = ({ world, code }: Vendor, txId: string) =>
  world.database.state.acts.get(key(`vendor:${code}`, txId))?.[0]?.outcome === 'booked';

/** A grant, its rounds by one or two hands at once, perhaps one too many, perhaps its end. */
export async function giveFreeRounds(vendor: Vendor): Promise<void> {
  const { schedule } = vendor.world;
  const memberId = vendor.anyMember();
  const grantId = vendor.nextId('grant');
  const count = 1 + schedule.draw(2);
  const { gameCode } = vendor.ref('', memberId);
  const expiresAt = new Date(schedule.clock.now().getTime() + 1e10).toISOString();
  const grant = {
    grantId,
    playerRef: memberId,
    campaign: 'spring',
    count,
    valueMinor: 20n,
    gameCodes: [gameCode],
    expiresAt,
  };
  await vendor.insist('grantFreeRounds', memberId, grant);
  const isCut = schedule.happens(50);
  const play = async () => {
    for (let played = schedule.draw(count + 1); played >= 0; played -= 1)
      await playFreeRound(vendor, memberId, grantId);
  };
  if (schedule.happens(128)) schedule.spawn(play);
  if (isCut) {
    const cut = { txId: vendor.nextId('cut'), grantId, playerRef: memberId };
    schedule.spawn(async () => void (await vendor.insist('cancelFreeRounds', memberId, cut)));
  }
  await play();
}

async function playFreeRound(vendor: Vendor, memberId: string, grantId: string): Promise<void> {
  const roundId = vendor.nextId('free');
  const win = { txId: vendor.nextId('win'), amountMinor: vendor.amount(100), kind: 'freeround' as const, grantId };
  const request = { ...vendor.ref(roundId, memberId), ...win, refTxIds: [], roundEnd: true };
  // A grant that is used up or cut short pays no more, and whoever was refused by it stays refused.
  const answer = await vendor.insist('credit', memberId, request, ['OK', 'LIMIT_REACHED']);
  if (answer.code === 'OK') vendor.round(roundId, memberId).payoutMinor += win.amountMinor;
}
