// @covers member-details completeness-meter

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { useChecks } from '../check/checks.fixture.ts';

const harness = useChecks();
let member: RequestMember;
beforeAll(async () => {
  member = await harness.newMember('teller');
});
const told = async () => {
  const answer = await harness.identity.routes.memberDetails({ ...harness.caller(), member });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const faultOf = async (body: object) => {
  const answer = await harness.setDetails(member, body);
  return answer.ok ? null : answer.detail?.fields;
};
const isDone = async (name: string) => (await told()).items.find((item) => item.name === name)?.isDone;

describe('real name and birthday', () => {
  test.each([
    [{ realName: '   ' }, { realName: { key: 'not_empty' } }],
    [{ realName: 'x'.repeat(101) }, { realName: { key: 'in_payeeName_error' } }],
    [{ birthday: '2010-01-01' }, { birthday: { key: 'too_young', min: 21 } }],
    [{ birthday: '0000-01-01' }, { birthday: { key: 'reg_pattern_8' } }],
    [{ birthday: '1990-02-30' }, { birthday: { key: 'reg_pattern_8' } }],
    [{ nationality: 'ZZ' }, { nationality: { key: 'field_choice' } }],
  ])('%j is refused', async (body, fields) => {
    expect(await faultOf(body)).toMatchObject(fields);
  });

  test('may be in any script', async () => {
    for (const realName of ['นภา สุขใจ', '王小明', 'Nguyễn Thị Ánh', 'O’Brien-Łuczak', 'محمد علي']) {
      const other = await harness.newMember(`script${realName.length}${realName.codePointAt(0)}`);
      expect(await harness.setDetails(other, { realName })).toMatchObject({ value: { realName } });
    }
  });

  test('are told once; the same again is no change, another is customer service’s', async () => {
    expect(await harness.setDetails(member, { realName: ' Ana  Reyes' })).toMatchObject({
      value: { realName: 'Ana Reyes' },
    });
    expect(await harness.setDetails(member, { realName: 'Ana Reyes', birthday: '1990-05-17' })).toMatchObject({
      ok: true,
    });
    expect(await faultOf({ realName: 'Ana Cruz' })).toEqual({ realName: { key: 'operation_not_allowed' } });
    expect(await faultOf({ birthday: '1990-05-18' })).toEqual({ birthday: { key: 'operation_not_allowed' } });
    expect(await told()).toMatchObject({ realName: 'Ana Reyes', birthday: '1990-05-17', minimumAge: 21 });
    expect(await harness.identity.realNameOf(member.id)).toBe('Ana Reyes');
  });
});

test('two that come at the same moment do not lose each other', async () => {
  const both = await harness.newMember('hasty');
  await Promise.all([
    harness.setDetails(both, { address: '1 Lantern Street' }),
    harness.setDetails(both, { occupation: 'baker' }),
  ]);
  const answer = await harness.identity.routes.memberDetails({ ...harness.caller(), member: both });
  expect(answer).toMatchObject({ value: { address: '1 Lantern Street', occupation: 'baker' } });
});

test('payee details are complete when all four are told, and may be changed and taken back', async () => {
  await harness.setDetails(member, { address: '1 Lantern Street', nationality: 'PH', occupation: 'baker' });
  expect(await isDone('payeeDetails')).toBe(false);
  await harness.setDetails(member, { incomeSource: 'salary' });
  expect(await isDone('payeeDetails')).toBe(true);
  await harness.setDetails(member, { occupation: '' });
  expect(await isDone('payeeDetails')).toBe(false);
});

test('what is told stands sealed', async () => {
  const { rows } = await harness.owner.query('select sealed_profile from members where id = $1', [member.id]);
  expect(rows[0].sealed_profile).not.toMatch(/Ana|Lantern|1990/);
});

test('the meter shows the identity check only where the brand has one', async () => {
  expect((await told()).items.map(({ name }) => name)).toContain('identityCheck');
  const elsewhere = await harness.newMember('elsewhere', harness.brand);
  const answer = await harness.identity.routes.memberDetails({ ...harness.caller(), member: elsewhere });
  expect(answer.ok && answer.value.items.map(({ name }) => name)).toEqual([
    'realName',
    'birthday',
    'payeeDetails',
    'mobile',
    'email',
    'password',
    'paymentPassword',
  ]);
});
