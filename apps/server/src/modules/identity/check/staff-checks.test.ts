// @covers identity-check-staff identity-erasure

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestMember, RequestStaff } from '../../../platform/http/handlers.ts';
import { reason, useChecks } from './checks.fixture.ts';

const harness = useChecks();
let staff: RequestStaff;
let member: RequestMember;
let checkId: string;
beforeAll(async () => {
  staff = await harness.newStaff('reviewer');
  member = await harness.newMember('reviewed');
  checkId = await harness.sendIn(member);
});
const routes = () => harness.identity.routes;
const by = (who: RequestStaff) => ({ ...harness.caller(), staff: who });
const listed = async (who: RequestStaff, state: 'SUBMITTED' | 'APPROVED' | 'REFUSED' = 'SUBMITTED') => {
  const data = { state, page: 1, pageSize: 25, sort: 'submittedAt', direction: 'asc' } as const;
  const answer = await routes().staffIdentityChecks({ ...by(who), data });
  return answer.ok ? answer.value.rows.map(({ username }) => username) : answer;
};
const shown = (who: RequestStaff, id = checkId) => routes().staffIdentityCheck({ ...by(who), params: { checkId: id } });
const details = (who: RequestStaff) => routes().staffMemberDetails({ ...by(who), params: { memberId: member.id } });
const staffSetDetails = (who: RequestStaff, body: object) =>
  routes().staffMemberDetailsSet({ ...by(who), params: { memberId: member.id }, body: { ...body, reason } });
const erase = (who: RequestStaff) =>
  routes().staffMemberDetailsErase({ ...by(who), params: { memberId: member.id }, body: { reason } });
const documentsOf = async (who: RequestStaff) => {
  const check = await shown(who);
  return check.ok ? check.value.documents.map(({ documentId }) => documentId) : [];
};
const picture = (who: RequestStaff, documentId: string) =>
  routes().staffIdentityDocument({ ...by(who), params: { documentId } });
const audit = async () => {
  const { rows } = await harness.owner.query(
    `select actor, act, reason, before, after from audit_log where subject = $1 order by seq`,
    [`member:${member.id}`],
  );
  return rows;
};

test('staff of a brand reaches no check, document or detail of another', async () => {
  const stranger = await harness.newStaff('stranger', harness.otherAsking);
  const [documentId = ''] = await documentsOf(staff);
  const refused = { ok: false, message: 'not_found' };
  expect(await listed(stranger)).toEqual([]);
  expect(await shown(stranger)).toMatchObject(refused);
  expect(await picture(stranger, documentId)).toMatchObject(refused);
  expect(await harness.decide(stranger, checkId, 'APPROVED')).toMatchObject(refused);
  expect(await details(stranger)).toMatchObject(refused);
  expect(await staffSetDetails(stranger, { realName: 'Somebody Else' })).toMatchObject(refused);
  expect(await erase(stranger)).toMatchObject(refused);
});

describe('an identity check', () => {
  test('is shown with its documents and what the member stated; each reading is noted', async () => {
    expect(await listed(staff)).toEqual(['reviewed']);
    expect(await shown(staff)).toMatchObject({
      value: {
        username: 'reviewed',
        state: 'SUBMITTED',
        needed: ['identityFront', 'identityBack'],
        details: { realName: 'Ana Reyes', birthday: '1990-05-17' },
        documentsUntil: null,
        earlier: [],
      },
    });
    const [documentId = ''] = await documentsOf(staff);
    expect(await picture(staff, documentId)).toMatchObject({ value: { image: expect.stringMatching(/^data:image/) } });
    const subjects = harness.securityEvents.heard.map(({ subject }) => subject);
    expect(subjects).toContain(`identityDocument:${documentId}`);
    expect(subjects).toContain(`identityCheck:${checkId}`);
  });

  test('that waits for a decision keeps what it is decided by', async () => {
    expect(await erase(staff)).toMatchObject({ message: 'request_pending' });
  });

  test('is decided once, also by two at the same moment, and the log has by whom and why', async () => {
    const second = await harness.newStaff('second');
    const answers = await Promise.all([
      harness.decide(staff, checkId, 'APPROVED'),
      harness.decide(second, checkId, 'REFUSED'),
    ]);
    const messages = answers.map((answer) => (answer.ok ? 'done' : answer.message));
    expect(messages.sort()).toEqual(['already_decided', 'done']);
    expect(harness.notices.filter((notice) => notice.checkId === checkId)).toHaveLength(1);
    const winner = answers[0].ok ? staff : second;
    const state = answers[0].ok ? 'APPROVED' : 'REFUSED';
    expect(await harness.decide(winner, checkId, state)).toMatchObject({ ok: true });
    expect(await audit()).toMatchObject([
      { actor: winner.id, act: 'decideIdentityCheck', reason, before: { state: 'SUBMITTED' }, after: { state } },
    ]);
    expect(await listed(staff, state)).toEqual(['reviewed']);
    expect(await shown(staff)).toMatchObject({ value: { decidedBy: winner.username, reason } });
  });

  test('that the member still works on is not staff’s to see', async () => {
    const early = await harness.newMember('early');
    await harness.start(early);
    const view = await harness.view(early);
    const id = view.ok ? (view.value.check?.checkId ?? '') : '';
    expect(await shown(staff, id)).toMatchObject({ message: 'not_found' });
    expect(await harness.decide(staff, id, 'APPROVED')).toMatchObject({ message: 'not_found' });
  });
});

describe('details', () => {
  test('are changed by staff with a reason; the log names the field and not what stood there', async () => {
    expect(await staffSetDetails(staff, { realName: '  Ana   Maria Reyes ' })).toMatchObject({ ok: true });
    expect(await details(staff)).toMatchObject({ value: { realName: 'Ana Maria Reyes', birthday: '1990-05-17' } });
    expect(await staffSetDetails(staff, { birthday: '2015-01-01' })).toMatchObject({
      detail: { fields: { birthday: { key: 'too_young', min: 21 } } },
    });
    const line = (await audit()).at(-1);
    expect(line).toMatchObject({ act: 'changeMemberDetails', reason, after: { changed: ['realName'] } });
    expect(JSON.stringify(line)).not.toContain('Ana');
  });

  test('are erased with the documents; name, birthday and what was decided stay', async () => {
    await harness.setDetails(member, { address: '1 Lantern Street', occupation: 'baker' });
    expect(await erase(staff)).toMatchObject({ value: { documents: 2 } });
    expect(await details(staff)).toMatchObject({
      value: { realName: 'Ana Maria Reyes', birthday: '1990-05-17', address: '', occupation: '', checkId },
    });
    expect(await documentsOf(staff)).toEqual([]);
    expect((await audit()).at(-1)).toMatchObject({ act: 'eraseMemberDetails', after: { documents: 2 } });
  });
});
