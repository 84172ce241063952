// @covers report-figures report-cohorts

import {
  calls,
  canSplit,
  dimensionsOfFigure,
  type MovementName,
  type ReportDimension,
  type ReportFigure,
  reportDimensions,
  reportFigureNames,
  reportFigures,
} from '@baize/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertBrand } from '../../../../../test/support/factories.ts';
import { newId } from '../../../../platform/crypto/ids.ts';
import { gameCode, type Player, useMoney } from '../../../gateway/testing/money.fixture.ts';
import { type Act, payRebate, payReward } from '../../../ledger/index.ts';
import { createTurnover } from '../../../turnover/index.ts';
import { createReports } from '../index.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const turnover = () => createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
const reports = () =>
  createReports({
    reportsDatabase: money.database,
    reportsAsOf: () => null,
    clock: money.clock,
    brands: { settingsOf: async () => ({ timeZone: zone }) },
  });
const moveTo = (moment: string) => money.clock.advanceMs(Date.parse(moment) - money.clock.now().getTime());
const everywhere = { forAllBrands: true, permissionsEverywhere: ['reports.read' as const] };
const reader = (brand = money.brand, rights: object = everywhere) => ({
  brand,
  staff: { id: newId(), brandId: brand.id, forAllBrands: false, permissionsEverywhere: [], ...rights },
});
const days = { span: 'between', from: '2026-03-05', to: '2026-04-03' } as const;
type Asked = { figures: readonly ReportFigure[]; by: readonly ReportDimension[] } & Record<string, unknown>;
const report = (data: Asked, who = reader()) =>
  reports().lists.staffReport({
    ...who,
    data: { ...calls.staffReport.data.parse({ ...days, ...data }), pageSize: 1_000 },
  });
const minor = (value: number | string | undefined): bigint => BigInt(String(value ?? 0).replace('.', ''));
const totalOf = async (figure: ReportFigure, by: readonly ReportDimension[]): Promise<bigint> =>
  (await report({ figures: [figure], by })).rows.reduce((sum, row) => sum + minor(row[figure]), 0n);

let round = 0;
async function play(player: Player, stakeMinor: bigint, winMinor: bigint, more: object = {}) {
  round += 1;
  const roundId = `figures-${round}`;
  const answer = await money.wallet.play({
    ...player,
    roundId,
    gameCode,
    debits: [{ txId: `${roundId}-stake`, amountMinor: stakeMinor, ...more }],
    credits: winMinor > 0n ? [{ txId: `${roundId}-win`, amountMinor: winMinor, kind: 'win' }] : [],
    roundEnd: true,
  });
  expect(answer.code).toBe('OK');
}
const book = (memberId: string, act: Act) =>
  money.ledger.runWalletTransaction({
    memberId,
    references: [],
    facts: () => null as never,
    decide: () => ({ acts: [act], lockedAccount: 'cash', booked: () => ({ answer: null }), insufficient: null }),
  });

/** Everything a member does with the operator beside play. */
async function pay(memberId: string, amountMinor: bigint) {
  const withdrawalId = newId();
  const of = { memberId, amountMinor };
  await money.ledger.deposit(money.database, {
    ...of,
    providerCode: 'sandbox',
    reference: newId(),
    depositId: newId(),
  });
  const hold = { ...of, amountMinor: amountMinor / 3n, withdrawalId, reference: newId() };
  await money.ledger.holdWithdrawal(money.database, hold);
  const paid = { ...hold, holdReference: hold.reference, reference: newId(), providerCode: 'bank' };
  expect((await money.ledger.payWithdrawal(money.database, paid)).status).toBe('booked');
  await book(memberId, payReward({ ...of, amountMinor: 17n, subject: 'reward', reference: newId() }));
  await book(memberId, payRebate({ ...of, amountMinor: 5n, subject: 'rebate', reference: newId() }));
}

async function followAll() {
  await vi.waitFor(
    async () => {
      await turnover().follow();
      const { rows } = await sql<{ left: string }>`
        select count(*)::text as left from batches b where not exists (
          select from report_cursor c where (c.booked_in, c.batch_id) >= (b.booked_in, b.id))`.execute(money.database);
      expect(rows[0]?.left).toBe('0');
    },
    { timeout: 20_000, interval: 50 },
  );
}

