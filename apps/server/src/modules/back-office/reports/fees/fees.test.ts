// @covers provider-fees

import { calls, type ReportDimension, type ReportFigure } from '@baize/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { insertBrand } from '../../../../../test/support/factories.ts';
import { newId } from '../../../../platform/crypto/ids.ts';
import { gameCode, type Player, useMoney } from '../../../gateway/testing/money.fixture.ts';
import { createTurnover } from '../../../turnover/index.ts';
import { createFees, createReports } from '../index.ts';
import { paymentTermsOn } from './payment-terms.fixture.ts';
import { feeMinor, termsOn } from './rules.ts';

const money = useMoney();
const zone = 'Asia/Manila';
const settings = {
  timeZone: zone,
  depositMethods: [{ code: 'card', provider: 'cards' }],
  withdrawals: { routes: [{ provider: 'bank' }] },
};
const audited: object[] = [];
const tools = () => ({
  ...{ database: money.database, clock: money.clock, brands: { settingsOf: async () => settings } },
  ...{ reportsDatabase: money.database, reportsAsOf: () => null },
  auditLog: { append: async (_transaction: unknown, entry: object) => void audited.push(entry) as never },
});
type Routes = ReturnType<typeof createFees>['routes'];
const staff = new Map<string, string>();
const call = <N extends keyof Routes>(name: N, body?: object, brand = money.brand) =>
  createFees(tools()).routes[name]({
    ...{ brand, ip: '127.0.0.1', staff: { id: staff.get(brand.id), brandId: brand.id } },
    ...(body === undefined ? {} : { body: calls[name as 'staffVendorFeeSet'].body.parse(body) }),
  } as never) as unknown as ReturnType<Routes[N]>;
const reason = 'the contract that we signed';
const payment = (provider: string, from: string, more: object = {}) => ({
  ...{ provider, method: '', depositPercent: '2.9', depositFixed: '0.30', payoutPercent: '0', payoutFixed: '1' },
  ...{ from, reason, ...more },
});
const vendor = (from: string, ggrPercent: string) => ({ vendor: money.game.vendorCode, ggrPercent, from, reason });
const moveTo = (moment: string) => money.clock.advanceMs(Date.parse(moment) - money.clock.now().getTime());
const days = { span: 'between', from: '2026-03-01', to: '2026-03-31' } as const;
async function totalOf(figure: ReportFigure, by: ReportDimension): Promise<bigint> {
  const { rows } = await createReports(tools()).lists.staffReport({
    brand: money.brand,
    staff: { id: newId(), brandId: money.brand.id, forAllBrands: true, permissionsEverywhere: ['reports.read'] },
    data: { ...calls.staffReport.data.parse({ ...days, figures: [figure], by: [by] }), pageSize: 1_000 },
  });
  return rows.reduce((sum, row) => sum + BigInt(String(row[figure]).replace('.', '')), 0n);
}

let round = 0;
async function play(player: Player, stakeMinor: bigint, winMinor: bigint) {
  round += 1;
  const answer = await money.wallet.play({
    ...player,
    ...{ roundId: `fees-${round}`, gameCode, debits: [{ txId: `fees-${round}-stake`, amountMinor: stakeMinor }] },
    credits: winMinor > 0n ? [{ txId: `fees-${round}-win`, amountMinor: winMinor, kind: 'win' }] : [],
    roundEnd: true,
  });
  expect(answer.code).toBe('OK');
}
async function pay(memberId: string, providerCode: string, amountMinor: bigint) {
  const deposit = { memberId, amountMinor, providerCode, reference: newId(), depositId: newId() };
  await money.ledger.deposit(money.database, deposit);
  const hold = { memberId, amountMinor: amountMinor / 2n, withdrawalId: newId(), reference: newId() };
  await money.ledger.holdWithdrawal(money.database, hold);
  const paid = { ...hold, holdReference: hold.reference, reference: newId(), providerCode: 'bank' };
  expect((await money.ledger.payWithdrawal(money.database, paid)).status).toBe('booked');
}

