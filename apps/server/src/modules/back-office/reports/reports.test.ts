// @covers revenue-reports live-figures

import { calls } from '@baize/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { gameCode, useMoney } from '../../gateway/testing/money.fixture.ts';
import { createTurnover } from '../../turnover/index.ts';
import { createLive } from '../live/index.ts';
import { createReports } from './index.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const day = '2026-03-06';
/** The day in Manila, as the console sends it. */
const span = { from: '2026-03-05T16:00:00.000Z', to: '2026-03-06T16:00:00.000Z' };
const reports = () =>
  createReports({
    reportsDatabase: money.database,
    reportsAsOf: () => null,
    clock: money.clock,
    brands: { settingsOf: async () => ({ timeZone: zone }) },
  });
const moveTo = (moment: string) => money.clock.advanceMs(Date.parse(moment) - money.clock.now().getTime());
const reader = (brand = money.brand) => ({
  brand,
  staff: { id: newId(), brandId: brand.id, forAllBrands: false, permissionsEverywhere: [] },
});
const revenue = (data: object, brand = money.brand) =>
  reports().lists.staffRevenueReport({ ...reader(brand), data: calls.staffRevenueReport.data.parse(data) });
const payments = (data: object, brand = money.brand) =>
  reports().lists.staffPaymentReport({ ...reader(brand), data: calls.staffPaymentReport.data.parse(data) });

/** What the ledger's accounts of a kind took in by these movements, less what they gave. */
async function bookedSum(...movements: string[]): Promise<bigint> {
  const { rows } = await money.owner.query<{ sum: string }>(
    `select coalesce(sum(amount_minor), 0)::text as sum from journal
     where movement = any ($1) and booked_at >= $2 and booked_at < $3`,
    [movements, span.from, span.to],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
const minor = (amount: string | null | undefined) => BigInt((amount ?? '').replace('.', ''));

beforeAll(async () => {
  moveTo('2026-03-04T00:00:00Z');
  await money.owner.query(`update brands set settings = settings || '{"timeZone": "${zone}"}'`);
  let round = 0;
  const players = [
    await money.newPlayer({ balanceMinor: 1_000_000n }),
    await money.newPlayer({ balanceMinor: 1_000_000n }),
  ];
  // Some of it lies on the days before and after: the day in Manila begins at 16:00 UTC.
  for (const at of ['2026-03-05T15:59:59Z', '2026-03-05T16:00:00Z', '2026-03-06T15:59:59Z', '2026-03-06T16:00:00Z']) {
    moveTo(at);
    for (const player of players) {
      for (let count = 0; count < 5; count += 1) {
        round += 1;
        const roundId = `report-${round}`;
        const winMinor = BigInt((round * 37) % 250);
        const answer = await money.wallet.play({
          ...player,
          roundId,
          gameCode,
          debits: [{ txId: `${roundId}-stake`, amountMinor: 101n }],
          credits: winMinor > 0n ? [{ txId: `${roundId}-win`, amountMinor: winMinor, kind: 'win' }] : [],
          roundEnd: true,
        });
        expect(answer.code).toBe('OK');
      }
      const { memberId } = player;
      const booked = { memberId, reference: newId() };
      await money.ledger.deposit(money.database, {
        ...booked,
        providerCode: 'sandbox',
        depositId: newId(),
        amountMinor: 5_003n,
      });
    }
  }
  const turnover = createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
  await vi.waitFor(
    async () => {
      await turnover.follow();
      const { rows } = await sql<{
        bets: string;
      }>`select coalesce(sum(bets), 0)::text as bets from turnover_days`.execute(money.database);
      expect(rows[0]?.bets).toBe(String(round));
    },
    { timeout: 20_000, interval: 50 },
  );
}, 60_000);

test('revenue of a day is what the ledger moved in that day of the brand’s zone', async () => {
  const { rows, total } = await revenue(span);
  expect([total, rows[0]]).toMatchObject([1, { key: day, name: day, bets: 20, players: 2 }]);
  const [stakes, wins] = [await bookedSum('stake'), await bookedSum('win')];
  expect(stakes).toBe(20n * 101n);
  expect([minor(rows[0]?.stakes), minor(rows[0]?.wins), minor(rows[0]?.ggr)]).toEqual([stakes, wins, stakes - wins]);
  expect(minor(rows[0]?.ngr)).toBe(stakes - wins - minor(rows[0]?.bonusCost));
});

test('every split has the same sums', async () => {
  const [whole] = (await revenue({ ...span, by: 'currency' })).rows;
  for (const by of ['day', 'gameType', 'game', 'vendor', 'agent'] as const) {
    const { rows } = await revenue({ ...span, by });
    const sum = (key: 'stakes' | 'wins' | 'ggr') => rows.reduce((all, row) => all + minor(row[key]), 0n);
    expect([by, sum('stakes'), sum('wins'), sum('ggr')]).toEqual([
      by,
      minor(whole?.stakes),
      minor(whole?.wins),
      minor(whole?.ggr),
    ]);
  }
});

test('payments are what providers’ accounts moved, by day and by provider', async () => {
  const deposited = await bookedSum('deposit');
  expect(deposited).toBe(2n * 2n * 5_003n);
  for (const by of ['day', 'method', 'currency'] as const) {
    const { rows } = await payments({ ...span, by });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      deposits: 4,
      deposited: '200.12',
      withdrawals: 0,
      withdrawn: '0.00',
      net: '200.12',
    });
  }
  expect((await payments({ ...span, by: 'method' })).rows[0]?.name).toBe('sandbox');
});

