// @covers member-transfers ledger-invariants

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertBrand, insertMember } from '../../../../test/support/factories.ts';
import { readOutstandingTurnover } from '../wagering/index.ts';
import { readRisk } from '../withdrawals/automatic/risk.ts';
import type { WithdrawalRow } from '../withdrawals/rows.ts';
import { useTransfers } from './transfers.fixture.ts';

const { money, state, below, send } = useTransfers();

const cash = async () => [await money.cashOf(state.memberId), await money.cashOf(state.agentId)];
const rowsOf = async (id: string) =>
  (
    await money.owner.query(
      'select side, other_is, amount_minor, wagering_minor, note from member_transfers where member_id = $1 order by created_at, id',
      [id],
    )
  ).rows;

describe('a transfer', () => {
  test('moves cash to the upline, with a row for each side, and says who, whom, how much and why', async () => {
    const answer = await send({ amount: '50.5', note: '  for the match ' });
    const names = await money.owner.query('select id, nickname from members where id = any ($1)', [
      [state.memberId, state.agentId],
    ]);
    const nameOf = (id: string) => names.rows.find((row) => row.id === id)?.nickname;
    expect(answer).toMatchObject({
      ok: true,
      value: {
        ...{ sender: nameOf(state.memberId), receiver: nameOf(state.agentId), amount: '50.50', note: 'for the match' },
        ...{ sumBalance: '949.50', replay: false },
      },
    });
    expect(await cash()).toEqual([94_950n, 15_050n]);
    const notice = {
      memberId: state.agentId,
      sender: nameOf(state.memberId),
      amountMinor: 5_050n,
      note: 'for the match',
    };
    expect(state.notices).toMatchObject([notice]);
    const both = { amount_minor: '5050', wagering_minor: '5050', note: 'for the match' };
    expect(await rowsOf(state.memberId)).toEqual([{ side: 'sent', other_is: 'upline', ...both }]);
    expect(await rowsOf(state.agentId)).toEqual([{ side: 'received', other_is: 'downline', ...both }]);
  });

  test('carries its turnover with it: the receiver owes its amount once', async () => {
    const question = () => ({
      memberId: state.agentId,
      currencyCode: money.brand.currency.code,
      zone: 'UTC',
      now: money.clock.now(),
    });
    const before = await readOutstandingTurnover(money.database, question());
    await send({ amount: '50.50' });
    money.clock.advanceMs(1_000);
    const after = await readOutstandingTurnover(money.database, question());
    expect(after.missingMinor - before.missingMinor).toBe(5_050n);
  });

  test('is money that came in for who looks at the receiver’s withdrawal', async () => {
    const accountId = randomUUID();
    const of = { memberId: state.agentId, brandId: money.brand.id, currencyCode: money.brand.currency.code };
    await money.owner.query(
      `insert into payout_accounts (member_id, id, brand_id, kind, institution, sealed_number, number_hash, number_end, holder, created_at, usable_from)
       values ($1, $2, $3, 'bank', 'First Bank', '', '', '', 'Ana Cruz', now(), now())`,
      [of.memberId, accountId, of.brandId],
    );
    const row = { ...of, id: randomUUID(), accountId, amountMinor: 1_000n, turnoverComplete: true } as WithdrawalRow;
    const risk = () => readRisk(money.database, row, 'UTC', money.clock.now());
    const before = await risk();
    await send({ amount: '50.50' });
    expect(await risk()).toMatchObject({
      deposits: before.deposits + 1,
      depositedMinor: before.depositedMinor + 5_050n,
    });
  });

  test('takes the oldest missing turnover of its sender with it', async () => {
    const owedBy = async (memberId: string) => {
      const currencyCode = money.brand.currency.code;
      const question = { memberId, currencyCode, zone: 'UTC', now: money.clock.now() };
      return (await readOutstandingTurnover(money.database, question)).missingMinor;
    };
    await send({ from: state.agentId, to: state.memberId, amount: '80' });
    money.clock.advanceMs(1_000);
    const before = [await owedBy(state.memberId), await owedBy(state.agentId)] as const;
    await send({ amount: '30' });
    money.clock.advanceMs(1_000);
    expect(await owedBy(state.memberId)).toBe(before[0] - 3_000n);
    expect(await owedBy(state.agentId)).toBe(before[1] + 3_000n);
  });

  test('goes to a downline too', async () => {
    expect(await send({ from: state.agentId, to: state.memberId })).toMatchObject({
      ok: true,
      value: { sumBalance: '50.00' },
    });
    expect(await rowsOf(state.memberId)).toMatchObject([{ side: 'received', other_is: 'upline' }]);
  });

  test('is done once for each request, whatever the rules and the password say by then', async () => {
    const requestId = randomUUID();
    const first = await send({ requestId, note: 'once' });
    state.settings.memberTransfers.toUpline = false;
    const again = await send({
      requestId: requestId.toUpperCase(),
      amount: '50.00',
      note: 'once',
      paymentPassword: '',
    });
    const transferId = first.ok && first.value.transferId;
    expect(again).toMatchObject({ ok: true, value: { transferId, sumBalance: '950.00', note: 'once', replay: true } });
    expect(state.passwordsAsked).toBe(1);
    for (const other of [{ amount: '49.99' }, { note: 'other' }, { to: await below(state.agentId) }]) {
      const answer = await send({ requestId, note: 'once', ...other });
      expect(answer).toEqual({ ok: false, message: 'repeated_with_other_content' });
    }
    expect(await cash()).toEqual([95_000n, 15_000n]);
  });

  test('of fifty twins at once is one', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send({ requestId })));
    expect(answers.filter((answer) => answer.ok && !answer.value.replay)).toHaveLength(1);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await cash()).toEqual([95_000n, 15_000n]);
  });

  test('and its way back at the same moment, many times, loses and doubles nothing', async () => {
    const both = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? send({ amount: '7' }) : send({ from: state.agentId, to: state.memberId, amount: '5' }),
    );
    expect((await Promise.all(both)).every((answer) => answer.ok)).toBe(true);
    expect(await cash()).toEqual([100_000n - 7_000n + 5_000n, 10_000n + 7_000n - 5_000n]);
    await money.expectCleanBooks();
  });

  test('among bets of both at the same moment waits for no circle', async () => {
    const player = await money.newPlayer({ balanceMinor: 100_000n });
    await money.owner.query('update members set upline_id = $2 where id = $1', [player.memberId, state.agentId]);
    const bet = (roundId: string) =>
      money.wallet.debit({ ...player, roundId, gameCode: 'lantern_garden', txId: `${roundId}-s`, amountMinor: 10n });
    const acts = Array.from({ length: 30 }, (_, index) =>
      index % 3 === 0 ? send({ from: player.memberId, amount: '2' }) : bet(`among-${index}-${player.memberId}`),
    );
    for (const act of await Promise.all(acts)) expect('ok' in act ? act.ok : act.code === 'OK').toBe(true);
    expect(await money.cashOf(player.memberId)).toBe(100_000n - 10n * 200n - 20n * 10n);
    await money.expectCleanBooks();
  });
});

