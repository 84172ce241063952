// @covers auditor

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/money.fixture.ts';
import { useBookkeeper } from './bookkeeper.fixture.ts';

const house = useBookkeeper(useMoney());

test('after a restore into another server the bookkeeper begins anew: what it had not read is compared with the vendor', async () => {
  await house.playRounds(3);
  expect(await house.bookkeeper.turn()).toBe('done');
  const [wrong = ''] = await house.playRounds(2, (index, payoutMinor) =>
    index === 0 ? payoutMinor + 7n : payoutMinor,
  );
  // As in a dump of a server that has come further: its numbers of transactions are beyond this one's.
  await house.owner.query(`set session_replication_role = replica;
    update batches set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update house_moves set booked_in = (booked_in::text::bigint + 1000000000000)::text::xid8;
    update bookkeeper_runs set next = (next::bigint + 1000000000000)::text where kind <> 'reconciliation';
    update bookkeeper_runs set next = jsonb_set(next::jsonb, '{since}', to_jsonb(((next::jsonb ->> 'since')::bigint + 1000000000000)::text))::text
      where kind = 'reconciliation';
    set session_replication_role = origin`);
  await house.ledger.healAfterRestore();
  house.runs.length = 0;
  house.clock.advanceMs(60_000);
  expect(await house.bookkeeper.turn()).toBe('done');
  expect(house.runs).toEqual(['full', 'reconciliation']);
  expect(house.alarms.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(wrong)]);
});

test('sums of the house that end beyond this server’s numbers begin anew, although no booking lies there', async () => {
  await house.playRounds(2);
  await house.bookkeeper.turn();
  await house.owner.query(`update house_rollups set before = (before::text::bigint + 1000000)::text::xid8`);
  await house.ledger.healAfterRestore();
  await house.playRounds(2);
  expect(await house.bookkeeper.turn()).toBe('done');
  await house.expectCleanBooks();
});
