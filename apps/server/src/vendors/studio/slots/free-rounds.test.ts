// @covers free-rounds

import { randomUUID } from 'node:crypto';
import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import { frameOf, successOf } from '../testing/frame.ts';
import { useSlots } from '../testing/slots.fixture.ts';
import { cutOffAfterMs } from './recovery.ts';

const { money, buildStudio, enterSlot, skipTo, pools, unitsLeft, restart } = useSlots();
const dayMs = 86_400_000;

/** A member in a slot with so many free rounds at a bet. */
async function enterWithRounds(
  count: number,
  { gameCode = 'lantern_garden', betMinor = 200n, cashMinor = 5_000n } = {},
) {
  const memberId = await money.newMember({ balanceMinor: cashMinor });
  const first = await enterSlot(gameCode, memberId);
  const grantId = randomUUID();
  const playerRef = (await money.gateway.playerRefOf(money.game.vendorCode, memberId)) ?? '';
  const expiresAt = new Date(money.clock.now().getTime() + dayMs).toISOString();
  const grant = {
    grantId,
    playerRef,
    campaign: 'spring',
    count,
    valueMinor: betMinor,
    gameCodes: [gameCode],
    expiresAt,
  };
  expect((await money.wallet.grantFreeRounds(grant)).code).toBe('OK');
  const spin = (roundId: string = randomUUID(), frame = first.frame) => frame.spin(`${betMinor}`, roundId, grantId);
  return { memberId, grantId, ...first, spin };
}

const usedOf = async (memberId: string) => {
  const { rows } = await money.owner.query<{ used: number }>(
    'select used_count as used from free_round_grants where member_id = $1',
    [memberId],
  );
  return rows[0]?.used;
};

test('a free round stakes nothing, pays what it wins, counts no turnover and is there once', async () => {
  const { memberId, frame, spin, opened } = await enterWithRounds(3);
  await skipTo(opened, 200n, ({ payoutMinor }) => payoutMinor > 0n);
  const roundId = randomUUID();
  const played = await successOf(spin(roundId));
  const wonMinor = BigInt(played.round.payoutMinor);
  expect(played.round).toMatchObject({ freeRound: true, betMinor: '200' });
  expect(played.freeRounds).toMatchObject({ left: 2, betMinor: '200' });
  expect(await money.cashOf(memberId)).toBe(5_000n + wonMinor);
  expect((await successOf(spin(roundId))).round).toEqual(played.round);
  expect(await usedOf(memberId)).toBe(1);
  expect(await frame.spin('200', roundId)).toMatchObject({ ok: false, message: 'repeated_with_other_content' });
  const { rows } = await money.owner.query(
    'select stake_minor::int as stake, valid_turnover_minor::int as turnover, payout_minor::int as payout from bets where member_id = $1',
    [memberId],
  );
  expect(rows).toEqual([{ stake: 0, turnover: 0, payout: Number(wonMinor) }]);
  await successOf(frame.presented(roundId));
  for (const left of [1, 0]) {
    const next = await successOf(spin());
    expect(next.freeRounds?.left ?? 0).toBe(left);
    await successOf(frame.presented(next.round.roundId));
  }
  expect(await spin()).toMatchObject({ ok: false, message: 'free_rounds_over' });
  expect(await usedOf(memberId)).toBe(3);
  await money.expectCleanBooks();
});

test('somebody without money plays them; nobody at another bet, with another grant, or after their end', async () => {
  const { memberId, frame, spin, grantId } = await enterWithRounds(5, { cashMinor: 0n });
  expect(await frame.spin('100', randomUUID(), grantId)).toMatchObject({ message: 'bet_not_offered' });
  expect(await frame.spin('200', randomUUID(), randomUUID())).toMatchObject({ message: 'free_rounds_over' });
  const other = await enterWithRounds(1);
  expect(await frame.spin('200', randomUUID(), other.grantId)).toMatchObject({ message: 'free_rounds_over' });
  const { round } = await successOf(spin());
  await successOf(frame.presented(round.roundId));
  money.clock.advanceMs(dayMs);
  expect(await spin()).toMatchObject({ message: 'free_rounds_over' });
  expect(await usedOf(memberId)).toBe(1);
});

