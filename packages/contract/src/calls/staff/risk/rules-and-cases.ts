import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, sentAmount, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as reason } from '../accounts.ts';
import {
  type RiskEvent,
  type RiskFact,
  riskEvents,
  riskFactNames,
  riskFacts,
  riskFactsOf,
  riskPresets,
} from './facts.ts';

const event = z.enum(riskEvents);
const fact = z.enum(riskFactNames as [RiskFact, ...RiskFact[]]);
export const riskComparisons = ['atLeast', 'atMost'] as const;
/**
 * `note` writes it down, `review` puts it into the queue. `holdWithdrawals` also keeps withdrawals from being approved by rules,
 * `blockBonuses` also keeps the member from joining promotions. `refuse` is of registrations alone: there is no account, and no case.
 */
export const riskActions = ['note', 'review', 'holdWithdrawals', 'blockBonuses', 'refuse'] as const;
export type RiskAction = (typeof riskActions)[number];
/** What a rule about an event may do. */
export const riskActionsOf = (event: RiskEvent): RiskAction[] =>
  riskActions.filter((action) => action !== 'refuse' || event === 'registration');
/** How far back a condition or a dry run may look. */
export const maxRiskHours = 31 * 24;
const whole = /^\d{1,9}$/;

const condition = z
  .strictObject({
    fact,
    comparison: z.enum(riskComparisons),
    /** An amount of the brand's currency, or a whole number of the fact's unit. */
    value: sentAmount,
    /** How many hours before the event count; null where the fact has no such window. */
    hours: z.nullable(z.int().check(z.minimum(1), z.maximum(maxRiskHours))),
  })
  .check(
    z.refine((one) => riskFacts[one.fact].hasWindow === (one.hours !== null), { path: ['hours'], error: 'not_empty' }),
    z.refine((one) => riskFacts[one.fact].unit === 'amount' || whole.test(one.value), {
      path: ['value'],
      error: 'field_format',
    }),
  );
export type RiskCondition = z.output<typeof condition>;

/** A rule as it is written: what it looks at, all of whose conditions must be met, and what then happens. */
export const riskRuleDraft = z
  .strictObject({
    name: text(60).check(z.trim(), z.minLength(1, 'not_empty')),
    event,
    conditions: z.array(condition).check(z.minLength(1, 'not_empty'), z.maxLength(8)),
    action: z.enum(riskActions),
    enabled: z.boolean(),
  })
  .check(
    z.refine((draft) => draft.conditions.every((one) => riskFactsOf(draft.event).includes(one.fact)), {
      path: ['conditions'],
      error: 'field_choice',
    }),
    z.refine((draft) => riskActionsOf(draft.event).includes(draft.action), { path: ['action'], error: 'field_choice' }),
  );
export type RiskRuleDraft = z.output<typeof riskRuleDraft>;

const ruleParams = z.strictObject({ ruleId: clientId });
const caseParams = z.strictObject({ caseId: clientId });

export const riskCaseStates = ['noted', 'open', 'assigned', 'closed'] as const;
export type RiskCaseState = (typeof riskCaseStates)[number];
export const riskOutcomes = ['fraud', 'bonusAbuse', 'watch', 'noFault'] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];
export const riskCaseActs = ['claim', 'release', 'close', 'reopen'] as const;
export type RiskCaseAct = (typeof riskCaseActs)[number];

const written = {
  ruleId: z.string(),
  version: z.int(),
  /** Empty: a rule that the brand began with, named by its preset. */
  name: z.string(),
  preset: z.nullable(z.enum(riskPresets)),
  event,
  conditions: z.array(condition),
  action: z.enum(riskActions),
  enabled: z.boolean(),
  changedAt: instant,
  /** Null: the brand began with it. */
  changedBy: z.nullable(z.string()),
};

export const staffRiskRules = defineCall({
  summary: 'The risk rules of the brand, with what came of their cases',
  method: 'GET',
  path: '/wps/staff/risk/rules',
  access: 'staff',
  permission: 'risk.read',
  encrypted: false,
  answer: z.object({
    rules: z.array(
      z.object({
        ...written,
        figures: z.object({
          /** Events of the last 90 days that met it. */
          matches: z.int(),
          waiting: z.int(),
          /** Registrations of the last 90 days that it refused. */
          refusals: z.int(),
          outcomes: z.object({ fraud: z.int(), bonusAbuse: z.int(), watch: z.int(), noFault: z.int() }),
          /** Fraud and abuse of bonuses among closed cases with a clear outcome; null: there is none yet. */
          precisionPercent: z.nullable(z.int()),
        }),
      }),
    ),
  }),
  errors: [],
});

export const staffRiskRule = defineCall({
  summary: 'A risk rule with all its versions, the latest first',
  method: 'GET',
  path: '/wps/staff/risk/rules/:ruleId',
  access: 'staff',
  permission: 'risk.read',
  encrypted: false,
  params: ruleParams,
  answer: z.object({ versions: z.array(z.object({ ...written, reason: z.string() })) }),
  errors: ['not_found'],
});

