// @covers missions-and-leaderboards

import { randomUUID } from 'node:crypto';
import { periodAt } from '@baize/periods';
import { beforeAll, expect, test } from 'vitest';
import { useRewards } from '../rewards.fixture.ts';

const rewards = useRewards();
const [missionId, pointMission, leaderboardId] = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(() =>
  rewards.setUp({
    kind: 'missions',
    missions: [
      {
        missionId,
        names: { TY: 'Play 50' },
        counter: 'turnover',
        period: 'D',
        target: '50',
        payout: 'cash',
        prize: '2',
      },
      {
        missionId: pointMission,
        names: { TY: 'Win twice' },
        counter: 'wins',
        period: 'W',
        target: '2',
        payout: 'points',
        prize: '30',
      },
    ],
    leaderboards: [{ leaderboardId, names: { TY: 'Day race' }, period: 'D', gameTypes: [], prizes: ['10', '6', '4'] }],
  }),
);
const summary = async (memberId: string) => {
  const answer = await rewards.rewards.routes.missionSummary({ ...rewards.caller(memberId), data: { language: 'EN' } });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const claim = (memberId: string, periodKey: string, id = missionId) =>
  rewards.rewards.routes.claimMission({ ...rewards.caller(memberId), body: { missionId: id, periodKey } });
const day = () => periodAt('D', rewards.clock.now(), 'Asia/Manila');

test('a mission is claimed once in its period, from however many tabs, also on the day after, then it is gone', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  const { memberId } = player;
  await rewards.play(player, 4_999n, 0n);
  const { key, end } = day();
  expect((await summary(memberId)).list[0]).toMatchObject({
    name: 'Play 50',
    counted: '49.99',
    target: '50.00',
    percent: 99,
    state: 'running',
  });
  expect(await claim(memberId, key)).toEqual({ ok: false, message: 'nothing_to_claim' });
  await rewards.play(player, 1n, 0n);
  expect(await summary(memberId)).toMatchObject({ claimable: 1, list: [{ state: 'claimable', percent: 100 }, {}] });
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(memberId, key)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await rewards.cashOf(memberId)).toBe(100_000n - 5_000n + 200n);
  expect((await summary(memberId)).list[0]).toMatchObject({ state: 'claimed' });

  const late = await rewards.newPlayer({ balanceMinor: 100_000n });
  await rewards.play(late, 5_000n, 0n);
  rewards.clock.advanceMs(end.getTime() - rewards.clock.now().getTime());
  expect(await claim(late.memberId, key)).toMatchObject({ ok: true, value: { replay: false } });
  rewards.clock.advanceMs(86_400_000);
  expect(await claim(memberId, key)).toEqual({ ok: false, message: 'not_found' });
  expect(await claim(memberId, day().key, randomUUID())).toEqual({ ok: false, message: 'not_found' });
});

test('wins are counted, and points are paid', async () => {
  const player = await rewards.newPlayer({ balanceMinor: 10_000n });
  await rewards.play(player, 100n, 200n);
  await rewards.play(player, 100n, 50n);
  await rewards.play(player, 100n, 101n);
  const week = periodAt('W', rewards.clock.now(), 'Asia/Manila').key;
  expect((await summary(player.memberId)).list[1]).toMatchObject({
    counted: '2',
    target: '2',
    prize: '30',
    state: 'claimable',
  });
  expect(await claim(player.memberId, week, pointMission)).toMatchObject({ ok: true });
  expect(await rewards.pointsOf(player.memberId)).toBe(30n);
});

test('ties share the prizes of their places, and each prize waits once in the reward centre', async () => {
  rewards.clock.advanceMs(86_400_000);
  const players = await Promise.all(Array.from({ length: 4 }, () => rewards.newPlayer({ balanceMinor: 100_000n })));
  const stakes = [9_000n, 8_000n, 8_000n, 7_000n];
  for (const [index, player] of players.entries()) await rewards.play(player, stakes[index] ?? 0n, 0n);
  const [first, second] = players;
  const board = await rewards.rewards.routes.missionLeaderboard({
    ...rewards.caller(second?.memberId ?? ''),
    data: { language: 'TY' },
  });
  expect(board).toMatchObject({
    ok: true,
    value: {
      list: [
        {
          name: 'Day race',
          players: 4,
          mine: { place: 2, score: '80.00', prize: '5.00' },
          rows: [
            { place: 1, prize: '10.00' },
            { place: 2, prize: '5.00' },
            { place: 2, prize: '5.00' },
            { place: 4, prize: '0.00' },
          ],
        },
      ],
    },
  });
  const rows = board.ok ? (board.value.list[0]?.rows ?? []) : [];
  expect(rows.filter(({ isMine }) => isMine)).toHaveLength(1);
  expect(rows.filter(({ isMine, name }) => !isMine && !name.endsWith('***'))).toEqual([]);
  const today = day();
  rewards.clock.advanceMs(today.end.getTime() - rewards.clock.now().getTime());
  await rewards.runJob('rewards.boards', today);
  await rewards.runJob('rewards.boards', today);
  expect(await rewards.rewards.claimableOf(first?.memberId ?? '')).toBe(1);
  expect(await rewards.rewards.claimableOf(players[3]?.memberId ?? '')).toBe(0);
  await rewards.expectCleanBooks();
});
