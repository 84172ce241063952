import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, clientId, instant, pageNo, pageSize, sentAmount } from '../fields.ts';

/** Limits that a member sets for himself. */
export const ownLimitKinds = [
  'dayDeposit',
  'weekDeposit',
  'monthDeposit',
  'dayLoss',
  'weekLoss',
  'monthLoss',
  'dayStake',
  'weekStake',
  'monthStake',
] as const;
const ownLimitKind = z.enum(ownLimitKinds);
export type OwnLimitKind = z.output<typeof ownLimitKind>;

/** How long a break (hours and days) or an exclusion (months and more) lasts. */
export const barLengths = ['24h', '7d', '30d', '6m', '1y', '2y', '5y', 'forever'] as const;
export const barLength = z.enum(barLengths);
export type BarLength = z.output<typeof barLength>;

/** A break, or an exclusion, and when it ends; null: never. */
export const playBar = z.object({ kind: z.enum(['coolOff', 'exclusion']), until: z.nullable(instant) });

export const limitChangeState = z.enum(['IN_FORCE', 'WAITING', 'CONFIRMED', 'WITHDRAWN', 'REPLACED', 'LAPSED']);
export type LimitChangeState = z.output<typeof limitChangeState>;

/** A limit that was raised or taken away (null), and waits for its time and a second yes. */
const waitingChange = z.object({
  id: z.string(),
  amount: z.nullable(amount),
  /** The second yes is taken from then on, until `lapsesAt`. */
  readyAt: instant,
  lapsesAt: instant,
});

export const protection = defineCall({
  summary: 'The account’s limits with what is used of them, its reminder, and the break or exclusion that stands',
  method: 'GET',
  path: '/wps/member/protection',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    limits: z.array(
      z.object({
        kind: ownLimitKind,
        /** The member's own; null without one. */
        amount: z.nullable(amount),
        /** Of the operator, for him or the whole brand; the lower of both binds. */
        operatorAmount: z.nullable(amount),
        used: amount,
        /** When counting begins anew. */
        renewsAt: instant,
        waiting: z.nullable(waitingChange),
      }),
    ),
    bar: z.nullable(playBar),
    /** Every so many minutes of play; null: as the brand does, whose own interval (0: none) stands beside it. */
    reminder: z.object({ minutes: z.nullable(z.int()), brandMinutes: z.int() }),
    raiseDelayHours: z.object({ day: z.int(), week: z.int(), month: z.int() }),
    secondYesDays: z.int(),
  }),
  errors: [],
});

export const setOwnLimit = defineCall({
  summary: 'Set a limit of one’s own: lower it at once, raise it or (null) take it away after a time and a second yes',
  method: 'PUT',
  path: '/wps/member/protection/limits/:kind',
  access: 'realAccount',
  encrypted: false,
  params: z.strictObject({ kind: ownLimitKind }),
  body: z.strictObject({ amount: z.nullable(sentAmount) }),
  answer: z.object({ isInForce: z.boolean(), waiting: z.nullable(waitingChange) }),
  errors: ['quota_exceeded'],
});

export const decideOwnLimit = defineCall({
  summary: 'The second yes to a limit that waits, or taking the change back',
  method: 'POST',
  path: '/wps/member/protection/limits/:kind/decision',
  access: 'realAccount',
  encrypted: false,
  params: z.strictObject({ kind: ownLimitKind }),
  body: z.strictObject({ changeId: clientId, decision: z.enum(['confirm', 'withdraw']) }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided', 'operation_not_allowed'],
});

export const setReminder = defineCall({
  summary: 'How often play is interrupted to say how long and for how much was played; null: as the brand does',
  method: 'PUT',
  path: '/wps/member/protection/reminder',
  access: 'realAccount',
  encrypted: false,
  body: z.strictObject({ minutes: z.nullable(z.literal([30, 60])) }),
  answer: z.object({}),
  errors: ['quota_exceeded'],
});

export const barOwnPlay = defineCall({
  summary: 'Take a break from play, or exclude oneself; nobody can end it early. Every session ends',
  method: 'POST',
  path: '/wps/member/protection/bars',
  access: 'realAccount',
  encrypted: false,
  body: z.strictObject({ length: barLength }),
  answer: playBar,
  errors: [],
});

export const protectionHistory = defineCall({
  summary: 'Every change of the account’s limits, breaks, exclusions and reminders, the latest first',
  method: 'GET',
  path: '/wps/member/protection/history',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: instant,
        what: z.enum(['limit', 'bar', 'reminder']),
        /** Of a limit. */
        limitKind: z.nullable(ownLimitKind),
        before: z.nullable(amount),
        after: z.nullable(amount),
        state: z.nullable(limitChangeState),
        /** Of a break or an exclusion; `endsAt` null: never. */
        barLength: z.nullable(barLength),
        endsAt: z.nullable(instant),
        setBy: z.enum(['member', 'staff', 'contact']),
        /** Of a reminder; null: as the brand does. */
        minutes: z.nullable(z.int()),
      }),
    ),
    total: z.int(),
  }),
  errors: [],
});
