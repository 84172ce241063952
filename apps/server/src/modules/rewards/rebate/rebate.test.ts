// @covers manual-rebate

import { randomUUID } from 'node:crypto';
import { periodAt } from '@baize/periods';
import { beforeAll, expect, test } from 'vitest';
import { useRewards } from '../rewards.fixture.ts';

const rewards = useRewards();
beforeAll(async () => {
  const zeros = {
    turnover: '0',
    deposit: '0',
    keepTurnover: '0',
    upgradeBonus: '0',
    weeklyBonus: '0',
    monthlyBonus: '0',
  };
  await rewards.setUp({
    ...{ kind: 'vip', enabled: false, claimDays: 10 },
    levels: [{ ...zeros, name: 'V0', birthdayBonus: '0', rebates: { RNG: '0.6' } }],
  });
  await rewards.setUp({ kind: 'rebate', enabled: true, period: 'D', minimum: '1' });
});
const summary = async (memberId: string) => {
  const answer = await rewards.rewards.routes.rebateSummary(rewards.caller(memberId));
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const claim = (memberId: string, requestId: string = randomUUID()) =>
  rewards.rewards.routes.claimRebate({ ...rewards.caller(memberId), body: { requestId } });
const today = () => periodAt('D', rewards.clock.now(), 'Asia/Manila');

test('the sum grows with play, is claimed once however often it is pressed, and begins at nothing again', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  const { memberId } = player;
  await rewards.play(player, 16_650n, 0n);
  expect(await summary(memberId)).toMatchObject({ total: '0.99', isClaimable: false });
  expect(await claim(memberId)).toEqual({ ok: false, message: 'nothing_to_claim' });
  await rewards.play(player, 100n, 0n);
  expect(await summary(memberId)).toMatchObject({
    lines: [{ gameType: 'RNG', turnover: '167.50', percent: '0.6', amount: '1.00' }],
    isClaimable: true,
  });
  const requestId = randomUUID();
  const answers = await Promise.all([
    claim(memberId, requestId),
    claim(memberId, requestId),
    claim(memberId),
    claim(memberId),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await rewards.cashOf(memberId)).toBe(100_000n - 16_750n + 100n);
  expect(await summary(memberId)).toMatchObject({
    lines: [],
    total: '0.00',
    history: [{ amount: '1.00', how: 'member' }],
  });
});

test('what nobody claimed is paid when the period ends, once, below the minimum too', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  await rewards.play(player, 10_000n, 0n);
  const day = today();
  rewards.clock.advanceMs(day.end.getTime() - rewards.clock.now().getTime());
  await Promise.all([rewards.runJob('rewards.rebates', day), rewards.runJob('rewards.rebates', day)]);
  await rewards.runJob('rewards.rebates', day);
  expect(await rewards.cashOf(player.memberId)).toBe(90_060n);
  expect(rewards.notices.filter(({ memberId }) => memberId === player.memberId)).toMatchObject([
    { kind: 'rebatePaid', amountMinor: 60n },
  ]);
  expect(await summary(player.memberId)).toMatchObject({ total: '0.00', history: [{ how: 'automatic' }] });
});

test('a brand with weeks pays on Mondays alone', async () => {
  await rewards.setUp({ kind: 'rebate', enabled: true, period: 'W', minimum: '1' });
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  await rewards.play(player, 50_000n, 0n);
  const week = periodAt('W', rewards.clock.now(), 'Asia/Manila');
  const tuesday = { key: '', start: new Date(0), end: new Date(week.end.getTime() - 86_400_000) };
  await rewards.runJob('rewards.rebates', tuesday);
  expect(await rewards.cashOf(player.memberId)).toBe(50_000n);
  rewards.clock.advanceMs(week.end.getTime() - rewards.clock.now().getTime());
  await rewards.runJob('rewards.rebates', { key: '', start: new Date(0), end: week.end });
  expect(await rewards.cashOf(player.memberId)).toBe(50_300n);
  await rewards.expectCleanBooks();
});
