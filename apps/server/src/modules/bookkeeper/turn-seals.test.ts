// @covers journal-seals

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/money.fixture.ts';
import { useBookkeeper } from './bookkeeper.fixture.ts';

const house = useBookkeeper(useMoney());
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const turn = async (afterMs = minuteMs) => {
  house.clock.advanceMs(afterMs);
  house.alarms.length = 0;
  expect(await house.bookkeeper.turn()).toBe('done');
};
const pastAllGuards = (statements: string) =>
  house.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);
const rows = async (sql: string) => (await house.owner.query(sql)).rows;
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
  await house.playRounds(5);
  await turn();
  const before = await seals();
  expect(before).toHaveLength(1);
  await turn();
  expect(await seals()).toEqual(before);
  await house.owner.query('insert into batches (booked_at) select now() from generate_series(1, 4500)');
  await turn();
  expect((await seals()).slice(1).map(({ batches }) => batches)).toEqual([2_000, 2_000, 500]);
  expect(house.alarms).toEqual([]);
});

test('the audit log names the newest seal once an hour, before its anchor, and none twice', async () => {
  await house.playRounds(1);
  await turn(hourMs);
  const named = await witnesses();
  expect(named.at(-1)).toBe(await newest());
  await house.playRounds(1);
  await turn();
  expect(await witnesses()).toEqual(named);
  await turn(hourMs);
  expect(await witnesses()).toEqual([...named, await newest()]);
  await turn(hourMs);
  expect(await witnesses()).toEqual([...named, await newest()]);
  await house.expectCleanBooks();
});

test('seals hold after a restore into another server', async () => {
  await house.playRounds(3);
  await turn();
  // As in a dump of a server that has come further.
  await pastAllGuards(`update batches set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update house_moves set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update seals set seen_before = (seen_before::text::bigint + 1000000000000)::text::xid8`);
  await house.ledger.healAfterRestore();
  await house.playRounds(3);
  await turn();
  expect(house.alarms).toEqual([]);
  await house.expectCleanBooks();
});

test('what moves no money is told by the audit of the day: a fingerprint that was changed after it was sealed', async () => {
  await house.playRounds(3);
  await turn();
  const sealed = await newest();
  await pastAllGuards(`update journal set fingerprint = sha256('x') where outcome = 'noted' and batch_id = (
    select max(batch_id) from journal where outcome = 'noted')`);
  await turn(24 * hourMs);
  expect(house.alarms.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(`^seal-broken: Seal ${sealed} over batches from .* does not fit them`),
  ]);
});
