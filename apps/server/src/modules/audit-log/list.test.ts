import { calls } from '@baize/contract';
import { beforeAll, expect, test } from 'vitest';
import { insertBrand, insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createAuditList, createAuditLog, staffAct } from './index.ts';

const db = useTestDatabase();
const clock = testClock('2026-11-22T10:00:00Z');
const staffId = newId();
let brand: Awaited<ReturnType<typeof insertBrand>>;
let memberId: string;

beforeAll(async () => {
  brand = await insertBrand(db.owner);
  const elsewhere = await insertBrand(db.owner, 'elsewhere');
  ({ id: memberId } = await insertMember(db.owner, brand.id, { username: 'watched' }));
  await db.owner.query(`insert into staff (id, username, password_hash, created_at) values ($1, 'Anna', 'x', now())`, [
    staffId,
  ]);
  const auditLog = createAuditLog({ database: db.database, clock, anchorPath: '/nowhere' });
  const acts = [
    {
      act: 'blockMember',
      subject: `member:${memberId}`,
      reason: 'fraud',
      before: { isBlocked: false },
      after: { isBlocked: true },
    },
    { act: 'unblockMember', subject: `member:${memberId}`, before: { isBlocked: true }, after: { isBlocked: false } },
    { act: 'readList', subject: 'members:all:1' },
    { act: 'editRole', subject: `role:${newId()}`, brandId: elsewhere.id },
    { act: 'disableVendor', subject: 'vendor:BAIZE', brandId: null },
  ];
  for (const done of acts) {
    clock.advanceMs(60_000);
    const staff = { id: staffId, brandId: brand.id };
    await auditLog.append(db.database, staffAct({ staff, ip: '192.0.2.7' }, clock.now(), done));
  }
  expect(await auditLog.verify()).toMatchObject({ rows: 5, firstBad: null });
});

const list = async (data: object, forAllBrands = false) => {
  const permissionsEverywhere = forAllBrands ? (['audit.read'] as const) : [];
  const staff = { id: staffId, brandId: brand.id, forAllBrands, permissionsEverywhere };
  const answer = await createAuditList(db.database)({ brand, staff, data: calls.staffAuditLog.data.parse(data) });
  return calls.staffAuditLog.answer.parse(answer).rows;
};
const actsOf = async (data: object, forAllBrands = false) => (await list(data, forAllBrands)).map(({ act }) => act);

test('the log shows who did what to whom, from where, with before and after', async () => {
  const [line] = await list({ act: 'blockMember' });
  expect(line).toMatchObject({
    actorKind: 'staff',
    actorId: staffId,
    actorName: 'Anna',
    subject: `member:${memberId}`,
    subjectName: 'watched',
    reason: 'fraud',
    ip: '192.0.2.7',
  });
  expect(JSON.parse(line?.before ?? '')).toEqual({ isBlocked: false });
  expect(JSON.parse(line?.after ?? '')).toEqual({ isBlocked: true, ip: '192.0.2.7' });
});

test('it is found by actor, act, subject and time', async () => {
  const all = ['readList', 'unblockMember', 'blockMember'];
  expect(await actsOf({})).toEqual(all);
  expect(await actsOf({ direction: 'asc' })).toEqual(all.toReversed());
  expect(await actsOf({ actor: 'anna' })).toEqual(all);
  expect(await actsOf({ actor: staffId })).toEqual(all);
  expect(await actsOf({ actor: 'nobody' })).toEqual([]);
  expect(await actsOf({ subject: memberId })).toEqual(['unblockMember', 'blockMember']);
  expect(await actsOf({ subject: `member:${memberId}`, act: 'blockMember' })).toEqual(['blockMember']);
  expect(await actsOf({ from: '2026-11-22T10:02:00Z', to: '2026-11-22T10:03:00Z' })).toEqual(['unblockMember']);
  expect(await actsOf({ page: 2, pageSize: 2 })).toEqual(['blockMember']);
});

test('acts of another brand are nobody’s; those on the whole installation are for who looks after all brands', async () => {
  expect(await actsOf({ act: 'editRole' }, true)).toEqual([]);
  expect(await actsOf({ act: 'disableVendor' })).toEqual([]);
  expect(await actsOf({ act: 'disableVendor' }, true)).toEqual(['disableVendor']);
});
