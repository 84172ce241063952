// @covers drift-monitor

import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../platform/database/database.ts';
import { slotGames } from '../slots/games.ts';
import { tableGames } from '../tables/games/index.ts';
import { frameOf, successOf } from '../testing/frame.ts';
import { driveTable } from '../testing/random-table.fixture.ts';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import { expectedOfBought } from './advertised.ts';
import { createDriftMonitor } from './index.ts';
import { roundSums } from './round-sums.ts';

const harness = useStudioMoney();
const { money } = harness;
let books: pg.Pool;
beforeAll(() => {
  const { vendorsUrl: connectionString } = money;
  books = openPool({ connectionString, role: 'baize_app', maxConnections: 2, onIdleError: () => undefined });
});
afterAll(() => books.end());

const dayMs = 24 * 60 * 60_000;
// An alarm a day: no midnight must fall between two looks, whatever the hour at which they run.
beforeAll(() => money.clock.advanceMs(dayMs + dayMs / 2 - (money.clock.now().getTime() % dayMs)));
const recently = () => new Date(money.clock.now().getTime() - dayMs);

test('the sums are those of the rounds that were played, each bet against its own share', async () => {
  const studio = harness.build();
  const { frame } = await harness.enter(studio, 'dice');
  const payouts: bigint[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { round } = await successOf(frame.play({ direction: 'under', winningFaces: 4_950 }, '100'));
    payouts.push(BigInt(round.payoutMinor));
  }
  const roulette = tableGames.find(({ gameCode }) => gameCode === 'roulette');
  if (!roulette) throw new Error('no roulette');
  const seated = await harness.enter(studio, 'roulette');
  const drive = driveTable(harness, roulette);
  await successOf(
    seated.frame.bet(await drive.until('betting'), [
      { key: 'red', selection: '', stakeMinor: '100' },
      { key: 'straight', selection: '17', stakeMinor: '300' },
    ]),
  );
  await drive.until('settled');
  const [last] = (await successOf(seated.frame.seats())).list;
  const sums = await roundSums(books, recently(), money.clock.now());
  const paidMinor = payouts.reduce((sum, payout) => sum + payout, 0n);
  const wins = payouts.filter((payout) => payout > 0n).length;
  const dice = sums.filter(({ gameCode }) => gameCode === 'dice');
  expect(dice).toMatchObject([{ rounds: 5, stakeMinor: 500n, paidMinor }]);
  expect(dice[0]?.above.sum).toBeCloseTo(Number(paidMinor) / 100 - 5 * 0.99, 9);
  expect(dice[0]?.below.sum).toBeCloseTo((Number(paidMinor) + wins) / 100 - 5 * 0.98995, 9);
  const [table] = sums.filter(({ gameCode }) => gameCode === 'roulette');
  expect(table).toMatchObject({ rounds: 1, stakeMinor: 400n, paidMinor: BigInt(last?.seat.payoutMinor ?? -1) });
  expect(table?.above.sum).toBeCloseTo(Number(table?.paidMinor) / 400 - 0.972973, 9);
});

test('every game that sells its feature has a return of its bought rounds', () => {
  const sold = slotGames.flatMap(({ gameCode, featurePriceOf }) => (featurePriceOf ? [gameCode] : []));
  expect(Object.keys(expectedOfBought)).toEqual(sold);
});

test('bought rounds are counted apart, against their own return', async () => {
  const studio = harness.buildUnder({ buyFeature: true });
  const { session } = await harness.enter(studio, 'mammoth_ridge', 1_000_000n);
  const frame = frameOf(studio, session);
  const paid = { spun: 0n, bought: 0n };
  for (let round = 0; round < 6; round += 1) {
    const isBought = round % 3 === 0;
    const played = await successOf(isBought ? frame.buy('100') : frame.spin('100'));
    paid[isBought ? 'bought' : 'spun'] += BigInt(played.round.payoutMinor);
    await successOf(frame.presented(played.round.roundId));
  }
  const sums = (await roundSums(books, recently(), money.clock.now())).filter(
    ({ gameCode }) => gameCode === 'mammoth_ridge',
  );
  expect(sums).toMatchObject([
    { isBought: false, rounds: 4, stakeMinor: 400n, paidMinor: paid.spun },
    { isBought: true, rounds: 2, stakeMinor: 9_000n, paidMinor: paid.bought },
  ]);
  expect(sums[1]?.above.sum).toBeCloseTo(Number(paid.bought) / 4_500 - 2 * 0.959719, 5);
});

/** Copies of a round that was played, every second one paid as told. */
const plant = (rounds: number, payoutMinor: number) =>
  money.owner.query(
    `insert into studio.instant_rounds (id, player_ref, game_code, session_hash, seed_id, nonce, rules_version, bet_minor, choice, outcome,
       steps, status, payout_minor, played_at, settled_at)
     select gen_random_uuid(), player_ref, game_code, session_hash, seed_id, number + (select max(nonce) from studio.instant_rounds),
       rules_version, bet_minor, choice, outcome, steps, status, case when number % 2 = 0 then $2::int else 0 end, played_at, $3
     from (select * from studio.instant_rounds where game_code = 'dice' limit 1) played, generate_series(1, $1::int) number`,
    [rounds, payoutMinor, money.clock.now()],
  );

test('a game that pays five points too much is reported once a day; one that pays its share never', async () => {
  const monitor = createDriftMonitor({ books, clock: money.clock });
  const lookLater = () => {
    money.clock.advanceMs(60_000);
    return monitor.look();
  };
  await plant(20_000, 198);
  expect(await lookLater()).toEqual([]);
  await plant(20_000, 208);
  expect(await lookLater()).toMatchObject([{ gameCode: 'dice', direction: 'above', rounds: 40_005 }]);
  await plant(1_000, 208);
  expect(await lookLater()).toEqual([]);
  money.clock.advanceMs(dayMs);
  await plant(1_000, 208);
  expect(await lookLater()).toMatchObject([{ gameCode: 'dice', direction: 'above', rounds: 42_005 }]);
});