export const staffRiskRuleSave = defineCall({
  summary: 'Write a risk rule, as a new version of what was read',
  method: 'PUT',
  path: '/wps/staff/risk/rules/:ruleId',
  access: 'staff',
  permission: 'risk.rules',
  encrypted: false,
  params: ruleParams,
  body: z.strictObject({
    rule: riskRuleDraft,
    /** The version that was read; 0 for a new rule. */
    version: z.int().check(z.minimum(0)),
    reason,
  }),
  answer: z.object({ version: z.int() }),
  errors: ['not_found', 'already_decided', 'limit_reached'],
});

const figure = z.object({
  fact,
  hours: z.nullable(z.int()),
  /** An amount or a whole number, as in a condition; null: it was not known. */
  value: z.nullable(z.string()),
});

export const staffRiskRuleTry = defineCall({
  summary: 'What a risk rule would have met in the last days, without any act',
  method: 'POST',
  path: '/wps/staff/risk/trial',
  access: 'staff',
  permission: 'risk.rules',
  encrypted: false,
  body: z.strictObject({ rule: riskRuleDraft, days: z.int().check(z.minimum(1), z.maximum(31)) }),
  answer: z.object({
    from: instant,
    /** Events that were looked at, the latest ones. */
    events: z.int(),
    matches: z.int(),
    members: z.int(),
    /** False: there were too many events for the time that a trial has; older ones are left out. */
    isComplete: z.boolean(),
    examples: z.array(
      z.object({
        memberId: z.string(),
        username: z.string(),
        at: instant,
        amount: z.nullable(amount),
        figures: z.array(figure),
      }),
    ),
  }),
  errors: [],
});

const caseRow = z.object({
  caseId: z.string(),
  memberId: z.string(),
  username: z.string(),
  event,
  state: z.enum(riskCaseStates),
  /** Withdrawals of the member are not approved by rules while it stands. */
  holdsWithdrawals: z.boolean(),
  outcome: z.nullable(z.enum(riskOutcomes)),
  holder: z.nullable(z.string()),
  isOwn: z.boolean(),
  amount: z.nullable(amount),
  happenedAt: instant,
  foundAt: instant,
  rules: z.array(z.object({ ruleId: z.string(), name: z.string(), preset: z.nullable(z.enum(riskPresets)) })),
});

export const staffRiskCases = defineCall({
  summary: 'Cases of risk: events of members that met rules, and what staff found',
  method: 'GET',
  path: '/wps/staff/risk/cases',
  access: 'staff',
  permission: 'risk.read',
  encrypted: false,
  data: pageOf(['foundAt', 'happenedAt'], {
    state: z.optional(z.enum(riskCaseStates)),
    event: z.optional(event),
    outcome: z.optional(z.enum(riskOutcomes)),
    ruleId: z.optional(clientId),
    memberId: z.optional(clientId),
    isOwn: z.optional(z.boolean()),
  }),
  answer: rowsOf(caseRow),
  errors: [],
});

export const staffRiskCase = defineCall({
  summary: 'A case of risk: the rules that were met with their figures, and each step of the staff',
  method: 'GET',
  path: '/wps/staff/risk/cases/:caseId',
  access: 'staff',
  permission: 'risk.read',
  encrypted: false,
  params: caseParams,
  answer: z.object({
    ...caseRow.shape,
    version: z.int(),
    eventId: z.string(),
    matches: z.array(
      z.object({
        ...{ ruleId: z.string(), name: z.string(), preset: z.nullable(z.enum(riskPresets)), version: z.int() },
        ...{ action: z.enum(riskActions), matchedAt: instant },
        conditions: z.array(condition),
        figures: z.array(figure),
      }),
    ),
    steps: z.array(
      z.object({
        act: z.enum(riskCaseActs),
        to: z.enum(riskCaseStates),
        outcome: z.nullable(z.enum(riskOutcomes)),
        note: z.string(),
        staff: z.string(),
        at: instant,
      }),
    ),
    /** What the reader may do as the case stands. */
    acts: z.array(z.enum(riskCaseActs)),
  }),
  errors: ['not_found'],
});

export const staffRiskCaseAct = defineCall({
  summary: 'Claim, release, close or reopen a case of risk; a case is closed with an outcome by whoever holds it',
  method: 'POST',
  path: '/wps/staff/risk/cases/:caseId/steps',
  access: 'staff',
  permission: 'risk.work',
  encrypted: false,
  params: caseParams,
  body: z
    .strictObject({
      act: z.enum(riskCaseActs),
      outcome: z.optional(z.enum(riskOutcomes)),
      /** Why; a claim needs none. */
      note: text(500).check(z.trim()),
    })
    .check(
      z.refine((step) => (step.act === 'close') === (step.outcome !== undefined), {
        path: ['outcome'],
        error: 'field_choice',
      }),
      z.refine((step) => step.act === 'claim' || step.note.length >= 3, { path: ['note'], error: 'not_empty' }),
    ),
  answer: z.object({ state: z.enum(riskCaseStates) }),
  errors: ['not_found', 'already_decided', 'case_held'],
});
