// @covers ledger-invariants

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertMember } from '../../../test/support/factories.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { createLedger, type LedgerModule, stake } from './index.ts';

const money = useMoney();
const deposited = (memberId: string, reference: string, amountMinor = 500n) =>
  money.ledger.deposit(money.database, {
    providerCode: 'sandbox',
    memberId,
    reference,
    depositId: randomUUID(),
    amountMinor,
  });
/** The cashier’s rows, which movements booked past it lack. */
const writeDepositRows = () =>
  money.owner.query(`insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
    select t.subject::uuid, t.member_id, a.brand_id, gen_random_uuid(), 'sandbox', t.amount_minor, a.currency_code, t.booked_at
    from transfers t join accounts a on a.id = t.credit_account_id where t.movement = 'deposit' on conflict do nothing`);

test('the same deposit again is answered as a replay, with other content as a conflict', async () => {
  const memberId = await money.newMember();
  const first = await deposited(memberId, 'd1');
  expect(first).toMatchObject({ status: 'booked', balance: { cashMinor: 500n, version: 1n } });
  expect(await deposited(memberId, 'd1')).toMatchObject({
    status: 'replay',
    ledgerId: 'ledgerId' in first && first.ledgerId,
    balance: { cashMinor: 500n },
  });
  expect(await deposited(memberId, 'd1', 501n)).toEqual({ status: 'conflict' });
  const other = await money.newMember();
  expect(await deposited(other, 'd1')).toEqual({ status: 'conflict' });
  expect([await money.cashOf(memberId), await money.cashOf(other)]).toEqual([500n, 0n]);
});

test('fifty twins at once have one effect', async () => {
  const memberId = await money.newMember();
  const answers = await Promise.all(Array.from({ length: 50 }, () => deposited(memberId, 'twins')));
  expect(answers.filter((answer) => answer.status === 'booked')).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 'replay')).toHaveLength(49);
  expect(await money.cashOf(memberId)).toBe(500n);
});

test('fifty different members racing for one reference: one has it, the others hear of the conflict', async () => {
  const members: string[] = [];
  for (let count = 0; count < 50; count += 1) members.push(await money.newMember());
  const answers = await Promise.all(members.map((memberId) => deposited(memberId, 'contested')));
  expect(answers.filter((answer) => answer.status === 'booked')).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 'conflict')).toHaveLength(49);
});

const raceStake = (ledger: LedgerModule, memberId: string, twin: number) =>
  ledger.runWalletTransaction<null, string>({
    memberId,
    references: [],
    facts: () => sql<null>`null`,
    decide: () => ({
      acts: [
        stake({
          vendorCode: 'RACE',
          txId: `${memberId}-${twin}`,
          memberId,
          roundId: 'race',
          account: 'cash',
          amountMinor: 60n,
        }),
      ],
      lockedAccount: 'cash',
      booked: () => ({ answer: 'booked' }),
      insufficient: 'insufficient',
    }),
  });

test('fifty parallel stakes of 60 over a balance of 100, from five processes: exactly one winner, twenty times', async () => {
  // A ledger of its own stands for a process: they share nothing but the database.
  const ledgers = Array.from({ length: 5 }, () => createLedger({ ...money, newId }));
  for (let round = 0; round < 20; round += 1) {
    const memberId = await money.newMember({ balanceMinor: 100n });
    const races = ledgers.flatMap((ledger, process) =>
      Array.from({ length: 10 }, (_, twin) => raceStake(ledger, memberId, process * 10 + twin)),
    );
    const answers = await Promise.all(races);
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'insufficient')).toHaveLength(49);
    expect(await money.cashOf(memberId)).toBe(40n);
  }
});

test('fifty parallel stakes from five processes over enough money are all booked', async () => {
  const ledgers = Array.from({ length: 5 }, () => createLedger({ ...money, newId }));
  const memberId = await money.newMember({ balanceMinor: 3_000n });
  const races = Array.from({ length: 50 }, (_, twin) => raceStake(ledgers[twin % 5] as LedgerModule, memberId, twin));
  expect(new Set(await Promise.all(races))).toEqual(new Set(['booked']));
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 0n, version: 51n });
});

test('gifts and takings from five processes at once: none overwrites another', async () => {
  const ledgers = Array.from({ length: 5 }, () => createLedger({ ...money, newId }));
  const memberId = await money.newMember({ balanceMinor: 1_000n });
  const moves = Array.from({ length: 100 }, (_, number) => {
    const amountMinor = number % 2 === 0 ? 7n : -5n;
    const fields = { memberId, amountMinor, reference: `${memberId}-mixed-${number}`, reason: 'race' };
    return (ledgers[number % 5] as LedgerModule).correct(money.database, fields);
  });
  expect((await Promise.all(moves)).every((answer) => answer.status === 'booked')).toBe(true);
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 1_100n, version: 101n });
});

test('fifty different movements at once are all booked, none starves', async () => {
  const memberId = await money.newMember();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, twin) => deposited(memberId, `many-${twin}`, 10n)));
  expect(answers.every((answer) => answer.status === 'booked')).toBe(true);
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 500n, version: 50n });
});