beforeAll(async () => {
  await money.owner.query(`update brands set settings = settings || '{"timeZone": "${zone}"}'`);
  const other = await insertBrand(money.owner, 'elsewhere');
  for (const brand of [money.brand, other]) {
    const id = newId();
    await money.owner.query('insert into staff (id, brand_id, username, created_at) values ($1, $2, $3, now())', [
      ...[id, brand.id, `fees-${brand.id}`],
    ]);
    staff.set(brand.id, id);
  }
  moveTo('2026-03-05T04:00:00Z');
  const ofCard = { method: 'card', depositPercent: '3.01', depositFixed: '0' };
  const written = [
    await call('staffPaymentFeeSet', payment('cards', '2026-01-01')),
    await call('staffPaymentFeeSet', payment('bank', '2026-01-01', { payoutPercent: '0.33' })),
    await call('staffVendorFeeSet', vendor('2026-02-01', '12.5')),
    await call('staffPaymentFeeSet', payment('cards', '2026-03-10', { depositPercent: '1.55' })),
    await call('staffPaymentFeeSet', payment('cards', '2026-03-10', ofCard)),
    await call('staffVendorFeeSet', vendor('2026-03-11', '15')),
  ];
  expect(written.map(({ ok }) => ok)).toEqual(written.map(() => true));
  const players = [
    await money.newPlayer({ balanceMinor: 500_000n }),
    await money.newPlayer({ balanceMinor: 500_000n }),
  ];
  // The last moment of a day in the zone and the first of the next one, on both sides of the new terms.
  for (const at of ['2026-03-09T15:59:59Z', '2026-03-09T16:00:00Z', '2026-03-10T16:30:00Z', '2026-03-12T01:00:00Z']) {
    moveTo(at);
    for (const [index, player] of players.entries()) {
      for (let count = 0; count < 4; count += 1) await play(player, 133n, BigInt((round * 97) % 301));
      await pay(player.memberId, index === 0 ? 'cards' : 'others', 1_003n + BigInt(round));
      await pay(player.memberId, 'cards', 777n);
    }
  }
  const turnover = createTurnover({ database: money.database, clock: money.clock, zoneOf: async () => zone });
  await vi.waitFor(
    async () => {
      await turnover.follow();
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from batches b where not exists (
          select from report_cursor c where (c.booked_in, c.batch_id) >= (b.booked_in, b.id))`.execute(money.database);
      expect(rows[0]?.left).toBe(0);
    },
    { timeout: 20_000, interval: 50 },
  );
  // As deposits that were ordered by a method.
  await money.owner.query(
    `update money_days set method = 'card' where movement = 'deposit' and label = 'cards' and member_id = $1`,
    [players[0]?.memberId],
  );
}, 60_000);

const points = (percent: string) => BigInt(Math.round(Number(percent) * 100));
const minor = (amount: string) => BigInt(amount.replace('.', ''));
async function termsOf() {
  const answer = await call('staffFees');
  if (!answer.ok) throw new Error('no terms');
  return answer.value;
}

describe('the report', () => {
  test('has the payment fees that the rule gives of what the journal moved for a member in a day', async () => {
    const { payments } = await termsOf();
    const { rows } = await money.owner.query<{
      day: string;
      movement: string;
      label: string;
      method: string;
      lines: string;
      sum: string;
    }>(
      `select to_char(j.booked_at at time zone '${zone}', 'YYYY-MM-DD') as day, j.movement, a.label, k.method, count(*)::text as lines,
         sum(j.amount_minor)::text as sum
       from journal j join accounts a on a.id in (j.debit_account_id, j.credit_account_id) and a.kind = 'provider'
         join money_days k on k.member_id = j.member_id and k.label = a.label and k.movement = j.movement
           and k.day = (j.booked_at at time zone '${zone}')::date
       where j.movement in ('deposit', 'withdrawalPayout') and j.booked_at >= '2026-03-05' group by j.member_id, 1, 2, 3, 4`,
    );
    let expected = 0n;
    for (const { day, movement, label, method, lines, sum } of rows) {
      const terms = paymentTermsOn(
        payments.filter(({ provider }) => provider === label),
        { day, method },
      );
      if (!terms) continue;
      const fee =
        movement === 'deposit'
          ? { basisPoints: points(terms.depositPercent), fixedMinor: minor(terms.depositFixed) }
          : { basisPoints: points(terms.payoutPercent), fixedMinor: minor(terms.payoutFixed) };
      expected += feeMinor(fee, BigInt(sum), BigInt(lines));
    }
    expect(expected).toBeGreaterThan(0n);
    for (const by of ['day', 'country', 'agent', 'provider', 'method', 'currency'] as const)
      expect(await totalOf('paymentFees', by), by).toBe(expected);
  });

  test('has the vendor fees that the rule gives of the GGR of a game in a day', async () => {
    const { vendors } = await termsOf();
    const { rows } = await money.owner.query<{ day: string; ggr: string }>(
      `select to_char(settled_at at time zone '${zone}', 'YYYY-MM-DD') as day, sum(stake_minor - payout_minor)::text as ggr from bets
       group by game_id, 1`,
    );
    const expected = rows.reduce((sum, { day, ggr }) => {
      const terms = termsOn(vendors, day);
      return terms ? sum + feeMinor({ basisPoints: points(terms.ggrPercent), fixedMinor: 0n }, BigInt(ggr), 0n) : sum;
    }, 0n);
    expect(expected).not.toBe(0n);
    for (const by of ['day', 'game', 'vendor', 'gameType', 'currency'] as const)
      expect(await totalOf('vendorFees', by), by).toBe(expected);
    const [ngr, fees, left] = await Promise.all([
      totalOf('ngr', 'day'),
      totalOf('paymentFees', 'day'),
      totalOf('ngrAfterFees', 'day'),
    ]);
    expect(left).toBe(ngr - fees - expected);
  });
});

describe('terms', () => {
  test('are read with how they stand, an example, and what can be chosen', async () => {
    const { today, exampleAmount, payments, vendors, providers, offers } = await termsOf();
    expect([today, exampleAmount]).toEqual(['2026-03-12', '1000.00']);
    expect(payments.map(({ provider, method, from, state }) => [provider, method, from, state])).toEqual([
      ['bank', '', '2026-01-01', 'running'],
      ['cards', '', '2026-03-10', 'running'],
      ['cards', '', '2026-01-01', 'over'],
      ['cards', 'card', '2026-03-10', 'running'],
    ]);
    expect(payments[2]).toMatchObject({ depositExample: '29.30', payoutExample: '1.00' });
    expect(vendors.map(({ from, example }) => [from, example])).toEqual([
      ['2026-03-11', '150.00'],
      ['2026-02-01', '125.00'],
    ]);
    expect(providers.map(({ provider, methods }) => [provider, methods])).toEqual([
      ['bank', []],
      ['cards', ['card']],
      ['others', []],
    ]);
    expect(offers.map((offer) => offer.vendor)).toEqual([money.game.vendorCode]);
  });

  test('leave what was charged as it was', async () => {
    const past = { key: 'invalid_input', detail: { fields: { from: { key: 'fee_in_past' } } } };
    await expect(call('staffPaymentFeeSet', payment('cards', '2026-03-11'))).rejects.toMatchObject(past);
    await expect(call('staffVendorFeeSet', vendor('2026-03-11', '1'))).rejects.toMatchObject(past);
    for (const from of ['2026-01-01', '2026-03-11'])
      expect(await call('staffFeeRemove', { kind: 'vendor', code: money.game.vendorCode, from, reason })).toMatchObject(
        {
          message: 'already_decided',
        },
      );
    const coming = vendor('2026-04-01', '20');
    expect(await call('staffVendorFeeSet', coming)).toMatchObject({ ok: true });
    const removed = { kind: 'vendor', code: coming.vendor, from: coming.from, reason };
    expect(await call('staffFeeRemove', removed)).toMatchObject({ ok: true });
    expect(await call('staffFeeRemove', removed)).toMatchObject({ message: 'not_found' });
    expect(audited.slice(-2)).toMatchObject([
      { act: 'setVendorFees', reason, after: { ggrPercent: '20', from: '2026-04-01' } },
      { act: 'removeFees', reason, subject: `vendor:${coming.vendor}` },
    ]);
  });

  test('that are written over or removed stay in the audit log', async () => {
    const { today } = await termsOf();
    const set = (depositPercent: string) => call('staffPaymentFeeSet', payment('others', today, { depositPercent }));
    const begun = audited.length;
    for (const percent of ['1.5', '2.25']) expect(await set(percent)).toMatchObject({ ok: true });
    const removal = { kind: 'payment', code: 'others', method: '', from: today, reason };
    expect(await call('staffFeeRemove', removal)).toMatchObject({ ok: true });
    const ofVendor = (ggrPercent: string) => call('staffVendorFeeSet', vendor(today, ggrPercent));
    for (const percent of ['7', '8.5']) expect(await ofVendor(percent)).toMatchObject({ ok: true });
    const ofGames = { kind: 'vendor', code: money.game.vendorCode, from: today, reason };
    expect(await call('staffFeeRemove', ofGames)).toMatchObject({ ok: true });
    const kept = {
      provider: 'others',
      method: '',
      from: today,
      depositFixed: '0.30',
      payoutPercent: '0.00',
      payoutFixed: '1.00',
    };
    expect(audited.slice(begun).map((entry) => (entry as { before?: unknown }).before ?? null)).toEqual([
      null,
      { ...kept, depositPercent: '1.50' },
      { ...kept, depositPercent: '2.25' },
      null,
      { vendor: ofGames.code, from: today, ggrPercent: '7.00' },
      { vendor: ofGames.code, from: today, ggrPercent: '8.50' },
    ]);
  });

  test.each([
    ['depositPercent', payment('cards', '2026-05-01', { depositPercent: '101' })],
    ['depositPercent', payment('cards', '2026-05-01', { depositPercent: '-1' })],
    ['payoutPercent', payment('cards', '2026-05-01', { payoutPercent: '1.234' })],
    ['depositFixed', payment('cards', '2026-05-01', { depositFixed: '1e3' })],
    ['from', payment('cards', '2026-02-30')],
    ['provider', payment('a b', '2026-05-01')],
  ])('of a wrong form are refused at %s', async (field, body) => {
    const parsed = calls.staffPaymentFeeSet.body.safeParse(body);
    expect(parsed.error?.issues[0]?.path).toEqual([field]);
  });

  test('of a provider that the brand does not have, and of a method of another one, are refused', async () => {
    const refused = (field: string) => ({ detail: { fields: { [field]: { key: 'field_choice' } } } });
    const before = (await termsOf()).payments.length;
    const nobody = payment('nobody', '2026-05-01');
    await expect(call('staffPaymentFeeSet', nobody)).rejects.toMatchObject(refused('provider'));
    const foreign = payment('bank', '2026-05-01', { method: 'card' });
    await expect(call('staffPaymentFeeSet', foreign)).rejects.toMatchObject(refused('method'));
    expect((await termsOf()).payments).toHaveLength(before);
  });

  test('of one amount too fine, of an unknown vendor and of another brand are refused', async () => {
    await expect(
      call('staffPaymentFeeSet', payment('cards', '2026-05-01', { depositFixed: '0.001' })),
    ).rejects.toMatchObject({
      detail: { fields: { depositFixed: { key: 'amount_scale' } } },
    });
    const unknown = { ...vendor('2026-05-01', '1'), vendor: 'NOBODY' };
    expect(await call('staffVendorFeeSet', unknown)).toMatchObject({ message: 'not_found' });
    const other = [...staff.keys()].find((id) => id !== money.brand.id) ?? '';
    const elsewhere = { ...money.brand, id: other };
    const answer = await call('staffFees', undefined, elsewhere);
    expect(answer).toMatchObject({ ok: true, value: { payments: [], vendors: [], offers: [] } });
    expect(await call('staffVendorFeeSet', vendor('2026-05-01', '1'), elsewhere)).toMatchObject({
      message: 'not_found',
    });
  });
});
