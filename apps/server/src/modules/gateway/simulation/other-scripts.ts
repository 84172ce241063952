import { key } from './state.ts';
import { expectCode, type Vendor } from './vendor.ts';

/** Cash without a bet. */
export async function givePromo(vendor: Vendor): Promise<void> {
  const memberId = vendor.anyMember();
  const fields = { txId: vendor.nextId('promo'), campaign: 'spring', amountMinor: vendor.amount(100) };
  await vendor.insist('promo', memberId, { ...fields, playerRef: memberId });
  vendor.moves.set(fields.txId, { memberId, amountMinor: fields.amountMinor });
}

/** Money to the vendor's own wallet and back; what is not known is asked, never guessed. */
export async function transfer(vendor: Vendor): Promise<void> {
  const { schedule } = vendor.world;
  const memberId = vendor.anyMember();
  const { session } = vendor.withSession(memberId);
  const there = { txId: vendor.nextId('in'), playerRef: memberId, amountMinor: vendor.amount(200) };
  const { reply, copies } = await vendor.ask('transferIn', memberId, { ...there, session }, 1 + schedule.draw(2));
  let isThere = reply !== 'unknown' && reply.code === 'OK';
  if (reply !== 'unknown')
    expectCode('transferIn', reply, ['OK', 'INSUFFICIENT_FUNDS', 'PLAYER_BLOCKED', 'SESSION_INVALID']);
  if (!isThere && (reply === 'unknown' || copies > 1)) {
    const answer = await vendor.insist('queryTransfer', memberId, there, ['OK', 'TX_CANCELLED']);
    isThere = answer.code === 'OK' && answer.replay && isBooked(vendor, there.txId);
  }
  if (!isThere) return;
  vendor.moves.set(there.txId, { memberId, amountMinor: -there.amountMinor });
  if (!schedule.happens(160)) return;
  const back = {
    txId: vendor.nextId('out'),
    playerRef: memberId,
    amountMinor: 1n + BigInt(schedule.draw(Number(there.amountMinor))),
  };
  await vendor.insist('transferOut', memberId, back);
  vendor.moves.set(back.txId, { memberId, amountMinor: back.amountMinor });
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
