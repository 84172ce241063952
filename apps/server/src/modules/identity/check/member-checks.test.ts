// @covers identity-check-member identity-check-documents identity-check-before-withdrawal

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { picture, reason, useChecks } from './checks.fixture.ts';

const harness = useChecks();
let serial = 0;
let member: RequestMember;
const newMember = async () => {
  serial += 1;
  return harness.newMember(`proved${serial}`);
};
const given = async <V>(answer: Promise<{ ok: true; value: V } | { ok: false; message: string }>): Promise<V> => {
  const result = await answer;
  if (!result.ok) throw new Error(result.message);
  return result.value;
};
const documentOf = (asker: RequestMember, documentId: string) =>
  harness.identity.routes.identityDocument({ ...harness.caller(), member: asker, params: { documentId } });

describe('a member proves who he is', () => {
  test('from NONE to APPROVED, and reads who acts next, until when, and why', async () => {
    member = await newMember();
    expect(await given(harness.view(member))).toMatchObject({
      state: 'NONE',
      next: 'member',
      level: 0,
      check: null,
      missingDetails: ['realName', 'birthday'],
      levels: [
        { level: 1, withdrawalsFrom: '0.01' },
        { level: 2, withdrawalsFrom: '1000.00' },
      ],
    });
    const checkId = await harness.sendIn(member);
    const dueAt = new Date(harness.clock.now().getTime() + 24 * 3_600_000).toISOString();
    expect(await given(harness.view(member))).toMatchObject({ state: 'SUBMITTED', next: 'staff', check: { dueAt } });
    expect(await harness.identity.identityCheck.levelOf(member.id)).toBe(0);
    await harness.decide(await harness.newStaff('judge'), checkId, 'APPROVED');
    expect(await given(harness.view(member))).toMatchObject({ state: 'APPROVED', next: 'nobody', check: { reason } });
    expect(await harness.identity.identityCheck.levelOf(member.id)).toBe(1);
  });

  test('for a higher level with the documents of the levels between alone', async () => {
    const value = await given(harness.start(member, 2));
    expect([value.state, value.check?.needed]).toEqual(['OPEN', ['selfie']]);
    expect(await harness.identity.identityCheck.levelOf(member.id)).toBe(1);
    const fresh = await newMember();
    const both = await given(harness.start(fresh, 2));
    expect(both.check?.needed).toEqual(['identityFront', 'identityBack', 'selfie']);
    expect((await given(harness.start(fresh, 1))).check?.needed).toEqual(['identityFront', 'identityBack']);
  });

  test('again after a refusal, in a check of its own', async () => {
    const again = await newMember();
    const checkId = await harness.sendIn(again);
    await harness.decide(await harness.newStaff('strict'), checkId, 'REFUSED');
    expect(await given(harness.view(again))).toMatchObject({ state: 'REFUSED', next: 'member', check: { reason } });
    expect(await harness.sendIn(again)).not.toBe(checkId);
  });

  test('for no level that the brand has not, and none that he has', async () => {
    const refused = { message: 'invalid_input', detail: { fields: { level: { key: 'field_choice' } } } };
    expect(await harness.start(member, 3)).toMatchObject(refused);
    expect(await harness.start(member, 1)).toMatchObject(refused);
  });
});

describe('documents', () => {
  let sender: RequestMember;
  beforeAll(async () => {
    sender = await newMember();
  });

  test('are taken by an open check alone, and only those that it needs', async () => {
    expect(await harness.upload(sender, 'identityFront')).toMatchObject({ message: 'not_found' });
    await harness.start(sender);
    const unasked = { message: 'invalid_input', detail: { fields: { kind: { key: 'field_choice' } } } };
    expect(await harness.upload(sender, 'selfie')).toMatchObject(unasked);
    expect(await harness.upload(sender, 'identityFront', Buffer.from('<svg/>'))).toMatchObject({
      detail: { fields: { upload: { key: 'image_type' } } },
    });
  });

  test('are sent in when all are there and name and birthday are told, once', async () => {
    expect(await harness.submit(sender)).toMatchObject({
      detail: {
        fields: {
          realName: { key: 'not_empty' },
          birthday: { key: 'not_empty' },
          identityFront: { key: 'not_empty' },
          identityBack: { key: 'not_empty' },
        },
      },
    });
    await harness.sendIn(sender);
    for (const act of [harness.submit(sender), harness.start(sender), harness.upload(sender, 'identityFront')])
      expect(await act).toMatchObject({ message: 'request_pending' });
  });

  test('of a kind take the place of the earlier one, also at the same moment', async () => {
    const other = await newMember();
    await harness.start(other);
    const sent = await Promise.all([1, 2, 3].map(() => harness.upload(other, 'identityFront')));
    expect(sent.every(({ ok }) => ok)).toBe(true);
    expect((await given(harness.view(other))).check?.uploaded).toHaveLength(1);
  });

  test('another’s document is not found', async () => {
    const uploaded = (await given(harness.view(sender))).check?.uploaded[0]?.documentId ?? '';
    expect((await given(documentOf(sender, uploaded))).image).toMatch(/^data:image\/webp;base64,/);
    expect(await documentOf(await newMember(), uploaded)).toMatchObject({ message: 'not_found' });
  });

  test('stand sealed in the database, each for itself', async () => {
    const { rows } = await harness.owner.query('select id, sealed from identity_documents where member_id = $1', [
      sender.id,
    ]);
    expect(rows).toHaveLength(2);
    for (const { sealed } of rows) expect(sealed.includes(Buffer.from('WEBP'))).toBe(false);
    await harness.owner.query('update identity_documents set sealed = $1 where id = $2', [rows[0].sealed, rows[1].id]);
    await expect(documentOf(sender, rows[1].id)).rejects.toThrow();
  });
});

test('documents go when the brand’s days are over, and those that were never sent in; the level stays', async () => {
  const [decided, undecided, waiting] = [await newMember(), await newMember(), await newMember()];
  const checkId = await harness.sendIn(decided);
  await harness.decide(await harness.newStaff('keeper'), checkId, 'APPROVED');
  await harness.start(undecided);
  await harness.upload(undecided, 'identityFront', await picture(90));
  await harness.sendIn(waiting);
  const kept = async (of: RequestMember) => (await given(harness.view(of))).check?.uploaded.length;
  await harness.identity.purge();
  expect([await kept(decided), await kept(undecided), await kept(waiting)]).toEqual([2, 1, 2]);
  harness.clock.advanceMs(31 * 24 * 3_600_000);
  await harness.identity.purge();
  expect([await kept(decided), await kept(undecided), await kept(waiting)]).toEqual([0, 0, 2]);
  expect(await harness.identity.identityCheck.levelOf(decided.id)).toBe(1);
});

test('the cashier is told which level an amount needs, brand by brand', async () => {
  const { levelForWithdrawal } = harness.identity.identityCheck;
  const levels = [0n, 1n, 99_999n, 100_000n].map((amountMinor) => levelForWithdrawal(harness.asking.id, amountMinor));
  expect(await Promise.all(levels)).toEqual([0, 1, 1, 2]);
  expect(await levelForWithdrawal(harness.brand.id, 100_000n)).toBe(0);
});
