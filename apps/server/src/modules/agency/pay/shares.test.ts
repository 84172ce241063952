// @covers agent-pay-runs agent-shares

import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import { useAgents } from '../agents.fixture.ts';

const { money, open, caller, agents, play, termsOf, agree, answer, pay, lineOf } = useAgents();

let [master, agent] = ['', ''];
let members: string[] = [];
beforeEach(async () => {
  master = await open(null);
  agent = await open(master, 2);
  members = await Promise.all(Array.from({ length: 3 }, () => open(agent, 0)));
});

const first = () => members[0] ?? '';
const share = (percent: string, active = 0) => termsOf([['0', active, percent]]);
const stepsOf = async (...of: Parameters<typeof lineOf>) =>
  Object.fromEntries(((await lineOf(...of))?.steps ?? []).map(({ step, value }) => [step, value]));

describe('revenue share', () => {
  const months = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'] as const;
  const payMonth = (index: number) =>
    pay('revenueShare', months[index] ?? '', [`${months[index]}T00:00`, `${months[index + 1]}T00:00`]);

  test('of what is left after fees; a loss is carried to the next month', async () => {
    await agree(null, master, 'revenueShare', share('40'));
    await agree(master, agent, 'revenueShare', share('30'));
    await play(first(), { day: '2026-04-10', turnover: 10_000_000n, loss: 2_700_000n });
    await payMonth(0);
    // (27,000 - 2,700) x 40 % = 9,720 (rulebook 8.8), of which 30 % of 24,300 go on.
    expect(await stepsOf(master, 'revenueShare', '2026-04-01')).toMatchObject({
      ...{ teamLoss: '27000.00', providerFees: '-2700.00', base: '24300.00', rate: '40', gross: '9720.00' },
      ...{ paysDown: '-7290.00', keeps: '2430.00' },
    });
    await play(first(), { day: '2026-05-10', turnover: 10_000_000n, loss: -1_500_000n });
    await payMonth(1);
    expect(await stepsOf(master, 'revenueShare', '2026-05-01')).toMatchObject({ carry: '-16500.00', keeps: '0.00' });
    await play(first(), { day: '2026-06-10', turnover: 10_000_000n, loss: 2_700_000n });
    await payMonth(2);
    await payMonth(2);
    expect(await stepsOf(master, 'revenueShare', '2026-06-01')).toMatchObject({
      carried: '-16500.00',
      gross: '3120.00',
    });
    expect(await Promise.all([master, agent].map(money.cashOf))).toEqual([243_000n + 78_000n, 729_000n + 234_000n]);
    await money.expectCleanBooks();
  });

  test('deposits cost their fee, and without enough active members the money waits', async () => {
    await agree(null, master, 'revenueShare', share('40', 2));
    money.clock.jumpMs(Date.parse('2026-04-10T04:00:00Z') - money.clock.now().getTime());
    const deposit = { providerCode: 'sandbox', reference: 'fee', memberId: first(), depositId: newId() };
    await money.owner.query(
      `insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
       values ($1, $2, $3, $1, 'sandbox', 100000, $4, $5)`,
      [deposit.depositId, first(), money.brand.id, money.brand.currency.code, money.clock.now()],
    );
    await money.ledger.deposit(money.database, { ...deposit, amountMinor: 100_000n });
    await play(first(), { day: '2026-04-10', turnover: 1_000_000n, loss: 100_000n });
    await payMonth(0);
    expect(await stepsOf(master, 'revenueShare', '2026-04-01')).toMatchObject({
      ...{
        providerFees: '-100.00',
        paymentFees: '-10.00',
        base: '890.00',
        active: '1',
        gross: '0.00',
        carry: '890.00',
      },
    });
    await Promise.all(members.map((id) => play(id, { day: '2026-05-10', turnover: 100_000n })));
    await payMonth(1);
    expect(await lineOf(master, 'revenueShare', '2026-05-01')).toMatchObject({ state: 'paid', due: '356.00' });
  });
});

describe('position taking', () => {
  const payWeek = (day: string, next: string) => pay('positionTaking', day, [`${day}T00:00`, `${next}T00:00`]);

  test('takes a share of what a week lost or won; what was won is set off against later weeks', async () => {
    await agree(null, master, 'positionTaking', share('85'));
    await agree(master, agent, 'positionTaking', share('60'));
    await play(first(), { day: '2026-03-10', turnover: 100_000n, loss: 100_000n });
    await payWeek('2026-03-09', '2026-03-16');
    expect(await Promise.all([agent, master].map(money.cashOf))).toEqual([60_000n, 25_000n]);
    await play(first(), { day: '2026-03-17', turnover: 100_000n, loss: -75_000n });
    await payWeek('2026-03-16', '2026-03-23');
    expect(await lineOf(agent, 'positionTaking', '2026-03-16')).toMatchObject({ due: '-450.00', setOff: '450.00' });
    expect(await lineOf(master, 'positionTaking', '2026-03-16')).toMatchObject({ due: '-187.50', setOff: '187.50' });
    expect(await Promise.all([agent, master].map(money.cashOf))).toEqual([60_000n, 25_000n]);
    await play(first(), { day: '2026-03-24', turnover: 100_000n, loss: 100_000n });
    await payWeek('2026-03-23', '2026-03-30');
    expect(await Promise.all([agent, master].map(money.cashOf))).toEqual([75_000n, 31_250n]);
    await money.expectCleanBooks();
  });

  test('has one share without conditions, never above the upline’s', async () => {
    await agree(null, master, 'positionTaking', share('50'));
    const offer = (terms: ReturnType<typeof share>) =>
      agents.routes.agentContractOffer({
        ...caller(master),
        body: {
          requestId: money.brand.id,
          memberId: agent,
          kind: 'positionTaking',
          terms,
          isSent: true,
          endHigher: false,
        },
      });
    expect(await offer(share('50', 1))).toMatchObject({
      detail: { fields: { 'terms.tiers': { key: 'tiers_out_of_order' } } },
    });
    expect(await offer(share('50.01'))).toMatchObject({ ok: false, message: 'invalid_input' });
  });

  test('its contract is answered by the call of all kinds, by its two sides alone', async () => {
    const contract = await agree(null, master, 'positionTaking', share('50'));
    expect(await answer(agent, contract.contractId, 'positionTaking', 'terminate')).toMatchObject({
      message: 'not_found',
    });
    expect(await answer(master, contract.contractId, 'positionTaking', 'terminate')).toMatchObject({
      value: { state: 'terminationRequested', waitsFor: 'giver' },
    });
  });
});
