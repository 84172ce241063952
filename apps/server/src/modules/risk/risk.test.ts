// @covers risk-rules risk-cases

import { randomUUID } from 'node:crypto';
import { type RiskRuleDraft, riskEvents, riskFacts, riskFactsOf } from '@baize/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff, type TestStaff } from '../../../test/support/staff-accounts.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createRisk } from './index.ts';
import { riskRows } from './rows.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'as agreed today';
let server: LiveServer;
let brandId: string;
let anna: TestStaff;
let bela: TestStaff;
let call: ReturnType<typeof callsOf>;
let risk: ReturnType<typeof createRisk>;

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  brandId = (await db.owner.query('select id from brands')).rows[0].id;
  anna = await newStaff(server, db, 'anna');
  bela = await newStaff(server, db, 'bela');
  call = callsOf(server, anna);
  risk = createRisk({
    ...{ database: db.database, clock, newId, noteReading: async () => undefined },
    auditLog: { append: async () => 0n },
    collusionPairs: async (asked) => asked.map(() => 0),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.advanceMs(10 * 60_000);
  await run();
  // Each test has its own rules alone.
  await db.owner.query(
    `update risk_rule_versions v set enabled = false from risk_rules r where r.id = v.rule_id and r.brand_id = $1`,
    [brandId],
  );
});

const run = async () => {
  await keepStaffIn();
  for (const job of risk.jobs) if ('repeat' in job) await job.repeat({} as never);
};
const { addMember, signIn, deposit, keepStaffIn } = riskRows({ db, clock, brandId: () => brandId });
const rule = (more: Partial<RiskRuleDraft> = {}): RiskRuleDraft => ({
  ...{ name: 'large deposits', event: 'deposit', action: 'review', enabled: true },
  conditions: [{ fact: 'amount', comparison: 'atLeast', value: '100.00', hours: null }],
  ...more,
});
const save = async (written: RiskRuleDraft, ruleId: string = randomUUID(), version = 0) => {
  const saved = await call('staffRiskRuleSave', { params: { ruleId }, body: { rule: written, version, reason } });
  expect(saved.message).toBe('');
  return ruleId;
};
const casesOf = async (memberId: string) => (await call('staffRiskCases', { data: { memberId } })).value.rows;
const holds = (memberId: string) =>
  db.database
    .transaction()
    .execute((transaction) => risk.holdsWithdrawals(transaction, { brandId, memberId, currencyCode: 'PLY' }));

test('a brand begins with rules that put things into the queue', async () => {
  const { rules } = (await call('staffRiskRules', {})).value;
  expect(rules.map(({ action }) => action)).toEqual(Array(10).fill('review'));
  await run();
  expect((await call('staffRiskRules', {})).value.rules).toHaveLength(rules.length);
});

test('each fact is read of each of its events', async () => {
  const member = await addMember();
  await signIn(member, '198.51.100.1');
  await deposit(member, 5_000);
  for (const event of riskEvents)
    for (const fact of riskFactsOf(event)) {
      const conditions = [
        { fact, comparison: 'atLeast', value: '0', hours: riskFacts[fact].hasWindow ? 24 : null } as const,
      ];
      const tried = await call('staffRiskRuleTry', { body: { rule: rule({ event, conditions }), days: 31 } });
      expect([event, fact, tried.message, tried.success]).toEqual([event, fact, '', true]);
    }
});

test('a trial says what a rule would have met, and writes nothing', async () => {
  const [member, other] = [await addMember(), await addMember()];
  await deposit(member, 77_700);
  await deposit(member, 77_800);
  await deposit(other, 77_600);
  const conditions: RiskRuleDraft['conditions'] = [
    { fact: 'amount', comparison: 'atLeast', value: '776', hours: null },
    { fact: 'deposits', comparison: 'atLeast', value: '1', hours: 1 },
  ];
  const body = { rule: rule({ conditions }), days: 31 };
  const { value } = await call('staffRiskRuleTry', { body });
  expect(value).toMatchObject({ matches: 3, members: 2, isComplete: true });
  expect(value.examples.map(({ amount }) => amount).sort()).toEqual(['776.00', '777.00', '778.00']);
  expect(value.examples[0]?.figures).toHaveLength(2);
  expect(await casesOf(member)).toEqual([]);
});