test('movements ride in the caller’s transaction and vanish with it', async () => {
  const { id: memberId } = await insertMember(money.owner, money.brand.id);
  const opening = { memberId, brandId: money.brand.id, currency: 'PLY', trial: false };
  const undone = money.database.transaction().execute(async (transaction) => {
    await money.ledger.openMemberAccounts(transaction, opening);
    const fields = { memberId, amountMinor: 70n, reference: 'undone', reason: 'test' };
    expect(await money.ledger.correct(transaction, fields)).toMatchObject({ status: 'booked' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 0n, version: 0n });
  await money.ledger.openMemberAccounts(money.database, opening);
  await money.ledger.openMemberAccounts(money.database, opening);
  expect(await deposited(memberId, 'after-undone')).toMatchObject({ status: 'booked' });
});

test('trial money is granted once, reset to what was granted, and never cash', async () => {
  const memberId = await money.newMember({ type: 4, balanceMinor: 2_000n });
  const again = { memberId, amountMinor: 2_000n, reference: `opening-${memberId}` };
  expect(await money.ledger.grantTrial(money.database, again)).toMatchObject({ status: 'replay' });
  const reset = (reference: string, toMinor: bigint) =>
    money.ledger.resetTrial(money.database, { memberId, toMinor, reference: `${memberId}-${reference}` });
  expect(await reset('day-1', 500n)).toMatchObject({ status: 'booked', balance: { cashMinor: 500n } });
  expect(await reset('day-2', 2_000n)).toMatchObject({ status: 'booked', balance: { cashMinor: 2_000n } });
  expect(await reset('day-3', 2_000n)).toMatchObject({ status: 'booked', balance: { cashMinor: 2_000n } });
  expect(await reset('day-1', 500n)).toMatchObject({ status: 'replay', balance: { cashMinor: 2_000n } });
  await expect(deposited(memberId, 'cash-for-trial')).rejects.toThrow(TypeError);
});

test('a correction may take, but not more than there is', async () => {
  const memberId = await money.newMember({ balanceMinor: 100n });
  const correct = (amountMinor: bigint, reference: string) =>
    money.ledger.correct(money.database, { memberId, amountMinor, reference, reason: 'counted wrong' });
  expect(await correct(-101n, `${memberId}-1`)).toEqual({ status: 'insufficient' });
  expect(await correct(-100n, `${memberId}-1`)).toMatchObject({ status: 'booked', balance: { cashMinor: 0n } });
});

test('the statement tells every movement from the member’s view, newest first, with counts', async () => {
  const player = await money.newPlayer({ balanceMinor: 1_000n });
  const start = money.clock.now();
  for (let count = 1; count <= 4; count += 1) {
    money.clock.advanceMs(1_000);
    await money.wallet.play({
      ...player,
      roundId: `statement-${count}`,
      gameCode: 'lantern_garden',
      debits: [{ txId: `statement-${count}-s`, amountMinor: 100n }],
      credits: [{ txId: `statement-${count}-w`, amountMinor: count === 2 ? 30n : 0n, kind: 'win' }],
      roundEnd: true,
    });
  }
  const request = { memberId: player.memberId, account: 'cash', pageNo: 1, pageSize: 3 } as const;
  const page = await money.ledger.statement(request);
  expect(page.total).toBe(6);
  expect(page.lines.map((line) => [line.movement, line.amountMinor, line.balanceAfterMinor, line.reference])).toEqual([
    ['stake', -100n, 630n, 'statement-4'],
    ['stake', -100n, 730n, 'statement-3'],
    ['win', 30n, 830n, 'statement-2'],
  ]);
  const rest = await money.ledger.statement({ ...request, pageNo: 2 });
  expect(rest.lines.map((line) => line.movement)).toEqual(['stake', 'stake', 'correction']);
  const second = new Date(start.getTime() + 2_000);
  const ranged = { ...request, from: second, to: new Date(second.getTime() + 1_000) };
  expect(await money.ledger.statement(ranged)).toMatchObject({ total: 2 });
  expect(await money.ledger.statement({ ...request, pageNo: 9 })).toEqual({ lines: [], total: 6 });
});

test('the routes speak decimal text', async () => {
  const memberId = await money.newMember();
  await deposited(memberId, 'routes', 123_456n);
  const context = { brand: money.brand, ip: '', origin: '', userAgent: '' };
  const member = { id: memberId, brandId: money.brand.id, sessionId: '', type: 0 } as const;
  expect(await money.ledger.routes.balance({ ...context, member })).toEqual({
    ok: true,
    value: { sumBalance: '1234.56', currency: 'PLY', currencySymbol: 'P' },
  });
  const data = { pageNo: 1, pageSize: 15, language: 'TY' } as const;
  const answer = await money.ledger.routes.transactions({ ...context, member, data });
  expect(answer).toMatchObject({
    ok: true,
    value: { total: 1, totalPages: 1, list: [{ movement: 'deposit', amount: '1234.56', balanceAfter: '1234.56' }] },
  });
});

test('the books are clean after all of this', async () => {
  await writeDepositRows();
  const { findings } = await money.audit();
  // The race stakes without a vendor, so it leaves no bets; everything else must be in order.
  expect(new Set(findings.map((finding) => finding.check))).toEqual(
    new Set(['bet-differs-from-lines', 'operator-result-differs', 'round-mixes-accounts']),
  );
});
