import * as z from 'zod/mini';
import { amount, gameType, instant, localDate, sentAmount } from '../../fields.ts';

/** A percentage as decimal text, 0 to 100 with at most four decimals. */
export const percent = z.string().check(z.regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, 'amount_format'));

export const contractKinds = [
  'dividend',
  'dailySalary',
  'hourSalary',
  'realTimeSalary',
  'revenueShare',
  'positionTaking',
] as const;
export const contractKind = z.enum(contractKinds);
export type ContractKind = z.output<typeof contractKind>;

/** What an agent is paid: by his contracts, and the rebate of his rates. */
export const payKinds = ['rebate', ...contractKinds] as const;
export const payKind = z.enum(payKinds);
export type PayKind = z.output<typeof payKind>;

export const contractStates = [
  'draft',
  'sent',
  'accepted',
  'changeRequested',
  'terminationRequested',
  'rejected',
  'replaced',
  'terminated',
] as const;
export const contractState = z.enum(contractStates);
export type ContractState = z.output<typeof contractState>;

/** `nothing`: it came to nothing; `held`: staff has to release it; `refused`: staff did not. */
export const payStates = ['nothing', 'paid', 'held', 'refused'] as const;
export const payState = z.enum(payStates);
export type PayState = z.output<typeof payState>;

const maxTiers = 20;
const maxActive = 1_000_000;
const activeAtLeast = z.int().check(z.minimum(0), z.maximum(maxActive));

/**
 * From so much net loss (dividend, revenue share) or valid turnover on, with so many active members, the rate counts for the whole amount.
 * Hourly and real-time salaries have one tier, and position taking, whose rate is the share of what the team loses or wins.
 */
export const contractTier = z.object({ amountAtLeast: amount, activeAtLeast: z.int(), percent: z.string() });
export const contractTerms = z.object({
  tiers: z.array(contractTier),
  /** Dividend: a negative period is taken into the next. */
  carriesLoss: z.boolean(),
  /** Daily wage: paid only for a day on which the team lost. */
  needsTeamLoss: z.boolean(),
});
export type ContractTerms = z.output<typeof contractTerms>;

export const sentTerms = z.strictObject({
  tiers: z
    .array(z.strictObject({ amountAtLeast: sentAmount, activeAtLeast, percent }))
    .check(z.minLength(1, 'not_empty'), z.maxLength(maxTiers)),
  carriesLoss: z._default(z.boolean(), false),
  needsTeamLoss: z._default(z.boolean(), false),
});

export const agentContract = z.object({
  contractId: z.string(),
  kind: contractKind,
  version: z.int(),
  state: contractState,
  holderId: z.string(),
  holder: z.string(),
  /** Empty: the operator. */
  giver: z.string(),
  terms: contractTerms,
  /** Who has to answer; null: nobody. */
  waitsFor: z.nullable(z.enum(['giver', 'holder'])),
  /** The contract ends when that was agreed. */
  startsOn: z.nullable(localDate),
  endsOn: z.nullable(localDate),
  /** `agreed`, `higherRate`, `uplineEnded`, `moved`, or empty. */
  endReason: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type AgentContract = z.output<typeof agentContract>;

/** What an account has a rate of: the turnover of a game type, or the stakes of classic lotteries, as rebate points. */
export const rateKind = z.enum([...gameType.options, 'POINTS']);
export type RateKind = z.output<typeof rateKind>;
export const gameRate = z.object({ gameType: rateKind, percent: z.string() });
export const sentRates = z.array(z.strictObject({ gameType: rateKind, percent })).check(z.maxLength(10));

/** Which days a report is about; a custom period has its first and last date. */
export const reportPeriods = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export const reportSpan = {
  period: z._default(z.enum(reportPeriods), 'today'),
  from: z.optional(localDate),
  to: z.optional(localDate),
};
export const shownSpan = { firstDate: localDate, lastDate: localDate, timeZone: z.string() };

/** What was played: `net` is what the members won, so that the team's loss is below 0. */
export const playSums = {
  bets: z.int(),
  stake: amount,
  validTurnover: amount,
  payout: amount,
  net: amount,
};

export const payLine = z.object({
  payId: z.string(),
  kind: payKind,
  /** Its first date; an hour or slot of it too, as `2026-11-23T14:05`. */
  period: z.string(),
  state: payState,
  due: amount,
  paid: amount,
  /** Paid too much before: later pay is set off against it. */
  setOff: amount,
  computedAt: instant,
});

/** One step of how a pay came to be: what it is, and its amount, rate or count as text. */
export const payStep = z.object({
  step: z.enum([
    'turnover',
    'teamLoss',
    'active',
    'costs',
    'bonuses',
    'providerFees',
    'paymentFees',
    'carried',
    'base',
    'rate',
    'gross',
    'paysDown',
    'keeps',
    'paidBefore',
    'dueOfDay',
    'carry',
    'pointStakes',
  ]),
  /** A game type, the name of a downline, or empty. */
  label: z.string(),
  value: z.string(),
  unit: z.enum(['amount', 'percent', 'count']),
});
