// @covers vip-ladder

import { periodAt } from '@baize/periods';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useRewards } from '../rewards.fixture.ts';
import { lastBirthday } from './bonuses.ts';

const rewards = useRewards();
const level = (name: string, turnover: string, deposit: string, keepTurnover: string, bonus: string) => ({
  ...{ name, turnover, deposit, keepTurnover, upgradeBonus: bonus, weeklyBonus: bonus, monthlyBonus: '0' },
  ...{ birthdayBonus: bonus, rebates: { RNG: '0.6' } },
});
beforeAll(() =>
  rewards.setUp({
    kind: 'vip',
    enabled: true,
    claimDays: 10,
    levels: [
      level('V0', '0', '0', '0', '0'),
      level('V1', '100', '10', '50', '5'),
      level('V2', '300', '10', '200', '0'),
      level('V3', '1000', '10', '500', '8'),
    ],
  }),
);
const deposit = (memberId: string, amountMinor: bigint) =>
  rewards.owner.query(
    `insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
     values ($1, $2, $3, $1, 'test', $4, $5, $6)`,
    [newId(), memberId, rewards.brand.id, amountMinor, rewards.brand.currency.code, rewards.clock.now()],
  );
const status = async (memberId: string) => {
  const answer = await rewards.rewards.routes.vipStatus(rewards.caller(memberId));
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const claimable = async (memberId: string) => {
  const answer = await rewards.rewards.routes.rewardList({
    ...rewards.caller(memberId),
    data: { pageNo: 1, pageSize: 15, language: 'TY' },
  });
  return answer.ok ? answer.value.claimable.map(({ source, amount }) => `${source} ${amount}`) : answer;
};
const monthOf = () => periodAt('M', rewards.clock.now(), 'Asia/Manila');

test('visitors see the whole ladder', async () => {
  const answer = await rewards.rewards.routes.vipLadder(rewards.caller(newId()));
  const levels = answer.ok ? answer.value.levels : [];
  expect(levels.map(({ level, name, turnover }) => `${level} ${name} ${turnover}`)).toEqual([
    '0 V0 0.00',
    '1 V1 100.00',
    '2 V2 300.00',
    '3 V3 1000.00',
  ]);
});

test('turnover and deposits together lift a member at once, with one bonus for each level on the way', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 200_000n });
  const { memberId } = player;
  await rewards.play(player, 100_000n, 0n);
  expect(await status(memberId)).toMatchObject({
    level: 0,
    next: { level: 1, turnoverMissing: '0.00', depositMissing: '10.00' },
  });
  await deposit(memberId, 1_000n);
  await rewards.runJob('rewards.levels', { key: '', start: new Date(0), end: new Date(0) });
  expect(rewards.levels).toEqual([{ memberId, level: 3, name: 'V3' }]);
  expect(await status(memberId)).toMatchObject({ level: 3, next: null, turnover: '1000.00', keepMissing: '0.00' });
  expect((await claimable(memberId)) as string[]).toEqual(['vipUpgrade 5.00', 'vipUpgrade 8.00']);
  expect(rewards.notices).toMatchObject([{ kind: 'levelUp', name: 'V3' }]);
});

test('a month that does not keep the level takes one, after a warning; the next month’s turnover brings it back', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 400_000n });
  const { memberId } = player;
  await deposit(memberId, 1_000n);
  await rewards.play(player, 100_000n, 0n);
  await status(memberId);
  const played = monthOf();
  rewards.clock.advanceMs(played.end.getTime() - rewards.clock.now().getTime());
  await rewards.runJob('rewards.vipMonth', played);
  expect((await status(memberId)).level).toBe(3);

  const idle = monthOf();
  rewards.clock.advanceMs(idle.end.getTime() - rewards.clock.now().getTime() - 3 * 86_400_000);
  rewards.notices.length = 0;
  await rewards.runJob('rewards.warnings', idle);
  await rewards.runJob('rewards.warnings', idle);
  const warned = rewards.notices.filter((notice) => notice.memberId === memberId);
  expect(warned).toMatchObject([{ kind: 'levelWarning', amountMinor: 50_000n, name: 'V3', until: idle.end }]);
  rewards.clock.advanceMs(3 * 86_400_000);
  await Promise.all([rewards.runJob('rewards.vipMonth', idle), rewards.runJob('rewards.vipMonth', idle)]);
  expect(await status(memberId)).toMatchObject({ level: 2, earnedLevel: 3, keepMissing: '200.00' });

  const again = await rewards.newPlayer();
  expect(again.memberId).not.toBe(memberId);
  await rewards.play(player, 49_999n, 0n);
  expect((await status(memberId)).level).toBe(2);
  await rewards.play(player, 1n, 0n);
  expect(await status(memberId)).toMatchObject({ level: 3, earnedLevel: null });
  expect((await claimable(memberId)) as string[]).not.toContain('vipUpgrade 8.00');
});

test('weekly and birthday bonuses come once in their time, to checked members alone', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  const { memberId } = player;
  await deposit(memberId, 1_000n);
  await rewards.play(player, 10_000n, 0n);
  await status(memberId);
  const week = periodAt('W', rewards.clock.now(), 'Asia/Manila');
  rewards.clock.advanceMs(week.end.getTime() - rewards.clock.now().getTime());
  await rewards.runJob('rewards.vipWeek', week);
  await rewards.runJob('rewards.vipWeek', week);
  const today = periodAt('D', rewards.clock.now(), 'Asia/Manila').key;
  const before = (await claimable(memberId)) as string[];
  expect(before.filter((line) => line === 'vipWeekly 5.00')).toHaveLength(1);
  rewards.birthdays.set(memberId, `1990${today.slice(4)}`);
  await claimable(memberId);
  expect(((await claimable(memberId)) as string[]).filter((line) => line.startsWith('vipBirthday'))).toEqual([
    'vipBirthday 5.00',
  ]);
});

test.each([
  ['1990-05-17', '2026-05-16T15:59:59Z', '2025-05-17'],
  ['1990-05-17', '2026-05-16T16:00:00Z', '2026-05-17'],
  ['1992-02-29', '2027-03-01T00:00:00Z', '2027-02-28'],
  ['1992-02-29', '2028-02-29T12:00:00Z', '2028-02-29'],
])('born %s, at %s in Manila the last birthday was %s', (birthday, now, day) => {
  expect(lastBirthday(birthday, new Date(now), 'Asia/Manila')).toBe(day);
});

test('levels that do not go up, or amounts that the currency does not have, are refused with their place', async () => {
  const set = (levels: ReturnType<typeof level>[]) =>
    rewards.rewards.routes.staffRewardSettingsSet({
      ...rewards.staffCaller(),
      body: { content: { kind: 'vip', enabled: true, claimDays: 1, levels }, version: 1, reason: 'for the test' },
    });
  const lower = [level('A', '0', '0', '0', '0'), level('B', '10', '5', '0', '0'), level('C', '9', '5', '0', '0')];
  expect(await set(lower)).toMatchObject({
    detail: { fields: { 'content.levels.2.turnover': { key: 'field_format' } } },
  });
  expect(await set([level('A', '0', '0', '0', '0.001')])).toMatchObject({
    detail: { fields: { 'content.levels.0.upgradeBonus': { key: 'amount_scale' } } },
  });
  expect(await set([level('A', '0', '0', '0', '0')])).toEqual({ ok: true, value: { version: 2 } });
  expect(await set([level('A', '0', '0', '0', '0')])).toEqual({ ok: false, message: 'already_decided' });
});