test('what ends sooner and comes while others are played is played after them, and a blocked player reads why', async () => {
  const { memberId, spin, frame } = await enterWithRounds(2);
  const playerRef = (await money.gateway.playerRefOf(money.game.vendorCode, memberId)) ?? '';
  const sooner = { grantId: randomUUID(), playerRef, campaign: 'sooner', count: 1, valueMinor: 400n };
  const expiresAt = new Date(money.clock.now().getTime() + dayMs / 2).toISOString();
  await money.wallet.grantFreeRounds({ ...sooner, gameCodes: ['lantern_garden'], expiresAt });
  for (const next of [
    { left: 1, betMinor: '200' },
    { left: 1, betMinor: '400', grantId: sooner.grantId },
  ]) {
    const played = await successOf(spin());
    expect(played.freeRounds).toMatchObject(next);
    await successOf(frame.presented(played.round.roundId));
  }
  await money.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
  expect(await frame.spin('400', randomUUID(), sooner.grantId)).toMatchObject({ message: 'account_blocked' });
});

test('of ten windows at once with one round left, one plays it', async () => {
  const { memberId, frame, spin } = await enterWithRounds(1);
  const answers = await Promise.all(Array.from({ length: 10 }, () => spin()));
  const played = answers.filter(({ ok }) => ok);
  expect(played).toHaveLength(1);
  expect(await usedOf(memberId)).toBe(1);
  for (const answer of answers)
    if (!answer.ok) expect(['free_rounds_over', 'round_unfinished', 'service_unavailable']).toContain(answer.message);
  expect((await successOf(frame.rounds())).list).toHaveLength(1);
  await money.expectCleanBooks();
});

test('what its jackpots would take of a stake is not taken, and what falls is paid', async () => {
  const before = await pools();
  const units = await unitsLeft();
  const { spin, frame, opened, memberId } = await enterWithRounds(2, { gameCode: 'dragon_ledger', betMinor: 10_000n });
  const { round } = await successOf(spin());
  await successOf(frame.presented(round.roundId));
  for (const { pool, balance } of before)
    expect((await pools()).find((one) => one.pool === pool)?.balance).toBe(balance);
  expect(await unitsLeft()).toBe(units);
  await skipTo(opened, 10_000n, ({ jackpotsMinor }) => Object.keys(jackpotsMinor).length > 0);
  const cash = await money.cashOf(memberId);
  const fallen = await successOf(spin());
  expect(fallen.round.events.some(({ type }) => type === 'jackpotWon')).toBe(true);
  expect(await money.cashOf(memberId)).toBe(cash + BigInt(fallen.round.payoutMinor));
  for (const { balance, booked } of await pools()) expect(balance).toBe(booked);
  await money.expectCleanBooks();
});

test.each(['before', 'after'] as const)(
  'an answer of the wallet that is lost %s the booking uses the round once, and the job finishes it',
  async (loss) => {
    const { memberId, opened, grantId } = await enterWithRounds(2);
    const play: VendorWallet['play'] = async (request) => {
      if (loss === 'after') await money.wallet.play(request);
      throw new Error('the answer is lost');
    };
    const roundId = randomUUID();
    await expect(
      frameOf(buildStudio({ ...money.wallet, play }), opened.session).spin('200', roundId, grantId),
    ).rejects.toThrow('lost');
    const studio = restart();
    money.clock.advanceMs(cutOffAfterMs + 1);
    expect(await studio.settleAbandonedRounds()).toBe(1);
    const { round } = await successOf(frameOf(studio, opened.session).spin('200', roundId, grantId));
    expect(await money.cashOf(memberId)).toBe(5_000n + BigInt(round.payoutMinor));
    expect(await usedOf(memberId)).toBe(1);
    await money.expectCleanBooks();
  },
);

test('one that is refused between drawing and booking is barred for ever', async () => {
  const { memberId, opened, grantId } = await enterWithRounds(1);
  const studio = buildStudio({
    ...money.wallet,
    play: async (request) => {
      await money.wallet.cancelFreeRounds({ playerRef: request.playerRef, txId: `${grantId}-end`, grantId });
      return money.wallet.play(request);
    },
  });
  const roundId = randomUUID();
  const frame = frameOf(studio, opened.session);
  expect(await frame.spin('200', roundId, grantId)).toMatchObject({ ok: false, message: 'free_rounds_over' });
  expect(await frameOf(restart(), opened.session).spin('200', roundId, grantId)).toMatchObject({ ok: false });
  expect(await money.cashOf(memberId)).toBe(5_000n);
  expect(await usedOf(memberId)).toBe(0);
  await money.expectCleanBooks();
});

test('entering the game tells what is left, in the game that they are of', async () => {
  const { memberId, grantId } = await enterWithRounds(4);
  const again = await enterSlot('lantern_garden', memberId);
  expect(again.opened).toMatchObject({ freeRounds: { grantId, left: 4, betMinor: '200' } });
  const elsewhere = await enterSlot('jade_cascade', memberId);
  expect(elsewhere.opened).toMatchObject({ freeRounds: null });
});