describe('a transfer is refused', () => {
  test.each([
    ['5.001', 'amount_scale'],
    ['0', 'amount_zero'],
    ['-5', 'amount_negative'],
    ['1e3', 'amount_format'],
    ['NaN', 'amount_format'],
    ['', 'amount_format'],
    ['99999999999999999999', 'amount_too_large'],
  ])('with the amount %j, which names the field', async (amount, key) => {
    expect(await send({ amount })).toMatchObject({ ok: false, detail: { fields: { amount: { key } } } });
    expect(state.passwordsAsked).toBe(0);
  });

  test('with a wrong password', async () => {
    expect(await send({ paymentPassword: 'wrong' })).toMatchObject({ message: 'payment_password_wrong' });
    expect(await cash()).toEqual([100_000n, 10_000n]);
  });

  test('of more than there is, and beyond the limits of the brand', async () => {
    const poor = await below(state.agentId, 200n);
    expect(await send({ from: poor, amount: '2.01' })).toEqual({ ok: false, message: 'insufficient_funds' });
    expect(await send({ from: poor, amount: '0.99' })).toMatchObject({ message: 'limit_reached' });
    expect(await send({ from: poor, amount: '2' })).toMatchObject({ ok: true });
  });

  test('beyond what a day of the brand allows, to the unit, also among parallel ones', async () => {
    state.settings.memberTransfers.dayMinor = 12_000n;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ amount: '25' })));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4);
    expect(await send({ amount: '20.01' })).toMatchObject({ message: 'limit_reached' });
    expect(await send({ amount: '20' })).toMatchObject({ ok: true });
    money.clock.advanceMs(24 * 3_600_000);
    expect(await send({ amount: '25' })).toMatchObject({ ok: true });
    expect(state.passwordsAsked).toBeGreaterThan(0);
  });

  test('while a changed password or contact holds money up', async () => {
    state.heldUntil = new Date(money.clock.now().getTime() + 1_500);
    expect(await send()).toEqual({ ok: false, message: 'money_on_hold', detail: { retryAfterSeconds: 2 } });
  });

  test('for a blocked sender, and to a blocked receiver', async () => {
    const block = 'update members set blocked_at = now() where id = $1';
    await money.owner.query(block, [state.agentId]);
    expect(await send()).toEqual({ ok: false, message: 'receiver_not_available' });
    expect(await send({ from: state.agentId, to: state.memberId })).toEqual({ ok: false, message: 'account_blocked' });
  });

  test('nobody else is sent money, also not another brand’s', async () => {
    const other = await insertBrand(money.owner, `other_${randomUUID().slice(0, 8)}`);
    const elsewhere = await insertMember(money.owner, other.id, { type: 1 });
    const stranger = await money.newMember({ type: 1 });
    await money.owner.query('update members set upline_id = $2 where id = $1', [state.memberId, elsewhere.id]);
    for (const to of [elsewhere.id, stranger, state.agentId, state.memberId, randomUUID()])
      expect(await send({ to })).toEqual({ ok: false, message: 'operation_not_allowed' });
    expect(state.passwordsAsked).toBe(0);
  });

  test('to somebody whose own limit of a day’s deposits it would break; the sender keeps his money', async () => {
    const limit = { brandId: money.brand.id, memberId: state.agentId, kind: 'dayDeposit' } as const;
    await money.ledger.setLimit({ ...limit, amountMinor: 8_000n });
    expect(await send({ amount: '50' })).toMatchObject({ ok: true });
    expect(await send({ amount: '30.01' })).toEqual({ ok: false, message: 'receiver_not_available' });
    expect(await cash()).toEqual([95_000n, 15_000n]);
    expect(await send({ amount: '30' })).toMatchObject({ ok: true });
  });

  test('to a balance that would be beyond what can be shown', async () => {
    const full = await money.newMember({ type: 1, balanceMinor: 10n ** 15n - 101n });
    const from = await below(full, 1_000n);
    expect(await send({ from, to: full, amount: '1.01' })).toEqual({ ok: false, message: 'receiver_not_available' });
    expect(await send({ from, to: full, amount: '1' })).toMatchObject({ ok: true });
  });
});

test('a process that dies between the two sides leaves neither, and the same request is done once', async () => {
  const requestId = randomUUID();
  await money.owner.query('begin');
  // The receiver’s row waits here, after the sender’s side was written.
  await money.owner.query('lock table member_transfers in exclusive mode');
  const dying = send({ requestId });
  dying.catch(() => undefined);
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%insert into member_transfers%'`;
  const waiters = async () => {
    await money.owner.query('select pg_stat_clear_snapshot()');
    return (await money.owner.query(waiting)).rows.length;
  };
  await expect.poll(waiters).toBe(1);
  await money.owner.query(`select pg_terminate_backend(pid) from (${waiting}) w`);
  await expect(dying).rejects.toThrow();
  await money.owner.query('rollback');
  expect(await cash()).toEqual([100_000n, 10_000n]);
  expect(await send({ requestId })).toMatchObject({ ok: true, value: { replay: false } });
  expect(await cash()).toEqual([95_000n, 15_000n]);
  await money.expectCleanBooks();
});

test('the books are clean after all of this', async () => {
  await money.expectCleanBooks();
});
