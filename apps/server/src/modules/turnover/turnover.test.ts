// @covers personal-profit

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { gameCode, type Player, useMoney } from '../gateway/testing/money.fixture.ts';
import { createTurnover } from './index.ts';
import { turnoverDays } from './read-model.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const turnover = () => createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
let player: Player;
let round = 0;

/** Sets the clock, and lets a new player come. */
async function begin(moment: string) {
  moveTo(moment);
  player = await money.newPlayer({ balanceMinor: 100_000n });
}
const moveTo = (moment: string) => money.clock.advanceMs(Date.parse(moment) - money.clock.now().getTime());

/** A round of one act. */
async function play(stakeMinor: bigint, payoutMinor: bigint, validTurnoverMinor?: bigint): Promise<string> {
  round += 1;
  const roundId = `turnover-${round}`;
  const answer = await money.wallet.play({
    ...player,
    roundId,
    gameCode,
    debits: [{ txId: `${roundId}-stake`, amountMinor: stakeMinor }],
    credits: [{ txId: `${roundId}-win`, amountMinor: payoutMinor, kind: 'win' }],
    roundEnd: true,
    ...(validTurnoverMinor !== undefined && { validTurnoverMinor }),
  });
  expect(answer.code).toBe('OK');
  return roundId;
}

/** Follows until nothing is left: a transaction of another test's database holds back what follows it, because they share a server. */
async function followAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      await turnover().follow();
      const left = await sql<{ count: string }>`
        select count(*)::text as count from batches b
        where not exists (select from turnover_cursor c where (c.booked_in, c.batch_id) >= (b.booked_in, b.id))`.execute(
        money.database,
      );
      expect(left.rows[0]?.count).toBe('0');
    },
    { timeout: 20_000, interval: 50 },
  );
}

const daysOf = (memberId = player.memberId) =>
  turnoverDays(money.database, { memberId, accountKind: 'cash', firstDay: '2000-01-01', lastDay: '2099-12-31' });

async function rows(table: 'turnover_hours' | 'turnover_days') {
  const found = await sql`select * from ${sql.table(table)} order by 1, 2, 3, 4, 5, 6`.execute(money.database);
  return found.rows;
}

async function expectRebuiltEqual() {
  await followAll();
  const followed = [await rows('turnover_hours'), await rows('turnover_days')];
  await turnover().rebuild();
  expect([await rows('turnover_hours'), await rows('turnover_days')]).toEqual(followed);
}

test('each bet counts once, in the hour and the day of the brand’s zone', async () => {
  await begin('2026-03-05T15:59:30Z');
  await play(100n, 0n);
  await play(100n, 150n);
  moveTo('2026-03-05T16:00:00Z');
  await play(200n, 200n);
  await followAll();
  await turnover().follow();
  expect(await daysOf()).toEqual([
    { day: '2026-03-05', gameType: 'RNG', bets: 2, stakeMinor: 200n, validTurnoverMinor: 150n, payoutMinor: 150n },
    { day: '2026-03-06', gameType: 'RNG', bets: 1, stakeMinor: 200n, validTurnoverMinor: 0n, payoutMinor: 200n },
  ]);
  const hours = await sql<{ starts_at: Date; bets: number }>`
    select starts_at, bets from turnover_hours where member_id = ${player.memberId} order by 1`.execute(money.database);
  expect(hours.rows).toEqual([
    { starts_at: new Date('2026-03-05T15:00:00Z'), bets: 2 },
    { starts_at: new Date('2026-03-05T16:00:00Z'), bets: 1 },
  ]);
  await expectRebuiltEqual();
});

