import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../../test/support/test-database.ts';
import type { PayoutWish } from '../caps/payout-reservations.ts';
import { type ActStore, createActStore } from './act-store.ts';

const db = useTestDatabase({ maxConnections: 4 });
const clock = testClock();
let acts: ActStore;
beforeAll(() => {
  acts = createActStore({ ...db, clock });
});

const act = (actKey: string) => ({
  ...{ actKey, roundKey: actKey, heldMinor: 0n, stakedMinor: 0n, paidMinor: 10n },
  ...{ reverses: null, commits: null, wholePaidMinor: null, mayBeOwed: false },
});
const wish = (vendorCode: string, actKey: string): PayoutWish => ({
  ...{ vendorCode, currencyCode: 'PLY', playerRef: 'p', singleWinMinor: 1_000n, hourlyLossMinor: 1_000_000n },
  ...{ win: { roundKey: actKey, minor: 10n, isWhole: false }, acts: [act(actKey)] },
});
const numbered = (prefix: string) => Array.from({ length: 60 }, (_, index) => `${prefix}${index}`);
const lossOf = (vendorCode: string) => acts.hourlyLoss(vendorCode, 'PLY');

test('many payouts that are counted no more at once leave connections for everybody else', async () => {
  const keys = numbered('a');
  await Promise.all(keys.map((key) => acts.reserve(wish('ACME', key))));
  const lock = `hashtextextended('vendor payouts ACME', 0)`;
  await db.owner.query(`select pg_advisory_lock(${lock})`);
  const released = Promise.all(keys.map((key) => acts.release('ACME', [key])));
  try {
    const asked = sql`select 1`.execute(db.database).then(() => 'answered');
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 5_000));
    expect(await Promise.race([asked, late])).toBe('answered');
  } finally {
    await db.owner.query(`select pg_advisory_unlock(${lock})`);
    await released;
  }
  expect(await lossOf('ACME')).toBe(0n);
});

test('each is taken back by itself: of its own vendor, and only as often as it was counted', async () => {
  await Promise.all([acts.reserve(wish('ONE', 'x')), acts.reserve(wish('ONE', 'x')), acts.reserve(wish('TWO', 'x'))]);
  await Promise.all([acts.reserve(wish('ONE', 'y')), acts.reserve(wish('TWO', 'y'))]);
  await Promise.all([acts.release('ONE', ['x']), acts.release('TWO', ['x', 'y']), acts.release('ONE', ['unknown'])]);
  expect([await lossOf('ONE'), await lossOf('TWO')]).toEqual([20n, 0n]);
  await Promise.all([acts.release('ONE', ['x']), acts.release('ONE', ['y'])]);
  expect(await lossOf('ONE')).toBe(0n);
});

test('taken back beside new ones in two processes, the hour is what is left', async () => {
  const other = createActStore({ ...db, clock });
  const [gone, kept] = [numbered('gone'), numbered('kept')];
  await Promise.all(gone.map((key) => acts.reserve(wish('THREE', key))));
  await Promise.all([
    ...gone.map((key, index) => (index % 2 ? acts : other).release('THREE', [key])),
    ...kept.map((key, index) => (index % 2 ? other : acts).reserve(wish('THREE', key))),
  ]);
  expect(await lossOf('THREE')).toBe(600n);
});

test('a payout is counted by the keys of its acts, however many acts of its vendor are kept', async () => {
  const rowsRead = async () => {
    // Each connection writes what it read by itself, later.
    const said = sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`;
    await Promise.all(Array.from({ length: 4 }, () => said.execute(db.database)));
    const { rows } = await db.owner.query(
      `select seq_tup_read + idx_tup_fetch as "read" from pg_stat_all_tables where relid = 'vendor_acts'::regclass`,
    );
    return Number(rows[0].read);
  };
  await db.owner.query(`truncate vendor_acts, vendor_minutes`);
  await db.owner.query(`vacuum analyze vendor_acts`);
  await db.owner.query(`alter table vendor_acts set (autovacuum_enabled = false)`);
  // What a connection planned for the empty table must not be kept for the full one.
  for (const key of numbered('early')) await acts.reserve(wish('MANY', key));
  await db.owner.query(`insert into vendor_acts (vendor_code, act_key, round_key, currency_code, held_minor, staked_minor, paid_minor, booked_at)
    select 'MANY', 'old' || n, 'old' || n, 'PLY', 0, 0, 0, now() from generate_series(1, 3000) n`);
  const before = await rowsRead();
  const wishes = numbered('new').map((key) => wish('MANY', key));
  for (const one of wishes) await acts.reserve(one);
  for (const {
    acts: [own],
  } of wishes)
    await acts.record({
      ...{ ...act(own?.actKey ?? ''), vendorCode: 'MANY', currencyCode: 'PLY', playerRef: 'p' },
      ...{ bookedAt: null, isPerhapsOwed: false, reverses: 'old1' },
    });
  expect((await rowsRead()) - before).toBeLessThan(3_000);
});