const players: Player[] = [];
beforeAll(async () => {
  await money.owner.query(`update brands set settings = settings || '{"timeZone": "${zone}"}'`);
  moveTo('2026-03-04T00:00:00Z');
  const agentId = await money.newMember({ type: 1 });
  for (let count = 0; count < 3; count += 1) {
    const player = await money.newPlayer({ balanceMinor: 1_000_000n });
    await money.owner.query('update members set country = $2, registered_at = $3 where id = $1', [
      player.memberId,
      count === 0 ? '' : 'PH',
      count === 2 ? '2026-04-02T02:00:00Z' : '2026-03-06T02:00:00Z',
    ]);
    players.push(player);
  }
  await money.owner.query('update members set upline_id = $2 where id = $1', [players[1]?.memberId, agentId]);
  for (const at of ['2026-03-05T15:59:59Z', '2026-03-05T16:00:00Z', '2026-03-31T15:59:59Z', '2026-04-02T16:30:00Z']) {
    moveTo(at);
    for (const [index, player] of players.entries()) {
      for (let count = 0; count < 3; count += 1) await play(player, 101n, BigInt((round * 37) % 250));
      await play(player, 100n, 5_000n * BigInt(index + 1), { contributions: [{ pool: 'grand', amountMinor: 2n }] });
      await pay(player.memberId, 3_003n);
    }
  }
  await followAll();
}, 90_000);

describe('every figure', () => {
  test('adds up to the same by each of its dimensions, alone and by two', async () => {
    for (const figure of reportFigureNames) {
      const whole = await totalOf(figure, ['currency']);
      const dimensions = dimensionsOfFigure(figure);
      expect(dimensions.length, figure).toBeGreaterThanOrEqual(5);
      for (const dimension of dimensions) {
        const sum = await totalOf(figure, [dimension]);
        // Who played on two days is one player of both.
        if (figure === 'players') expect(sum >= whole, `${figure} by ${dimension}`).toBe(true);
        else expect(sum, `${figure} by ${dimension}`).toBe(whole);
      }
      const pairs = dimensions.map((dimension) => [dimension, dimensions.at(-1) ?? 'day'] as const);
      for (const pair of pairs.filter(([first, second]) => first !== second && canSplit(figure, [first, second])))
        if (figure !== 'players') expect(await totalOf(figure, pair), `${figure} by ${pair.join()}`).toBe(whole);
    }
  }, 60_000);

  test('is what the journal moved in these days', async () => {
    const { rows } = await money.owner.query<{ movement: string; count: string; sum: string }>(
      `select j.movement, count(*)::text as count, sum(j.amount_minor)::text as sum from journal j
       where j.booked_at >= '2026-03-04T16:00:00Z' and j.booked_at < '2026-04-03T16:00:00Z' group by 1`,
    );
    const moved = (what: 'count' | 'sum', movements: readonly MovementName[]) =>
      movements.reduce((all, name) => all + BigInt(rows.find(({ movement }) => movement === name)?.[what] ?? 0), 0n);
    expect(await totalOf('stakes', ['game'])).toBe(moved('sum', ['stake']));
    expect(await totalOf('wins', ['country'])).toBe(moved('sum', ['win']));
    expect(await totalOf('ggr', ['gameType'])).toBe(moved('sum', ['stake']) - moved('sum', ['win']));
    expect(moved('sum', ['jackpotContribution'])).toBeGreaterThan(0n);
    for (const name of reportFigureNames) {
      const { unit, ...figure } = reportFigures[name];
      if (!('movements' in figure)) continue;
      const { plus, minus = [] } = figure.movements as {
        plus: readonly MovementName[];
        minus?: readonly MovementName[];
      };
      const what = unit === 'count' ? 'count' : 'sum';
      expect(await totalOf(name, ['day']), name).toBe(moved(what, plus) - moved(what, minus));
    }
    expect(await totalOf('bonusCost', ['agent'])).toBe(12n * 22n);
    expect(await totalOf('withdrawals', ['provider'])).toBe(12n);
    const { rows: named } = await report({ figures: ['withdrawn'], by: ['provider'] });
    expect(named.map(({ provider }) => provider)).toEqual(['bank']);
  });

  test('is counted by the country, the first deposit and the agent of its members', async () => {
    const { rows } = await report({ figures: ['registrations', 'firstDeposits', 'firstDeposited'], by: ['country'] });
    expect(rows.map(({ country, registrations }) => [country, registrations])).toEqual([
      ['PH', 2],
      ['', 1],
    ]);
    expect(await totalOf('firstDeposits', ['day'])).toBe(3n);
    expect(await totalOf('firstDeposited', ['month'])).toBe(3n * 3_003n);
    const byMonth = await report({ figures: ['registrations'], by: ['month'], direction: 'asc' });
    expect(byMonth.rows.map(({ month, registrations }) => [month, registrations])).toEqual([
      ['2026-03', 2],
      ['2026-04', 1],
    ]);
  });
});

