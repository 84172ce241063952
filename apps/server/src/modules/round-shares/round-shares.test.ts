// @covers shared-rounds

import { calls } from '@baize/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import type { PublicRound } from '../../vendors/vendor.ts';
import { gameCode, type Player, useMoney } from '../gateway/testing/money.fixture.ts';
import { createRoundShares, eraseSharesOf, type RoundSharesModule } from './index.ts';

const money = useMoney();
const vendor = 'BAIZE';
const dayMs = 86_400_000;
let player: Player;
let shares: RoundSharesModule;
/** What the vendor does while a proof is read. */
let whileRead = async (): Promise<unknown> => undefined;
let drawn: PublicRound | null;
let asked: { withAmounts: boolean; roundId: string }[] = [];
let serial = 0;

beforeAll(async () => {
  player = await money.newPlayer({ balanceMinor: 100_000n });
});
beforeEach(() => {
  drawn = { round: { outcome: { pocket: 7 } }, serverSeed: 'seed', canBeVerified: true };
  asked = [];
  whileRead = async () => undefined;
  shares = createRoundShares({
    ...money,
    publicRoundOf: async ({ roundId }, options) => {
      asked.push({ roundId, ...options });
      await whileRead();
      return drawn;
    },
  });
});

const context = { ip: '', origin: 'https://a.example', userAgent: '' };
const callerOf = ({ memberId }: { memberId: string }) => ({
  ...{ ...context, brand: money.brand },
  member: { id: memberId, brandId: money.brand.id, sessionId: '', type: 0 as const },
});

/** A settled round with a stake of 2.00 that paid 5.50. */
async function settled(of: Player = player): Promise<string> {
  serial += 1;
  const roundId = `shared-${serial}`;
  const credits = [{ txId: `${roundId}-w`, amountMinor: 550n, kind: 'win' as const }];
  const debits = [{ txId: `${roundId}-s`, amountMinor: 200n }];
  await money.wallet.play({ ...of, roundId, gameCode, debits, credits, roundEnd: true, detail: {} });
  return roundId;
}

const share = (of: { memberId: string }, roundId: string, choices = {}) =>
  shares.routes.shareRound({
    ...callerOf(of),
    body: calls.shareRound.body.parse({ vendor, roundId, language: 'TY', ...choices }),
  });
const shareOf = async (of: { memberId: string }, roundId: string, choices = {}) => {
  const answer = await share(of, roundId, choices);
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.shareRound.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
};
const show = (shareId: string, brand = money.brand) =>
  shares.routes.sharedRound({ ...context, brand, params: { shareId }, data: { language: 'TY' } });
const end = (of: { memberId: string }, shareId: string) =>
  shares.routes.endRoundShare({ ...callerOf(of), params: { shareId } });
const stateOf = async (of: { memberId: string }, roundId: string) => {
  const data = { vendor, roundId, language: 'TY' as const };
  const answer = await shares.routes.roundShareState({ ...callerOf(of), data });
  return answer.ok ? answer.value : null;
};
const gone = { ok: false, message: 'round_not_found' };

test('shows game, result and multiplier, and neither amounts nor the name unless the owner chose so', async () => {
  const roundId = await settled();
  const { shareId, url } = await shareOf(player, roundId);
  expect(url).toBe(`https://a.example/round/${shareId}`);
  const shown = await show(shareId);
  expect(shown).toMatchObject({
    value: { vassalage: vendor, gameCode, multiplier: '2.75', amounts: null, account: '', ...drawn },
  });
  expect(asked.at(-1)).toEqual({ roundId, withAmounts: false });
  if (shown.ok) expect(calls.sharedRound.answer.parse(shown.value)).toEqual(shown.value);
  await shareOf(player, roundId, { hidesAmounts: false, hidesName: false });
  const open = await show(shareId);
  expect(open).toMatchObject({ value: { amounts: { stake: '2.00', payout: '5.50' } } });
  expect(asked.at(-1)).toEqual({ roundId, withAmounts: true });
  if (open.ok) expect(open.value.account).toMatch(/^.{1,2}\*\*\*.?$/);
});

test('the same round has the same link, however often and however many at once it is shared', async () => {
  const roundId = await settled();
  const all = await Promise.all(Array.from({ length: 6 }, () => shareOf(player, roundId)));
  expect(new Set(all.map(({ shareId }) => shareId)).size).toBe(1);
  expect(await stateOf(player, roundId)).toMatchObject({ canShare: true, share: { shareId: all[0]?.shareId } });
});

