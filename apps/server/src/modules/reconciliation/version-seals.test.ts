// @covers journal-seals

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const run = async (afterMs = minuteMs) => {
  operator.clock.advanceMs(afterMs);
  operator.alarms.length = 0;
  expect(await operator.reconciliation.run()).toBe('done');
};
const afterAllGuards = (statements: string) =>
  operator.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);
const rows = async (sql: string) => (await operator.owner.query(sql)).rows;
const seals = () =>
  rows(
    `select number::int, (select sum(upper(span) - lower(span)) from unnest(batches) span)::int as batches from seals order by seals.number`,
  );
const witnesses = async () =>
  (await rows(`select after ->> 'number' as number from audit_log where act = 'sealBooks' order by seq`)).map(
    ({ number }) => Number(number),
  );
const newest = async () => (await seals()).at(-1)?.number ?? 0;

test('a turn seals all that was booked, more than one piece too, and nothing when nothing was', async () => {
  await operator.playRounds(5);
  await run();
  const before = await seals();
  expect(before).toHaveLength(1);
  await run();
  expect(await seals()).toEqual(before);
  await operator.owner.query('insert into batches (booked_at) select now() from generate_series(1, 4500)');
  await run();
  expect((await seals()).slice(1).map(({ batches }) => batches)).toEqual([2_000, 2_000, 500]);
  expect(operator.alarms).toEqual([]);
});

test('the audit log names the newest seal once an hour, before its anchor, and none twice', async () => {
  await operator.playRounds(1);
  await run(hourMs);
  const named = await witnesses();
  expect(named.at(-1)).toBe(await newest());
  await operator.playRounds(1);
  await run();
  expect(await witnesses()).toEqual(named);
  await run(hourMs);
  expect(await witnesses()).toEqual([...named, await newest()]);
  await run(hourMs);
  expect(await witnesses()).toEqual([...named, await newest()]);
  await operator.expectCleanBooks();
});

test('seals hold after a restore into another server', async () => {
  await operator.playRounds(3);
  await run();
  // As in a dump of a server that has come further.
  await afterAllGuards(`update batches set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update house_moves set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update seals set seen_before = (seen_before::text::bigint + 1000000000000)::text::xid8`);
  await operator.ledger.healAfterRestore();
  await operator.playRounds(3);
  await run();
  expect(operator.alarms).toEqual([]);
  await operator.expectCleanBooks();
});

test('what moves no money is reported by the audit of the day: a fingerprint that was changed after it was sealed', async () => {
  await operator.playRounds(3);
  await run();
  const sealed = await newest();
  await afterAllGuards(`update journal set fingerprint = sha256('x') where outcome = 'noted' and batch_id = (
    select max(batch_id) from journal where outcome = 'noted')`);
  await run(24 * hourMs);
  expect(operator.alarms.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(`^seal-broken: Seal ${sealed} over batches from .* does not fit them`),
  ]);
});
