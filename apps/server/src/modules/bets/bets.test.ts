// @covers betting-record

import { calls } from '@baize/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { gameCode, type Player, useMoney } from '../gateway/testing/money.fixture.ts';
import { createBets } from './index.ts';

const money = useMoney();
const minuteMs = 60_000;
let player: Player;
let start: Date;

const stakeId = (roundId: string) => `${roundId}-s`;
const debit = (roundId: string, amountMinor: bigint) =>
  money.wallet.debit({ ...player, roundId, gameCode, txId: stakeId(roundId), amountMinor });

beforeAll(async () => {
  player = await money.newPlayer({ balanceMinor: 100_000n });
  start = money.clock.now();
  for (let count = 0; count < 5; count += 1) {
    await money.wallet.play({
      ...player,
      roundId: `settled-${count}`,
      gameCode,
      debits: [{ txId: stakeId(`settled-${count}`), amountMinor: 100n }],
      credits: [{ txId: `settled-${count}-w`, amountMinor: BigInt(count * 50), kind: 'win' }],
      roundEnd: true,
      detail: { lines: 20 },
    });
    money.clock.advanceMs(minuteMs);
  }
  await debit('open', 70n);
  money.clock.advanceMs(minuteMs);
  await debit('cancelled', 30n);
  await money.wallet.cancel({
    ...player,
    roundId: 'cancelled',
    gameCode,
    txId: 'c',
    targetTxId: stakeId('cancelled'),
    reason: '',
  });
});

const record = (filter: object = {}, page = { pageNo: 1, pageSize: 100 }) =>
  money.bets.record({ memberId: player.memberId, ...filter }, page);

test('lists newest first, with sums over everything that matches', async () => {
  const { lines, sums } = await record({}, { pageNo: 1, pageSize: 3 });
  expect(lines.map((line) => line.roundId)).toEqual(['cancelled', 'open', 'settled-4']);
  expect(sums).toEqual({ count: 7, stakeMinor: 570n, payoutMinor: 500n });
  expect(lines[2]).toMatchObject({
    vendorCode: money.game.vendorCode,
    gameCode,
    gameName: gameCode,
    gameType: 'RNG',
    stakeMinor: 100n,
    payoutMinor: 200n,
    status: 'settled',
  });
});

test('a game is named in the asked language, else in TY, else by its code', async () => {
  const names = async (language?: string) =>
    new Set((await record({ language })).lines.map(({ gameName }) => gameName));
  expect(await names('VI')).toEqual(new Set([gameCode]));
  await money.owner.query(`update games set names = '{"TY": "Lanterns", "VI": "Vườn đèn lồng"}' where game_code = $1`, [
    gameCode,
  ]);
  expect(await names('VI')).toEqual(new Set(['Vườn đèn lồng']));
  expect(await names('CN')).toEqual(new Set(['Lanterns']));
  expect(await names()).toEqual(new Set(['Lanterns']));
});

test('pages cover everything once', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageNo) => record({}, { pageNo, pageSize: 3 })));
  const rounds = pages.flatMap((page) => page.lines.map((line) => line.roundId));
  expect(new Set(rounds).size).toBe(7);
  expect((await record({}, { pageNo: 4, pageSize: 3 })).lines).toEqual([]);
});

test('pages cover everything once, also of one moment, whatever is finished of it', async () => {
  const many = await money.newPlayer({ balanceMinor: 1_000n });
  const placed = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `same-moment-${letter}`);
  for (const [index, roundId] of placed.entries()) {
    await money.wallet.debit({ ...many, roundId, gameCode, txId: stakeId(roundId), amountMinor: 10n });
    if (index % 3 < 2) await money.wallet.endRound({ ...many, roundId, gameCode });
  }
  const page = (pageNo: number, pageSize: number) =>
    money.bets.record({ memberId: many.memberId }, { pageNo, pageSize });
  for (const pageSize of [1, 2, 4]) {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((pageNo) => page(pageNo, pageSize)));
    expect(pages.flatMap(({ lines }) => lines.map((line) => line.roundId)).sort()).toEqual(placed);
  }
});

test.each([
  ['no amount', { featureBetMinor: 'a lot' }, null],
  ['an amount that is too long', { featureBetMinor: '1'.repeat(30) }, null],
  ['something else', { featureBetMinor: { minor: 1 } }, null],
  ['no detail of its own', [1], null],
  ['an amount', { featureBetMinor: '20' }, 20n],
])('a vendor that says %s of a bought feature', async (name, detail, expected) => {
  const buyer = await money.newPlayer({ balanceMinor: 1_000n });
  const roundId = `feature ${name}`;
  const stake = { txId: stakeId(roundId), amountMinor: 900n };
  await money.wallet.play({ ...buyer, roundId, gameCode, debits: [stake], credits: [], roundEnd: true, detail });
  const { lines } = await money.bets.record({ memberId: buyer.memberId }, { pageNo: 1, pageSize: 1 });
  expect(lines[0]).toMatchObject({ stakeMinor: 900n, featureBetMinor: expected });
});

