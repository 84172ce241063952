// @covers missions-and-leaderboards

import { randomUUID } from 'node:crypto';
import { localDateOf, periodAt } from '@baize/periods';
import { prizeOfPlaces, sharePrizes } from '@baize/rewards';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { insertMember } from '../../../../test/support/factories.ts';
import { useRewards } from '../rewards.fixture.ts';
import { placeOn, scoreOf, standingsOf, winnersOf } from './ranking.ts';

const rewards = useRewards();
const zone = 'Asia/Manila';
const playOf = (gameTypes: readonly string[]) => ({
  ...{ brandId: rewards.brand.id, gameTypes },
  period: periodAt('W', rewards.clock.now(), zone),
});
const addTurnover = (memberId: string, gameType: string, turnoverMinor: number) =>
  rewards.owner.query(
    `insert into turnover_days (member_id, day, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
       valid_turnover_minor, payout_minor) values ($1, $2, $3, 'BAIZE', $4, 'cash', $5, 1, $6, $6, 0)`,
    [
      memberId,
      localDateOf(rewards.clock.now(), zone),
      gameType,
      rewards.brand.currency.code,
      rewards.brand.id,
      turnoverMinor,
    ],
  );
beforeEach(() => rewards.clock.advanceMs(14 * 86_400_000));

test('places and prizes are those of the rule, whatever ties there are', { timeout: 240_000 }, async () => {
  const members = await Promise.all(Array.from({ length: 40 }, () => insertMember(rewards.owner, rewards.brand.id)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ slots: fc.nat({ max: 6 }), live: fc.nat({ max: 3 }) }), { maxLength: members.length }),
      fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 12 }),
      fc.constantFrom([], ['RNG']),
      async (scores, prizes, gameTypes) => {
        await rewards.owner.query('delete from turnover_days where brand_id = $1', [rewards.brand.id]);
        const names: { name: string; score: bigint }[] = [];
        for (const [index, { slots, live }] of scores.entries()) {
          const name = members[index]?.id ?? '';
          await addTurnover(name, 'RNG', slots);
          await addTurnover(name, 'LIVE', live);
          names.push({ name, score: BigInt(gameTypes.length === 0 ? slots + live : slots) });
        }
        const ruled = sharePrizes(prizes, names).map(({ name, score, place, prizeMinor }) => ({
          ...{ memberId: name, scoreMinor: score, place, prizeMinor },
        }));
        const play = playOf(gameTypes);
        const byMember = <T extends { memberId: string; scoreMinor: bigint }>(list: readonly T[]) =>
          list.toSorted(
            (one, other) => Number(other.scoreMinor - one.scoreMinor) || (one.memberId < other.memberId ? -1 : 1),
          );
        const read = (await winnersOf(rewards.database, play, prizes.length)).map((one) => ({
          ...{ memberId: one.memberId, scoreMinor: one.scoreMinor, place: one.place },
          prizeMinor: prizeOfPlaces(prizes, one.place, one.tied),
        }));
        expect(read).toEqual(byMember(ruled).filter(({ place }) => place <= prizes.length));
        const { first, scoreCounts } = await standingsOf(rewards.database, play, 20);
        expect(first.map(({ memberId, place }) => ({ memberId, place }))).toEqual(
          byMember(ruled)
            .slice(0, 20)
            .map(({ memberId, place }) => ({ memberId, place })),
        );
        expect(scoreCounts.reduce((sum, [, count]) => sum + count, 0)).toBe(ruled.length);
        for (const { name } of names) {
          const placed = placeOn(scoreCounts, await scoreOf(rewards.database, play, name));
          const own = ruled.find(({ memberId }) => memberId === name);
          expect(
            placed && { place: placed.place, prizeMinor: prizeOfPlaces(prizes, placed.place, placed.tied) },
          ).toEqual(own ? { place: own.place, prizeMinor: own.prizeMinor } : null);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('the places are read once in five seconds for everybody, and one’s own place is there beyond the first twenty', async () => {
  const leaderboardId = randomUUID();
  await rewards.setUp({
    kind: 'missions',
    missions: [],
    leaderboards: [{ leaderboardId, names: { TY: 'Week race' }, period: 'W', gameTypes: [], prizes: ['10'] }],
  });
  rewards.clock.advanceMs(5_000);
  const members = await Promise.all(Array.from({ length: 25 }, () => rewards.newMember()));
  for (const [index, memberId] of members.entries()) await addTurnover(memberId, 'RNG', 1_000 - index * 10);
  const boardOf = async (memberId = '') => {
    const answer = await rewards.rewards.routes.missionLeaderboard({
      ...rewards.caller(memberId),
      data: { language: 'TY' },
    });
    return answer.ok ? answer.value.list[0] : undefined;
  };
  expect(await boardOf(members[22])).toMatchObject({ players: 25, mine: { place: 23, score: '7.80', prize: '0.00' } });
  expect((await boardOf(members[0]))?.rows).toHaveLength(20);
  const newcomer = await rewards.newMember();
  await addTurnover(newcomer, 'RNG', 5_000);
  expect((await boardOf(members[0]))?.mine).toMatchObject({ place: 1 });
  expect(await boardOf(newcomer)).toMatchObject({ players: 25, mine: { place: 1, score: '50.00' } });
  rewards.clock.advanceMs(5_000);
  expect((await boardOf(members[0]))?.mine).toMatchObject({ place: 2 });
});