test('another brand sees nothing of it', async () => {
  const other = await insertBrand(money.owner, 'elsewhere');
  expect((await revenue({ ...span, by: 'game' }, other)).rows).toEqual([]);
  expect((await revenue(span, other)).rows).toEqual([]);
  expect((await payments(span, other)).rows).toEqual([]);
});

test.each([
  ['from', { by: 'day', from: '2016-01-01T00:00:00.000Z', to: span.to }],
  ['from', { by: 'game', from: '2026-01-01T00:00:00.000Z', to: span.to }],
  ['to', { by: 'day', from: span.to, to: span.from }],
])('too many days, or none, are refused at %s', async (field, data) => {
  await expect(revenue(data)).rejects.toMatchObject({ key: 'invalid_input', detail: { fields: { [field]: {} } } });
});

describe('the day that runs', () => {
  const live = () =>
    createLive({
      database: money.database,
      clock: money.clock,
      brands: { settingsOf: async () => ({ timeZone: zone }) },
    });
  const read = async (brand = money.brand) => {
    const answer = await live().routes.staffLive({ ...reader(brand), data: {} } as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };

  test('has the figures of the ledger, and the same full hours of other days beside them', async () => {
    moveTo('2026-03-06T17:10:00Z');
    const { day: today, fullHours, today: figures, until, gameTypes, hours, betsPerMinute } = await read();
    expect([today, fullHours, betsPerMinute]).toEqual(['2026-03-07', 1, 0]);
    const { rows } = await money.owner.query<{ movement: string; sum: string }>(
      `select movement, sum(amount_minor)::text as sum from journal where booked_at >= $1 group by movement`,
      [span.to],
    );
    const booked = (movement: string) => BigInt(rows.find((row) => row.movement === movement)?.sum ?? 0);
    expect(figures).toMatchObject({ bets: 10, deposits: 2, withdrawals: 0, withdrawn: '0.00', firstDeposits: 0 });
    expect([minor(figures.stakes), minor(figures.wins), minor(figures.deposited)]).toEqual([
      booked('stake'),
      booked('win'),
      booked('deposit'),
    ]);
    expect(minor(figures.ggr)).toBe(booked('stake') - booked('win'));
    expect(minor(figures.ngr)).toBe(minor(figures.ggr) - minor(figures.bonusCost));
    expect([until.today.bets, until.yesterday.bets, until.lastWeek.bets]).toEqual([10, 10, 0]);
    expect(gameTypes.map(({ bets }) => bets)).toEqual([10]);
    expect(hours.yesterday.flatMap(({ bets }, hour) => (bets > 0 ? [[hour, bets]] : []))).toEqual([
      [0, 10],
      [23, 10],
    ]);
    expect(hours.today[0]?.stakes).toBe(figures.stakes);
  });

  test('counts who signed up and who paid in for the first time, as the report by day does', async () => {
    moveTo('2026-03-08T02:00:00Z');
    const player = await money.newPlayer({ balanceMinor: 0n });
    const deposit = () =>
      money.ledger.deposit(money.database, {
        memberId: player.memberId,
        reference: newId(),
        providerCode: 'sandbox',
        depositId: newId(),
        amountMinor: 700n,
      });
    await deposit();
    await deposit();
    const { today } = await read();
    expect([today.firstDeposits, today.deposits, today.deposited]).toEqual([1, 2, '14.00']);
    const asked = { ...reader(), data: calls.staffGrowthReport.data.parse({ from: '2026-03-07T16:00:00.000Z' }) };
    const { rows } = await reports().lists.staffGrowthReport(asked);
    expect(rows).toEqual([
      {
        key: '2026-03-08',
        name: '2026-03-08',
        currency: money.brand.currency.code,
        firstDeposits: 1,
        firstDeposited: '7.00',
        registrations: today.registrations,
      },
    ]);
  });

  test('is empty for another brand', async () => {
    const { today, gameTypes } = await read(await insertBrand(money.owner, 'empty'));
    expect([today.bets, today.deposits, today.registrations, gameTypes]).toEqual([0, 0, 0, []]);
  });
});
