// @covers personal-profit

import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { seedOfRun } from '../../../test/support/seed.ts';
import { gameCode, type Player, useMoney } from '../gateway/testing/money.fixture.ts';
import { createTurnover } from './index.ts';
import { turnoverDays } from './read-model.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const turnover = () => createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
let player: Player;
let round = 0;

// The auditor asks the brand for its zone.
beforeAll(() => money.owner.query(`update brands set settings = settings || '{"timeZone": "${zone}"}'`));

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

test('a row keeps the team of its day: a move counts from the next day on, and a rebuild finds the same', async () => {
  await begin('2026-09-01T02:00:00Z');
  const [one, two] = [await money.newMember({ type: 2 }), await money.newMember({ type: 2 })];
  const put = (agentId: string) =>
    money.owner.query('select move_member($1, $2, $3) as moved', [player.memberId, agentId, money.clock.now()]);
  await put(one);
  moveTo('2026-09-02T02:00:00Z');
  await play(100n, 0n);
  await put(two);
  await play(50n, 0n);
  await followAll();
  moveTo('2026-09-03T02:00:00Z');
  await play(30n, 0n);
  await followAll();
  const teamOf = async (agentId: string) => {
    const { rows } = await money.owner.query<{ day: string; bets: number; stake: string }>(
      `select to_char(day, 'YYYY-MM-DD') as day, sum(bets)::int as bets, sum(stake_minor)::text as stake from turnover_days
       where account_kind = 'cash' and string_to_array(upline_path, '/') @> array[replace($1, '-', '')] group by 1 order by 1`,
      [agentId],
    );
    return rows.map(({ day, bets, stake }) => [day, bets, BigInt(stake)]);
  };
  expect(await teamOf(one)).toEqual([['2026-09-02', 2, 150n]]);
  expect(await teamOf(two)).toEqual([['2026-09-03', 1, 30n]]);
  await expectRebuiltEqual();
  // The agent's own move takes nothing of what his team did out of it.
  await money.owner.query('select move_member($1, $2, $3)', [two, one, money.clock.now()]);
  expect(await teamOf(two)).toEqual([['2026-09-03', 1, 30n]]);
  expect(await teamOf(one)).toEqual([['2026-09-02', 2, 150n]]);
});

test.each([
  ['day', 'turnover_days', 'another'],
  ['hour', 'turnover_hours', 'another'],
  ['day', 'turnover_days', 'no'],
])('the auditor names a %s whose row in %s keeps %s team than its day began with', async (_what, table, wrong) => {
  await begin('2026-09-10T02:00:00Z');
  const [one, two] = [await money.newMember({ type: 2 }), await money.newMember({ type: 2 })];
  const put = (agentId: string) =>
    money.owner.query('select move_member($1, $2, $3)', [player.memberId, agentId, money.clock.now()]);
  await put(one);
  // Midnight in Manila, and the first moment of a day belongs to it.
  moveTo('2026-09-11T16:00:00Z');
  await put(two);
  await play(100n, 0n);
  moveTo('2026-09-12T02:00:00Z');
  await put(one);
  await play(100n, 0n);
  await followAll();
  await money.expectCleanBooks();
  const path = wrong === 'no' ? '' : `${one.replaceAll('-', '')}/`;
  await money.owner.query(`update ${table} set upline_path = $2 where member_id = $1`, [player.memberId, path]);
  const { findings } = await money.audit();
  expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(['turnover-team-differs']));
  expect(findings[0]?.sentence).toContain(`of member ${player.memberId} keep at 2026-09-1`);
  expect(findings[0]?.sentence).toContain(
    `the team ${path || 'of nobody'}; when that day began he belonged to ${two.replaceAll('-', '')}/`,
  );
  await turnover().rebuild();
  await money.expectCleanBooks();
});

const step = fc.record({
  kind: fc.constantFrom('play', 'play', 'play', 'adjust', 'move', 'later', 'follow'),
  who: fc.nat(3),
  stakeMinor: fc.bigInt(1n, 50n),
  payoutMinor: fc.bigInt(0n, 120n),
  minutes: fc.integer({ min: 1, max: 900 }),
});

test('whatever happens and whenever it is followed, a rebuild comes out equal', async () => {
  const seed = seedOfRun('FUZZ_SEED');
  console.info(`turnover: seed ${seed}`);
  // Sunday on which Manila has no change of the clock, but a day's limit at 16:00 UTC.
  await begin('2026-10-24T12:00:00Z');
  const players = [player];
  for (let count = 1; count < 4; count += 1) players.push(await money.newPlayer({ balanceMinor: 100_000n }));
  const played: { who: number; roundId: string }[] = [];
  for (const { kind, who, stakeMinor, payoutMinor, minutes } of fc.sample(step, { numRuns: 120, seed })) {
    const other = players[who] as Player;
    player = other;
    if (kind === 'play') played.push({ who, roundId: await play(stakeMinor, payoutMinor) });
    if (kind === 'later') money.clock.advanceMs(minutes * 60_000);
    if (kind === 'follow') await turnover().follow();
    if (kind === 'move') {
      const agent = players[(who + 1) % players.length]?.memberId;
      await money.owner.query('select move_member($1, $2, $3)', [other.memberId, agent, money.clock.now()]);
    }
    const last = played.at(-1);
    if (kind === 'adjust' && last) {
      const { playerRef } = players[last.who] as Player;
      const act = { roundId: last.roundId, gameCode, refTxIds: [], policy: 'allowNegative' as const, reason: 'x' };
      round += 1;
      await money.wallet.adjust({ ...act, playerRef, txId: `random-${round}`, amountMinor: payoutMinor + 1n });
    }
  }
  await expectRebuiltEqual();
  await money.expectCleanBooks();
}, 120_000);
