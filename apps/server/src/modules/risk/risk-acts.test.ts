// @covers risk-acts

import { randomUUID } from 'node:crypto';
import { calls, type RiskRuleDraft, riskActionsOf, riskEvents } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../test/support/staff-accounts.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { appendEntry } from '../audit-log/entry.ts';
import { campaignContent } from '../rewards/campaigns/campaigns.fixture.ts';
import { createRisk } from './index.ts';
import { riskRows } from './rows.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'as agreed today';
let server: LiveServer;
let brandId: string;
let call: ReturnType<typeof callsOf>;
let risk: ReturnType<typeof createRisk>;
const audited: { act: string; subject: string; actor: { kind: string } }[] = [];
const { addMember, deposit, keepStaffIn } = riskRows({ db, clock, brandId: () => brandId });

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  brandId = (await db.owner.query('select id from brands')).rows[0].id;
  call = callsOf(server, await newStaff(server, db, 'anna'));
  risk = createRisk({
    ...{ database: db.database, clock, newId, noteReading: async () => undefined },
    auditLog: {
      append: (transaction, entry) => {
        audited.push(entry);
        return appendEntry(transaction, entry);
      },
    },
    collusionPairs: async (asked) => asked.map(() => 0),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advanceMs(48 * 3_600_000);
  await run();
});

const run = async () => {
  await keepStaffIn();
  for (const job of risk.jobs) if ('repeat' in job) await job.repeat({} as never);
};
const refusing: RiskRuleDraft = {
  ...{ name: 'a third account of an address', event: 'registration', action: 'refuse', enabled: true },
  conditions: [{ fact: 'accountsAtAddress', comparison: 'atLeast', value: '3', hours: 24 }],
};
const save = (rule: RiskRuleDraft, ruleId: string, version = 0) =>
  call('staffRiskRuleSave', { params: { ruleId }, body: { rule, version, reason } });
const ruleOf = async (ruleId: string) =>
  (await call('staffRiskRules', {})).value.rules.find((rule) => rule.ruleId === ruleId);

let visitors = 0;
async function register() {
  visitors += 1;
  const [username, password] = [`visitor${visitors}q`, 'lantern 42 garden'];
  const body = { username, password, confirmPassword: password, agreedToTerms: true as const };
  const { message } = await server.call('register', { body });
  const { rows } = await db.owner.query('select 1 from members where username = $1', [username]);
  expect(rows.length, message).toBe(message === '' ? 1 : 0);
  return message;
}

test('a rule refuses a registration before there is an account, counts it, and lets others in again when it is off', async () => {
  const ruleId = randomUUID();
  expect((await save({ ...refusing, enabled: false }, ruleId)).message).toBe('');
  for (let count = 0; count < 3; count += 1) expect(await register()).toBe('');
  const trial = await call('staffRiskRuleTry', { body: { rule: refusing, days: 1 } });
  expect(trial.value).toMatchObject({ events: 3, matches: 3 });
  clock.advanceMs(48 * 3_600_000);
  await run();
  expect((await save(refusing, ruleId, 1)).message).toBe('');
  expect([await register(), await register(), await register(), await register()]).toEqual([
    ...['', '', 'registration_refused', 'registration_refused'],
  ]);
  await run();
  expect(await ruleOf(ruleId)).toMatchObject({ figures: { refusals: 2, matches: 0, waiting: 0 } });
  expect((await call('staffRiskCases', { data: { ruleId } })).value.total).toBe(0);
  // Whoever comes a day later is the first one again.
  clock.advanceMs(25 * 3_600_000);
  await keepStaffIn();
  expect(await register()).toBe('');
  expect(await register()).toBe('');
  expect((await save({ ...refusing, enabled: false }, ruleId, 2)).message).toBe('');
  expect(await register()).toBe('');
});

test('of six who come at once from an address, no more than the rule lets through have an account', async () => {
  const ruleId = randomUUID();
  await save(refusing, ruleId);
  const messages = await Promise.all(Array.from({ length: 6 }, register));
  expect(messages.filter((message) => message === '')).toHaveLength(2);
  expect(messages.filter((message) => message === 'registration_refused')).toHaveLength(4);
  expect(await ruleOf(ruleId)).toMatchObject({ figures: { refusals: 4 } });
  await save({ ...refusing, enabled: false }, ruleId, 1);
});

test('a client of IPv6 is one whichever address of his network he takes', async () => {
  const ruleId = randomUUID();
  await save(refusing, ruleId);
  const registerFrom = async (remoteAddress: string) => {
    visitors += 1;
    const [username, password] = [`visitor${visitors}q`, 'lantern 42 garden'];
    const fields = { username, password, confirmPassword: password, agreedToTerms: true };
    const answer = await server.app.inject({
      ...{ method: calls.register.method, url: calls.register.path, remoteAddress },
      headers: { 'content-type': 'application/jose' },
      payload: await server.seal(JSON.stringify(fields), calls.register),
    });
    return answer.json().message;
  };
  const messages: string[] = [];
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) messages.push(await registerFrom(ip));
  expect(messages).toEqual(['', '', 'registration_refused']);
  expect(await registerFrom('2001:db8:0:1::1')).toBe('');
  const conditions = [{ fact: 'accountsAtAddress', comparison: 'atLeast', value: '2', hours: 24 }] as const;
  const tried = { ...refusing, conditions: [...conditions] };
  const trial = await call('staffRiskRuleTry', { body: { rule: tried, days: 1 } });
  expect(trial.value).toMatchObject({ events: 3, matches: 2 });
  await save({ ...refusing, enabled: false }, ruleId, 1);
});

