// @covers auditor

import pg from 'pg';
import { expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const money = useMoney();
const operator = useReconciliation(money);

test('after a restore into another server the reconciliation begins anew: what it had not read is compared with the vendor', async () => {
  await operator.playRounds(3);
  expect(await operator.reconciliation.run()).toBe('done');
  const [wrong = ''] = await operator.playRounds(2, (index, payoutMinor) =>
    index === 0 ? payoutMinor + 7n : payoutMinor,
  );
  // As in a dump of a server that has come further: its numbers of transactions are beyond this one's.
  await operator.owner.query(`set session_replication_role = replica;
    update batches set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update house_moves set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update bookkeeper_runs set next = (next::bigint + 1000000000000)::text where kind <> 'reconciliation';
    update bookkeeper_runs set next = jsonb_set(next::jsonb, '{since}', to_jsonb(((next::jsonb ->> 'since')::bigint + 1000000000000)::text))::text
      where kind = 'reconciliation';
    set session_replication_role = origin`);
  await operator.ledger.healAfterRestore();
  operator.runs.length = 0;
  operator.clock.advanceMs(60_000);
  expect(await operator.reconciliation.run()).toBe('done');
  expect(operator.runs).toEqual(['full', 'reconciliation']);
  expect(operator.alarms.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(wrong)]);
});

test('sums of the operator that end beyond this server’s numbers begin anew, although no booking lies there', async () => {
  await operator.playRounds(2);
  await operator.reconciliation.run();
  await operator.owner.query(`update house_rollups set before = (before::text::bigint + 1000000)::text::xid8`);
  await operator.ledger.healAfterRestore();
  await operator.playRounds(2);
  expect(await operator.reconciliation.run()).toBe('done');
  await operator.expectCleanBooks();
});

test('a start beside a process that books takes nothing for a restore', async () => {
  await operator.playRounds(2);
  const renumbered = async () => {
    const { rows } = await operator.owner.query(`select id from batches where booked_in = '1'::xid8 order by id`);
    return rows.length;
  };
  const before = await renumbered();
  const holder = new pg.Client(money.url);
  await holder.connect();
  // The start waits for a table, and meanwhile somebody else books.
  await holder.query('begin; lock table house_rollups in access exclusive mode');
  const healed = operator.ledger.healAfterRestore();
  await expect
    .poll(async () => {
      const { rows } = await operator.owner.query(`select query from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%heal_after_restore%'`);
      return rows.length;
    })
    .toBe(1);
  await operator.playRounds(1);
  await holder.query('commit');
  await holder.end();
  await healed;
  expect(await renumbered()).toBe(before);
});
