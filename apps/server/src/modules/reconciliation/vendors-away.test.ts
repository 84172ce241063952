// @covers auditor vendors-apart

import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let own: typeof operator.vendorsApart;

/** The reconciliation of a process whose connections to the vendors' books are these. */
const withBooks = (connect: () => Promise<pg.PoolClient>) => {
  Object.assign(operator, { vendorsApart: { books: { connect } } });
  const reconciliation = operator.another();
  Object.assign(operator, { vendorsApart: own });
  return reconciliation;
};

beforeEach(async () => {
  own = operator.vendorsApart;
  operator.clock.advanceMs(minuteMs);
  await operator.reconciliation.run();
  operator.runs.length = 0;
  operator.alarms.length = 0;
});

test('while the database of the vendors is away what is booked is audited all the same', async () => {
  const alone = withBooks(() => Promise.reject(new Error('the vendors are away')));
  operator.clock.advanceMs(minuteMs);
  await alone.run();
  expect(operator.runs).toContain('since');
  expect(operator.alarms).toEqual([]);

  // An audit of everything needs both, and says so.
  operator.clock.advanceMs(dayMs);
  await expect(alone.run()).rejects.toThrow('could not do all');
  expect(operator.alarms.map(({ sentence }) => sentence)).toEqual([expect.stringContaining('the vendors are away')]);
});

test('a stop cuts an audit of everything that reads the vendors’ books', async () => {
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const slow = withBooks(async () => {
    const client = await operator.books.connect();
    const query = client.query.bind(client) as (text: string) => Promise<unknown>;
    const lasting = () => {
      ask();
      return query('select pg_sleep(60)');
    };
    Object.assign(client, { query: lasting });
    return client;
  });
  operator.clock.advanceMs(dayMs);
  const turn = slow.run();
  await asked;
  await slow.start(() => undefined).stop();
  await expect(turn).resolves.toBe('done');
}, 20_000);