test('only a registration can be refused', async () => {
  for (const event of riskEvents) expect(riskActionsOf(event).includes('refuse')).toBe(event === 'registration');
  const conditions = [{ fact: 'amount', comparison: 'atLeast', value: '1', hours: null }] as const;
  const written: RiskRuleDraft = { ...refusing, event: 'deposit', conditions: [...conditions] };
  const answer = await save(written, randomUUID());
  expect(answer).toMatchObject({ message: 'invalid_input', value: { fields: { 'rule.action': {} } } });
});

test('a rule blocks the bonuses of a member once for an event; staff lifts it on his page', async () => {
  const ruleId = randomUUID();
  const conditions = [{ fact: 'amount', comparison: 'atLeast', value: '100.00', hours: null }] as const;
  await save(
    { name: 'large', event: 'deposit', action: 'blockBonuses', enabled: true, conditions: [...conditions] },
    ruleId,
  );
  const [memberId, other] = [await addMember(), await addMember()];
  await deposit(memberId, 10_000);
  await deposit(other, 9_999);
  await run();
  const blocked = async (id: string) =>
    (await db.owner.query('select bonuses_blocked_at as at from members where id = $1', [id])).rows[0].at !== null;
  expect([await blocked(memberId), await blocked(other)]).toEqual([true, false]);
  const [found] = (await call('staffRiskCases', { data: { memberId } })).value.rows;
  expect(found).toMatchObject({ state: 'open', holdsWithdrawals: false });
  expect(audited).toMatchObject([{ act: 'blockBonuses', subject: `member:${memberId}`, actor: { kind: 'system' } }]);
  const lift = { what: 'bonuses', isBlocked: false, reason } as const;
  expect((await call('staffMemberBlock', { params: { memberId }, body: lift })).message).toBe('');
  await run();
  expect(await blocked(memberId)).toBe(false);
  await deposit(memberId, 10_000);
  await run();
  expect(await blocked(memberId)).toBe(true);
});

test('whoever meets a rule with his registration joins no promotion a moment later', async () => {
  const ruleId = randomUUID();
  const rule = { ...refusing, action: 'blockBonuses' } as const;
  await save(rule, ruleId);
  const promotionId = randomUUID();
  const content = campaignContent({ clock }, { trigger: 'registration', payout: 'points', reward: '7' });
  const params = { campaignId: promotionId };
  expect((await call('staffCampaignWrite', { params, body: { content, version: 0, reason } })).message).toBe('');
  expect((await call('staffCampaignState', { params, body: { to: 'live', reason } })).message).toBe('');
  const join = async (username: string) => {
    const token = await server.register(username);
    return (await server.call('joinPromotion', { body: { promotionId, code: '' } }, { token })).message;
  };
  expect([await join('joins1q'), await join('joins2q'), await join('joins3q')]).toEqual(['', '', 'bonuses_blocked']);
  const { rows } = await db.owner.query(`select id from members where username = 'joins3q'`);
  expect(await auditOf(db, `member:${rows[0].id}`)).toMatchObject([
    { act: 'blockBonuses', actor: `riskRule:${ruleId}` },
  ]);
  await save({ ...rule, enabled: false }, ruleId, 1);
});

test('a block that waits for a member leaves the audit log to others', async () => {
  const ruleId = randomUUID();
  const rule = { name: 'huge', event: 'deposit', action: 'blockBonuses', enabled: true } as const;
  await save(
    { ...rule, conditions: [{ fact: 'amount', comparison: 'atLeast', value: '200.00', hours: null }] },
    ruleId,
  );
  const [first, held, other] = [await addMember(), await addMember(), await addMember()];
  for (const memberId of [first, held]) await deposit(memberId, 20_000);
  let isRunning = true;
  const running = await db.database.transaction().execute(async (holding) => {
    await sql`select from members where id = ${held} for no key update`.execute(holding);
    const ended = run().finally(() => {
      isRunning = false;
    });
    ended.catch(() => undefined);
    await vi.waitFor(async () => {
      const waiting = await db.owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting.rows.length).toBeGreaterThan(0);
    }, 10_000);
    const body = { what: 'bonuses', isBlocked: true, reason } as const;
    expect((await call('staffMemberBlock', { params: { memberId: other }, body })).message).toBe('');
    expect(isRunning).toBe(true);
    return { ended };
  });
  await running.ended;
  const { rows } = await db.owner.query(
    'select 1 from members where id = any ($1) and bonuses_blocked_at is not null',
    [[first, held, other]],
  );
  expect(rows).toHaveLength(3);
  const { conditions } = (await ruleOf(ruleId)) ?? { conditions: [] };
  await save({ ...rule, enabled: false, conditions }, ruleId, 1);
});