test('a vendor says what counts; a corrected result adds the difference on its own day, and no bet', async () => {
  await begin('2026-04-01T10:00:00Z');
  const roundId = await play(800n, 400n, 200n);
  moveTo('2026-04-02T10:00:00Z');
  const correction = { playerRef: player.playerRef, roundId, gameCode, refTxIds: [], policy: 'refuse' as const };
  const adjusted = await money.wallet.adjust({
    ...correction,
    txId: `${roundId}-a`,
    amountMinor: 300n,
    reason: 'x',
    validTurnoverMinor: 50n,
  });
  expect(adjusted.code).toBe('OK');
  await followAll();
  expect(await daysOf()).toMatchObject([
    { day: '2026-04-01', bets: 1, stakeMinor: 800n, validTurnoverMinor: 200n, payoutMinor: 400n },
    { day: '2026-04-02', bets: 0, stakeMinor: 0n, validTurnoverMinor: -150n, payoutMinor: 300n },
  ]);
  const again = await money.wallet.adjust({ ...correction, txId: `${roundId}-b`, amountMinor: 10n, reason: 'x' });
  expect(again.code).toBe('OK');
  await followAll();
  expect((await daysOf())[1]).toMatchObject({ validTurnoverMinor: -150n, payoutMinor: 310n });
  await expectRebuiltEqual();
});

test('a round of several steps counts when it ends; what was taken back counts nothing', async () => {
  await begin('2026-05-01T10:00:00Z');
  const step = { ...player, gameCode };
  await money.wallet.debit({ ...step, roundId: 'steps', txId: 'steps-1', amountMinor: 100n });
  await money.wallet.debit({ ...step, roundId: 'back', txId: 'back-1', amountMinor: 100n });
  await turnover().follow();
  expect(await daysOf()).toEqual([]);
  const paid = { ...step, roundId: 'steps', txId: 'steps-2', refTxIds: ['steps-1'], roundEnd: true };
  await money.wallet.credit({ ...paid, amountMinor: 30n, kind: 'win' });
  await money.wallet.cancel({ ...step, roundId: 'back', txId: 'back-2', targetTxId: 'back-1', reason: 'x' });
  await money.wallet.endRound({ ...step, roundId: 'back' });
  await followAll();
  expect(await daysOf()).toMatchObject([{ bets: 1, stakeMinor: 100n, validTurnoverMinor: 70n, payoutMinor: 30n }]);
  await expectRebuiltEqual();
});

test('what several processes follow while others bet is counted once', async () => {
  await begin('2026-06-01T10:00:00Z');
  const others = [player, await money.newPlayer({ balanceMinor: 100_000n })];
  let isBetting = true;
  const follow = async () => {
    while (isBetting) await turnover().follow();
  };
  const following = [follow(), follow()];
  for (let turn = 0; turn < 60; turn += 1) {
    await Promise.all(
      others.map((each) =>
        money.wallet.play({
          ...each,
          roundId: `race-${each.memberId}-${turn}`,
          gameCode,
          debits: [{ txId: `race-${each.memberId}-${turn}-s`, amountMinor: 10n }],
          credits: [],
          roundEnd: true,
        }),
      ),
    );
  }
  isBetting = false;
  await Promise.all(following);
  await followAll();
  for (const { memberId } of others) {
    expect(await daysOf(memberId)).toMatchObject([{ bets: 60, stakeMinor: 600n, validTurnoverMinor: 600n }]);
  }
  await expectRebuiltEqual();
});

test('a transaction that was under way is counted when it is over', async () => {
  await begin('2026-07-01T10:00:00Z');
  await followAll();
  await money.owner.query('begin');
  await money.owner.query('select pg_current_xact_id()');
  await play(100n, 0n);
  await turnover().follow();
  const during = await daysOf();
  await money.owner.query('commit');
  await followAll();
  expect([during, await daysOf()]).toMatchObject([[], [{ bets: 1, stakeMinor: 100n }]]);
});

test('the auditor names a member whose turnover is not that of his bets', async () => {
  await begin('2026-08-01T10:00:00Z');
  await play(100n, 0n);
  await followAll();
  await play(100n, 0n);
  await money.expectCleanBooks();
  await money.owner.query(
    'update turnover_hours set valid_turnover_minor = valid_turnover_minor - 1 where member_id = $1',
    [player.memberId],
  );
  const { findings } = await money.audit();
  expect(findings.map(({ check, sentence }) => `${check}: ${sentence}`)).toEqual([
    expect.stringMatching(
      `turnover-differs: The hours of member ${player.memberId} at BAIZE .* keep 1 100 99 0 .* his bets give 1 100 100 0`,
    ),
  ]);
  await turnover().rebuild();
  await money.expectCleanBooks();
});
