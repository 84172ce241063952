// @covers money-limits

import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrandRow, insertBrand, insertMember } from '../../../test/support/factories.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { type LimitSetting, setLimit } from './limit-settings.ts';

const harness = useTestDatabase();
/** Another process at the same books. */
let elsewhere: Database;
let brand: BrandRow;
let limit: Omit<LimitSetting, 'amountMinor'>;
/** What was written alongside, in the order in which it became true. */
let log: { before: bigint | null; after: bigint | null }[];

beforeAll(async () => {
  brand = await insertBrand(harness.owner);
  const onIdleError = () => undefined;
  elsewhere = openDatabase({ connectionString: harness.url, role: 'baize_app', maxConnections: 10, onIdleError });
});
afterAll(() => elsewhere?.destroy());
beforeEach(async () => {
  log = [];
  limit = { brandId: brand.id, memberId: (await insertMember(harness.owner, brand.id)).id, kind: 'stake' };
});

const set = (database: Database, amountMinor: bigint | null, setting: Partial<LimitSetting> = {}) =>
  setLimit(database, newId, { ...limit, amountMinor, ...setting }, async (_transaction, before) => {
    log.push({ before, after: amountMinor });
  });
const amountOf = async ({ memberId, kind }: Pick<LimitSetting, 'memberId' | 'kind'>): Promise<bigint | null> => {
  const { rows } = await harness.owner.query(
    'select amount_minor from money_limits where brand_id = $1 and member_id is not distinct from $2 and kind = $3',
    [brand.id, memberId, kind],
  );
  expect(rows.length).toBeLessThan(2);
  return rows[0] ? BigInt(rows[0].amount_minor) : null;
};

test.each([
  ['a first limit', null, 10n, 20n],
  ['a first limit that is taken away at once', null, 10n, null],
  ['a limit that stands', 5n, 10n, 20n],
  ['a limit that is taken away and set', 5n, null, 20n],
])('who sets %s while another is about to waits for him and names his amount as the one before', async (...given) => {
  const [, status, first, second] = given;
  if (status !== null) await setLimit(harness.database, newId, { ...limit, amountMinor: status });
  let late: Promise<bigint | null> | null = null;
  const before = await setLimit(harness.database, newId, { ...limit, amountMinor: first }, async () => {
    late = set(elsewhere, second, { memberId: limit.memberId?.toUpperCase() ?? null });
    late.catch(() => undefined);
    await waitingForALock();
  });
  expect(before).toBe(status);
  await expect(late).resolves.toBe(first);
  expect(await amountOf(limit)).toBe(second);
});

test.each(['member', 'brand'])(
  'two processes that set and take away the limit of a %s at once do so one after the other',
  async (whose) => {
    const own = whose === 'member' ? {} : { memberId: null };
    for (let time = 0; time < 60; time += 1) {
      const kind = (['stake', 'dayStake', 'dayLoss', 'dayDeposit'] as const)[time % 4] ?? 'stake';
      log = [];
      const status = await amountOf({ ...limit, ...own, kind });
      const amounts = [BigInt(4 * time), time % 3 === 0 ? null : BigInt(4 * time + 1), BigInt(4 * time + 2), null];
      const answers = await Promise.all(
        amounts.map((amount, index) => set(index % 2 ? elsewhere : harness.database, amount, { ...own, kind })),
      );
      const chain = [status, ...log.map(({ after }) => after)];
      expect(log.map(({ before }) => before)).toEqual(chain.slice(0, -1));
      expect(await amountOf({ ...limit, ...own, kind })).toBe(chain.at(-1));
      expect(answers.map(String).sort()).toEqual(log.map(({ before }) => String(before)).sort());
    }
  },
);

test('limits of other kinds, other members and the whole brand do not wait', async () => {
  const other = (await insertMember(harness.owner, brand.id)).id;
  await setLimit(harness.database, newId, { ...limit, amountMinor: 1n }, async () => {
    await set(elsewhere, 2n, { kind: 'dayLoss' });
    await set(elsewhere, 3n, { memberId: other });
    await set(elsewhere, 4n, { memberId: null });
  });
  expect(log.map(({ after }) => after)).toEqual([2n, 3n, 4n]);
});

/** Until a statement of this database stands before a lock. */
async function waitingForALock(): Promise<void> {
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`;
  await expect.poll(async () => (await harness.owner.query(waiting)).rowCount, { timeout: 4_000 }).toBeGreaterThan(0);
}