test('an event that meets two rules is one case, however often and by how many it is looked at', async () => {
  const first = await save(rule());
  const second = await save(
    rule({ name: 'any deposit', conditions: [{ fact: 'deposits', comparison: 'atLeast', value: '1', hours: 1 }] }),
  );
  const member = await addMember();
  await deposit(member, 20_000);
  await Promise.all([run(), run(), holds(member), holds(member)]);
  await run();
  const cases = await casesOf(member);
  expect(cases).toMatchObject([{ event: 'deposit', state: 'open', amount: '200.00', holdsWithdrawals: false }]);
  expect(cases[0]?.rules.map(({ ruleId }) => ruleId).sort()).toEqual([first, second].sort());
  const { rules } = (await call('staffRiskRules', {})).value;
  expect(rules.find(({ ruleId }) => ruleId === first)?.figures).toMatchObject({ matches: 1, waiting: 1 });
});

test('accounts that come from one address are counted at registration, the own one among them', async () => {
  await save(
    rule({
      event: 'registration',
      conditions: [{ fact: 'accountsAtAddress', comparison: 'atLeast', value: '3', hours: 24 }],
    }),
  );
  const members: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const member = await addMember();
    await signIn(member, '198.51.100.77');
    // Whoever signs in within a minute is counted, so that the sign-in after a registration is.
    clock.advanceMs(61_000);
    members.push(member);
  }
  await run();
  expect(await Promise.all(members.map(async (member) => (await casesOf(member)).length))).toEqual([0, 0, 1]);
});

test('an hour of bets on both sides is found by its turnover', async () => {
  const conditions: RiskRuleDraft['conditions'] = [
    { fact: 'lowRiskPercent', comparison: 'atLeast', value: '60', hours: 24 },
  ];
  await save(rule({ event: 'bet', conditions }));
  const [both, one] = [await addMember(), await addMember()];
  const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
  for (const [member, valid] of [
    [both, 1_000],
    [one, 9_000],
  ] as const)
    await db.owner.query(
      `insert into turnover_hours (member_id, starts_at, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
         valid_turnover_minor, payout_minor) values ($1, $2, 'LIVE', 'BAIZE', 'PLY', 'cash', $3, 20, 10000, $4, 9000)`,
      [member, hour, brandId, valid],
    );
  await run();
  expect(await casesOf(both)).toEqual([]);
  clock.advanceMs(70 * 60_000);
  await run();
  expect(await casesOf(both)).toMatchObject([{ event: 'bet', amount: '100.00' }]);
  expect(await casesOf(one)).toEqual([]);
});

test('withdrawals wait while a case that says so stands, also for what nobody looked at yet', async () => {
  await save(rule({ action: 'holdWithdrawals' }));
  const [member, other] = [await addMember(), await addMember()];
  await deposit(member, 20_000);
  await deposit(other, 9_900);
  expect([await holds(member), await holds(other)]).toEqual([true, false]);
  const [found] = await casesOf(member);
  const caseId = found?.caseId ?? '';
  await call('staffRiskCaseAct', { params: { caseId }, body: { act: 'claim', note: '' } });
  expect(await holds(member)).toBe(true);
  await call('staffRiskCaseAct', {
    params: { caseId },
    body: { act: 'close', outcome: 'noFault', note: 'his salary' },
  });
  expect(await holds(member)).toBe(false);
  await call('staffRiskCaseAct', { params: { caseId }, body: { act: 'reopen', note: 'looked again' } });
  expect(await holds(member)).toBe(true);
});

test('what is only noted is in no queue until another rule asks for people', async () => {
  await save(rule({ action: 'note' }));
  const member = await addMember();
  await deposit(member, 20_000);
  await run();
  expect(await casesOf(member)).toMatchObject([{ state: 'noted' }]);
  await save(rule({ name: 'later', action: 'holdWithdrawals' }));
  expect(await holds(member)).toBe(true);
  expect(await casesOf(member)).toMatchObject([{ state: 'open', holdsWithdrawals: true }]);
});

test('a rule that is changed while it is compared makes a case of the version that was met', async () => {
  const ruleId = await save(rule());
  const member = await addMember();
  await deposit(member, 20_000);
  await Promise.all([run(), save(rule({ enabled: false }), ruleId, 1)]);
  await run();
  for (const { caseId } of await casesOf(member)) {
    const { matches } = (await call('staffRiskCase', { params: { caseId } })).value;
    expect(matches).toMatchObject([{ ruleId, version: 1, figures: [{ fact: 'amount', value: '200.00' }] }]);
  }
  const later = await addMember();
  await deposit(later, 20_000);
  await run();
  expect(await casesOf(later)).toEqual([]);
  const stale = await call('staffRiskRuleSave', { params: { ruleId }, body: { rule: rule(), version: 1, reason } });
  expect(stale.message).toBe('already_decided');
  const { versions } = (await call('staffRiskRule', { params: { ruleId } })).value;
  expect(versions).toMatchObject([{ version: 2, changedBy: 'anna', reason }, { version: 1 }]);
  expect((await auditOf(db, `riskRule:${ruleId}`)).map(({ act }) => act)).toEqual(['saveRiskRule', 'saveRiskRule']);
});