test('another’s round cannot be shared, nor one that is open, cancelled, of trial play, unknown or cannot be drawn', async () => {
  const stranger = await money.newPlayer({ balanceMinor: 1_000n });
  const roundId = await settled();
  expect(await share(stranger, roundId)).toEqual(gone);
  expect(await stateOf(stranger, roundId)).toEqual({ canShare: false, share: null });
  const stake = (name: string) =>
    money.wallet.debit({ ...player, roundId: name, gameCode, txId: `${name}-s`, amountMinor: 10n });
  await stake('still-open');
  await stake('called-off');
  const cancel = { roundId: 'called-off', gameCode, txId: 'c', targetTxId: 'called-off-s', reason: '' };
  await money.wallet.cancel({ ...player, ...cancel });
  const trial = await money.newPlayer({ balanceMinor: 1_000n, type: 4 });
  const ofTrial = await settled(trial);
  for (const name of ['still-open', 'called-off', 'nothing', "'; drop table bets"]) {
    expect(await share(player, name), name).toEqual(gone);
  }
  expect(await share(trial, ofTrial)).toEqual(gone);
  drawn = null;
  expect(await share(player, roundId)).toEqual(gone);
});

test('another’s link is not found; an own one leads nowhere once it is taken back, and the round gets another', async () => {
  const stranger = await money.newPlayer();
  const roundId = await settled();
  const { shareId } = await shareOf(player, roundId);
  expect(await end(stranger, shareId)).toMatchObject({ message: 'not_found' });
  expect((await show(shareId)).ok).toBe(true);
  expect(await end(player, shareId)).toEqual({ ok: true, value: {} });
  expect(await end(player, shareId)).toEqual({ ok: true, value: {} });
  expect(await show(shareId)).toEqual(gone);
  const next = await shareOf(player, roundId);
  expect(next.shareId).not.toBe(shareId);
  expect(await show(shareId)).toEqual(gone);
});

test('what is taken back or hidden while it is read is not shown', async () => {
  const roundId = await settled();
  const { shareId } = await shareOf(player, roundId, { hidesAmounts: false });
  whileRead = async () => {
    whileRead = async () => undefined;
    await shareOf(player, roundId, { hidesAmounts: true });
  };
  expect(await show(shareId)).toMatchObject({ value: { amounts: null } });
  expect(asked.at(-1)).toEqual({ roundId, withAmounts: false });
  money.clock.advanceMs(30_000);
  whileRead = () => end(player, shareId);
  expect(await show(shareId)).toEqual(gone);
});

test('a link is nothing at another brand', async () => {
  const other = await insertBrand(money.owner, 'other_brand');
  const { shareId } = await shareOf(player, await settled());
  expect(await show(shareId, other)).toEqual(gone);
  expect((await show(shareId)).ok).toBe(true);
});

test('links of a blocked or excluded account lead nowhere as long as it is, those of an erased one for ever', async () => {
  const owner = await money.newPlayer({ balanceMinor: 1_000n });
  const { shareId } = await shareOf(owner, await settled(owner));
  const set = (change: string, ...values: unknown[]) =>
    money.owner.query(`update members set ${change} where id = $1`, [owner.memberId, ...values]);
  await set('blocked_at = now()');
  expect(await show(shareId)).toEqual(gone);
  await set('blocked_at = null');
  expect((await show(shareId)).ok).toBe(true);
  await set("play_bar = 'exclusion', play_barred_until = $2", new Date(money.clock.now().getTime() + dayMs));
  expect(await show(shareId)).toEqual(gone);
  await set("play_bar = 'exclusion', play_barred_until = null");
  expect(await show(shareId)).toEqual(gone);
  await set('play_barred_until = $2', new Date(money.clock.now().getTime() - 1));
  expect((await show(shareId)).ok).toBe(true);
  await money.database.transaction().execute((transaction) => eraseSharesOf(transaction, owner.memberId));
  expect(await show(shareId)).toEqual(gone);
});

test('twenty links a day, those that were taken back among them; the list has those that work, the newest first', async () => {
  const owner = await money.newPlayer({ balanceMinor: 100_000n });
  const made = [];
  for (let count = 0; count < 20; count += 1) {
    money.clock.advanceMs(1_000);
    made.push(await shareOf(owner, await settled(owner)));
  }
  await end(owner, made[0]?.shareId ?? '');
  const further = await settled(owner);
  expect(await share(owner, further)).toMatchObject({ message: 'limit_reached' });
  // A round that has its link keeps it.
  expect((await shareOf(owner, made[5]?.roundId ?? '')).shareId).toBe(made[5]?.shareId);
  const answer = await shares.routes.roundShares({ ...callerOf(owner), data: { language: 'TY' } });
  const working = made.slice(1).reverse();
  expect(answer).toMatchObject({ value: { list: working.map(({ shareId }) => ({ shareId })) } });
  money.clock.advanceMs(dayMs);
  expect((await share(owner, further)).ok).toBe(true);
});

test('many who read a link read its proof once in half a minute', async () => {
  const { shareId } = await shareOf(player, await settled());
  asked = [];
  for (let count = 0; count < 5; count += 1) await show(shareId);
  expect(asked).toHaveLength(1);
  money.clock.advanceMs(30_000);
  await show(shareId);
  expect(asked).toHaveLength(2);
});