test('sums that were followed are those that a rebuild gives', async () => {
  const read = async () =>
    Promise.all(
      ['game_days', 'money_days', 'big_wins'].map(
        async (table) => (await money.owner.query(`select * from ${table} order by 1, 2, 3, 4, 5, 6`)).rows,
      ),
    );
  const followed = await read();
  expect(followed.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  await turnover().rebuild();
  expect(await read()).toEqual(followed);
});

test('the highest payouts stand first, and a round that is corrected stands with what it gave in the end', async () => {
  const data = calls.staffBigWins.data.parse({ from: '2026-03-05T16:00:00.000Z', to: '2026-03-06T16:00:00.000Z' });
  const { rows, total } = await reports().lists.staffBigWins({ ...reader(), data });
  const { rows: bets } = await money.owner.query<{ payout: string }>(
    `select payout_minor::text as payout from bets where settled_at >= '2026-03-05T16:00:00Z' and settled_at < '2026-03-06T16:00:00Z'
     and payout_minor > stake_minor order by payout_minor desc`,
  );
  expect(total).toBe(bets.length);
  expect(rows.map(({ payout }) => minor(payout))).toEqual(bets.map(({ payout }) => BigInt(payout)).slice(0, 25));
});

describe('cohorts', () => {
  const cohorts = async (data: object = {}) => {
    moveTo('2026-04-10T00:00:00Z');
    const answer = await reports().routes.staffCohorts({
      ...reader(),
      data: calls.staffCohorts.data.parse({ months: 2, ...data }),
    } as never);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };

  test('follow members from the month of their registration, and add up to the figures of all', async () => {
    const { cohorts: months, sources } = await cohorts();
    expect(months.map(({ month, since }) => [month, since.length])).toEqual([
      ['2026-03', 2],
      ['2026-04', 1],
    ]);
    const march = months[0];
    expect([march?.since[0]?.players, march?.since[1]?.players, months[1]?.since[0]?.players]).toEqual([2, 2, 1]);
    expect(march?.depositors).toBe(2);
    const ofMonths = (name: 'ngr' | 'deposited') => months.reduce((sum, row) => sum + minor(row[name]), 0n);
    const ofSources = (name: 'ngr' | 'deposited') => sources.reduce((sum, row) => sum + minor(row[name]), 0n);
    expect([ofMonths('ngr'), ofMonths('deposited')]).toEqual([ofSources('ngr'), ofSources('deposited')]);
    expect(ofMonths('deposited')).toBe(12n * 3_003n);
    expect(minor(march?.ngr)).toBe(march?.since.reduce((sum, cell) => sum + minor(cell.ngr), 0n));
  });

  test('are counted by who brought the members', async () => {
    const { sources } = await cohorts();
    expect(sources.map(({ source, depositors }) => [source, depositors])).toEqual([
      ['agent', 1],
      ['friend', 0],
      ['none', 2],
    ]);
    const { cohorts: ofAgents } = await cohorts({ source: 'agent' });
    expect(ofAgents[0]?.members).toBe(1);
  });
});

describe('a report is refused', () => {
  test.each([
    ['by', { figures: ['players'], by: ['game'] }],
    ['by', { figures: ['ngr'], by: ['vendor'] }],
    ['from', { from: '2016-01-01' }],
    ['to', { from: '2026-04-03', to: '2026-04-02' }],
    ['from', { from: undefined }],
  ])('at %s where it has no value or too many days', async (field, data) => {
    const asked = { figures: ['stakes'], by: ['day'], ...data } as Asked;
    await expect(report(asked)).rejects.toMatchObject({ key: 'invalid_input', detail: { fields: { [field]: {} } } });
  });

  test('by brands for who looks after one alone, or may read reports at one alone', async () => {
    const asked = { figures: ['stakes'], by: ['brand'] } as const;
    for (const rights of [{}, { forAllBrands: true }])
      await expect(report(asked, reader(money.brand, rights))).rejects.toMatchObject({ key: 'operation_not_allowed' });
  });
});

test('another brand sees nothing of it, and who sees all brands has a row of each', async () => {
  const other = await insertBrand(money.owner, 'elsewhere');
  for (const figure of reportFigureNames) {
    const { rows } = await report({ figures: [figure], by: ['day'] }, reader(other, {}));
    expect(rows, figure).toEqual([]);
  }
  const { rows } = await report({ figures: ['bets'], by: ['brand', 'currency'] });
  expect(rows.map(({ brand, bets }) => [brand, bets])).toEqual([['Test', 48]]);
});

test('each dimension is offered by a figure', () => {
  for (const dimension of reportDimensions)
    expect(
      reportFigureNames.some((figure) => canSplit(figure, [dimension])),
      dimension,
    ).toBe(true);
});