test('two who take a case at once: one has it, the other reads so; its holder alone closes it', async () => {
  await save(rule());
  const member = await addMember();
  await deposit(member, 20_000);
  await run();
  const caseId = (await casesOf(member))[0]?.caseId ?? '';
  const act = (staff: TestStaff, body: { act: 'claim' | 'close' | 'release'; outcome?: 'fraud'; note: string }) =>
    callsOf(server, staff)('staffRiskCaseAct', { params: { caseId }, body });
  const claims = await Promise.all([anna, bela].map((staff) => act(staff, { act: 'claim', note: '' })));
  expect(claims.map(({ message }) => message).sort()).toEqual(['', 'case_held']);
  const [holder, other] = claims[0]?.success ? [anna, bela] : [bela, anna];
  expect((await act(other, { act: 'close', outcome: 'fraud', note: 'one person' })).message).toBe('case_held');
  expect((await act(holder, { act: 'close', note: 'no outcome' })).message).toBe('invalid_input');
  expect((await act(holder, { act: 'close', outcome: 'fraud', note: 'one person' })).success).toBe(true);
  expect((await act(holder, { act: 'close', outcome: 'fraud', note: 'one person' })).message).toBe('already_decided');
  expect((await auditOf(db, `riskCase:${caseId}`)).map((line) => [line.actor, line.act])).toEqual([
    [holder.id, 'claimRiskCase'],
    [holder.id, 'closeRiskCase'],
  ]);
  const { steps, acts } = (await callsOf(server, holder)('staffRiskCase', { params: { caseId } })).value;
  expect(steps.map(({ act: done, outcome }) => [done, outcome])).toEqual([
    ['close', 'fraud'],
    ['claim', null],
  ]);
  expect(acts).toEqual(['reopen']);
});

test('who lost the permission in the middle of a case can end nothing', async () => {
  await save(rule());
  const member = await addMember();
  await deposit(member, 20_000);
  await run();
  const caseId = (await casesOf(member))[0]?.caseId ?? '';
  const cora = await newStaff(server, db, `cora${clock.now().getTime()}`);
  const act = callsOf(server, cora);
  expect((await act('staffRiskCaseAct', { params: { caseId }, body: { act: 'claim', note: '' } })).success).toBe(true);
  await db.owner.query('delete from staff_role_grants where staff_id = $1', [cora.id]);
  const body = { act: 'close', outcome: 'watch', note: 'too late' } as const;
  expect((await act('staffRiskCaseAct', { params: { caseId }, body })).message).toBe('operation_not_allowed');
  // Anybody who may can put it back.
  expect(
    (await call('staffRiskCaseAct', { params: { caseId }, body: { act: 'release', note: 'she left' } })).success,
  ).toBe(true);
});

test('staff of a brand reaches nothing of another', async () => {
  const other = await insertBrand(db.owner, 'risk_other');
  await run();
  const member = await addMember(other.id);
  const { rows } = await db.owner.query('select id from risk_rules where brand_id = $1 limit 1', [other.id]);
  const ruleId = rows[0].id as string;
  const caseId = newId();
  await db.owner.query(
    `insert into risk_cases (id, brand_id, member_id, event, event_id, happened_at, state, holds_withdrawals, found_at)
     values ($1, $2, $3, 'deposit', 'x', now(), 'open', false, now())`,
    [caseId, other.id, member],
  );
  const answers = [
    await call('staffRiskRule', { params: { ruleId } }),
    await call('staffRiskRuleSave', { params: { ruleId }, body: { rule: rule(), version: 1, reason } }),
    await call('staffRiskRuleSave', { params: { ruleId }, body: { rule: rule(), version: 0, reason } }),
    await call('staffRiskCase', { params: { caseId } }),
    await call('staffRiskCaseAct', { params: { caseId }, body: { act: 'claim', note: '' } }),
  ];
  expect(answers.map(({ message }) => message)).toEqual(Array(5).fill('not_found'));
  expect(await casesOf(member)).toEqual([]);
});
