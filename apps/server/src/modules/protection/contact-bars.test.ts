// @covers exclusion-across-brands

import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { insertBrand, insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createBars } from './bars.ts';
import { createContactBars } from './contact-bars.ts';

const db = useTestDatabase();
const clock = testClock();
const dayMs = 86_400_000;
let brandId: string;
beforeAll(async () => {
  brandId = (await insertBrand(db.owner, `brand_${randomUUID().slice(0, 8)}`)).id;
});

/** Somebody waits for a named lock. */
const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;

/** A member whose verified contacts are these. */
async function excludedBy(lookups: readonly Buffer[]) {
  const { id: memberId } = await insertMember(db.owner, brandId);
  const identity = {
    samePerson: async () => ({ memberIds: [], lookups }),
    endSessionsOf: async () => undefined,
    forgetSessions: () => undefined,
  };
  const bar = createBars({ database: db.database, clock, newId, identity });
  return (length: '6m' | '5y') => bar({ memberId, length, setBy: 'member', reason: '' });
}
async function proves(lookup: Buffer) {
  const { id: memberId } = await insertMember(db.owner, brandId);
  await createContactBars({ clock, newId })(db.database, { memberId, brandId, lookup });
  const { rows } = await db.owner.query(
    `select kind, length, ends_at as "until", set_by as "setBy" from member_bars where member_id = $1`,
    [memberId],
  );
  return rows;
}

test('whoever proves the contact of an excluded member is excluded as long, and his history says how long', async () => {
  const lookup = Buffer.from(randomUUID());
  const { until } = await (await excludedBy([lookup]))('5y');
  expect(await proves(lookup)).toEqual([{ kind: 'exclusion', length: '5y', until, setBy: 'contact' }]);
  expect(await proves(Buffer.from(randomUUID()))).toEqual([]);
});

test('somebody who proves the contact while its owner is being excluded is excluded too', async () => {
  const lookup = Buffer.from(randomUUID());
  const [owner, prover] = [await insertMember(db.owner, brandId), await insertMember(db.owner, brandId)];
  let isProved = false;
  const identity = {
    samePerson: async () => ({ memberIds: isProved ? [prover.id] : [], lookups: [lookup] }),
    endSessionsOf: async () => undefined,
    forgetSessions: () => undefined,
  };
  const bar = createBars({ database: db.database, clock, newId, identity });
  let excluding: Promise<unknown> = Promise.resolve();
  await db.database.transaction().execute(async (transaction) => {
    await createContactBars({ clock, newId })(transaction, { memberId: prover.id, brandId, lookup });
    excluding = bar({ memberId: owner.id, length: '6m', setBy: 'member', reason: '' });
    await expect.poll(async () => (await db.owner.query(waiting)).rowCount, { interval: 10 }).toBeGreaterThan(0);
    isProved = true;
  });
  await excluding;
  const { rows } = await db.owner.query('select set_by from member_bars where member_id = $1', [prover.id]);
  expect(rows).toEqual([{ set_by: 'contact' }]);
});

test('a contact that was proved between two exclusions is barred until the later end', async () => {
  const [known, further] = [Buffer.from(randomUUID()), Buffer.from(randomUUID())];
  const lookups = [known];
  const exclude = await excludedBy(lookups);
  const { until } = await exclude('5y');
  lookups.push(further);
  clock.advanceMs(dayMs);
  expect(await exclude('6m')).toEqual({ kind: 'exclusion', until });
  expect(await proves(further)).toMatchObject([{ kind: 'exclusion', until, setBy: 'contact' }]);
});