test('a bet keeps its id when it is finished, and shares it with no other', async () => {
  const many = await money.newPlayer({ balanceMinor: 1_000n });
  const stake = (roundId: string) =>
    money.wallet.debit({ ...many, roundId, gameCode, txId: stakeId(roundId), amountMinor: 10n });
  const win = { refTxIds: [], roundEnd: false, kind: 'jackpot', amountMinor: 5n } as const;
  const ids = async () =>
    (await money.bets.record({ memberId: many.memberId }, { pageNo: 1, pageSize: 10 })).lines.map(({ id }) => id);
  await stake('kept');
  const open = await ids();
  await money.wallet.endRound({ ...many, roundId: 'kept', gameCode });
  expect(await ids()).toEqual(open);
  expect((await money.wallet.credit({ ...many, ...win, roundId: 'kept', gameCode, txId: 'late' })).code).toBe('OK');
  await stake('kept/1');
  expect(new Set(await ids()).size).toBe(3);
});

test.each([
  ['status open', { status: 'open' }, 1, 70n],
  ['status cancelled', { status: 'cancelled' }, 1, 0n],
  ['status settled', { status: 'settled' }, 5, 500n],
  ['its vendor', { vendorCode: 'BAIZE' }, 7, 570n],
  ['another vendor', { vendorCode: 'OTHER' }, 0, 0n],
  ['its game type', { gameType: 'RNG' }, 7, 570n],
  ['another game type', { gameType: 'LIVE' }, 0, 0n],
])('filters by %s', async (_name, filter, count, stakeMinor) => {
  const { lines, sums } = await record(filter);
  expect([lines.length, sums.count, sums.stakeMinor]).toEqual([count, count, stakeMinor]);
});

test('filters by time: from the first moment on, up to but not including the last', async () => {
  const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs);
  const { lines } = await record({ from: at(1), to: at(3) });
  expect(lines.map((line) => line.roundId)).toEqual(['settled-2', 'settled-1']);
});

test('takes every time that can be sent', async () => {
  const data = calls.bettingRecord.data.parse({ from: '0000-01-01T00:00:00Z', to: '9999-12-31T23:59:59.999999999Z' });
  const filter = { from: new Date(data.from ?? ''), to: new Date(data.to ?? '') };
  expect((await record(filter)).sums.count).toBe(7);
});

test('sums hold amounts that no 64-bit sum could', async () => {
  const huge = 2n ** 62n;
  await money.owner.query("begin; set local session_replication_role = 'replica'");
  await money.owner.query('update bets set stake_minor = $1, payout_minor = 0 where member_id = $2', [
    String(huge),
    player.memberId,
  ]);
  await money.owner.query('commit');
  // Five rounds are finished, the open one stakes 70, the cancelled one nothing.
  expect((await record()).sums.stakeMinor).toBe(huge * 5n + 70n);
});

test('shows nobody else’s bets', async () => {
  const stranger = await money.newPlayer();
  const { lines, sums } = await money.bets.record({ memberId: stranger.memberId }, { pageNo: 1, pageSize: 15 });
  expect({ lines, sums }).toEqual({ lines: [], sums: { count: 0, stakeMinor: 0n, payoutMinor: 0n } });
});

test('the route speaks decimal text', async () => {
  await debit('route', 1_234n);
  const answer = await money.bets.routes.bettingRecord({
    brand: money.brand,
    ip: '',
    origin: '',
    userAgent: '',
    member: { id: player.memberId, brandId: money.brand.id, sessionId: '', type: 0 },
    data: { language: 'TY', pageNo: 1, pageSize: 1, status: 'open', from: money.clock.now().toISOString() },
  });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      list: [{ roundId: 'route', stake: '12.34', payout: '0.00', net: '-12.34', status: 'open', settledAt: null }],
      totalPages: expect.any(Number),
    },
  });
});

test('the planner sees no value of a page, so that its plan is kept', async () => {
  const everyFilter = {
    gameType: 'RNG',
    vendorCode: money.game.vendorCode,
    status: 'settled',
    from: start,
    to: start,
  } as const;
  await money.database.connection().execute(async (connection) => {
    const bets = createBets({ database: connection });
    await bets.record({ memberId: player.memberId, ...everyFilter }, { pageNo: 1, pageSize: 2 });
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like '%with sums as%' order by prepare_time desc limit 1`.execute(connection);
    const values = rows[0]?.statement.match(/.{8}\$\d+/gs) ?? [];
    // the member and five filters in sums and lines of both halves, two limits of halves, the page’s own and its place, the language
    expect(values).toHaveLength(4 * 6 + 5);
    for (const value of values) expect(value).toMatch(/^\(select \$/);
  });
});
