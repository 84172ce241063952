import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { memberType } from '../account.ts';
import { movementName } from '../money.ts';
import { staffReason as reason } from './accounts.ts';

const memberParams = z.strictObject({ memberId: clientId });

export const staffMembers = defineCall({
  summary: 'Members of the brand; found by name, id, or a whole mobile number or mail address',
  method: 'GET',
  path: '/wps/staff/members',
  access: 'staff',
  permission: 'members.read',
  encrypted: false,
  data: pageOf(['registeredAt', 'username', 'lastLoginAt'], {
    search: z.optional(text(254)),
    type: z.optional(memberType),
    isBlocked: z.optional(z.boolean()),
    /** Seen in the last five minutes, in a session that lives. */
    isOnline: z.optional(z.boolean()),
    label: z.optional(text(40)),
  }),
  answer: rowsOf(
    z.object({
      memberId: z.string(),
      username: z.string(),
      nickname: z.string(),
      type: memberType,
      rankLevel: z.int(),
      rankName: z.string(),
      labels: z.array(z.string()),
      isBlocked: z.boolean(),
      registeredAt: instant,
      lastLoginAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

/** Limits of stakes and deposits: of one bet, of a day. */
export const limitKind = z.enum(['stake', 'dayStake', 'dayLoss', 'dayDeposit']);

const moneyLine = z.object({
  id: z.string(),
  movement: movementName,
  /** Signed from the member's point of view. */
  amount,
  balanceBefore: amount,
  balanceAfter: amount,
  reference: z.string(),
  bookedAt: instant,
});

export const staffMember = defineCall({
  summary: 'One member: what staff has to know of him',
  method: 'GET',
  path: '/wps/staff/members/:memberId',
  access: 'staff',
  permission: 'members.read',
  encrypted: false,
  params: memberParams,
  answer: z.object({
    memberId: z.string(),
    username: z.string(),
    nickname: z.string(),
    type: memberType,
    /** Empty without one. */
    uplineName: z.string(),
    registeredAt: instant,
    lastLoginAt: z.nullable(instant),
    blockedAt: z.nullable(instant),
    /** Null: he may bet, as far as nothing else hinders him. */
    betsBlockedAt: z.nullable(instant),
    /** Null: money may leave his wallet. */
    withdrawalsBlockedAt: z.nullable(instant),
    bonusesBlockedAt: z.nullable(instant),
    /** He has to choose a new password before anything else. */
    mustChangePassword: z.boolean(),
    isOnline: z.boolean(),
    /** Masked; empty without one. */
    mobileMasked: z.string(),
    emailMasked: z.string(),
    openSessions: z.int(),
    /** Nothing is paid out until then; null when nothing is held up. */
    coolingOffUntil: z.nullable(instant),
    rankLevel: z.int(),
    rankName: z.string(),
    labels: z.array(z.string()),
    /** `#rrggbb` or empty. */
    labelColour: z.string(),
    /** Cash to play with, what a running bonus holds, and what is set aside for bets and withdrawals. */
    balance: z.object({ cash: amount, bonus: amount, locked: amount, currency: z.string() }),
    vipLevel: z.int(),
    /** Own ones; null: the brand's holds, which is null where there is none. */
    limits: z.array(z.object({ kind: limitKind, amount: z.nullable(amount), brandAmount: z.nullable(amount) })),
    /** The latest ten of the cash account. */
    recentLines: z.array(moneyLine),
  }),
  errors: ['not_found'],
});

export const staffMemberTransactions = defineCall({
  summary: 'A member’s statement, the latest line first',
  method: 'GET',
  path: '/wps/staff/members/:memberId/transactions',
  access: 'staff',
  permission: 'members.read',
  encrypted: false,
  params: memberParams,
  data: pageOf(['bookedAt'], { from: z.optional(instant), to: z.optional(instant) }),
  answer: rowsOf(moneyLine),
  errors: ['not_found'],
});

export const adjustmentOccasion = z.enum(['mistake', 'complaint', 'technicalFault', 'goodwill', 'other']);

export const staffMemberAdjust = defineCall({
  summary:
    'Give (positive) or take (negative) a member’s cash. The member reads the reason. Done once for a request id, for ever',
  method: 'POST',
  path: '/wps/staff/members/:memberId/adjustments',
  access: 'staff',
  permission: 'money.adjust',
  encrypted: false,
  perMinute: 60,
  params: memberParams,
  body: z.strictObject({ requestId: clientId, amount, occasion: adjustmentOccasion, reason }),
  /** `waiting`: it is above what one person may do, and a second one decides. `replay`: it was asked for before, by the same request. */
  answer: z.object({ state: z.enum(['booked', 'waiting']), balance: amount, replay: z.boolean() }),
  errors: ['not_found', 'insufficient_funds', 'repeated_with_other_content', 'already_decided'],
});

export const staffCorrections = defineCall({
  summary:
    'Corrections of members’ balances: those that wait for a second person, and those that were booked or refused',
  method: 'GET',
  path: '/wps/staff/corrections',
  access: 'staff',
  permission: 'money.adjust',
  encrypted: false,
  data: pageOf(
    ['askedAt', 'amount'],
    { state: z._default(z.enum(['waiting', 'booked', 'refused']), 'waiting') },
    'desc',
  ),
  answer: rowsOf(
    z.object({
      correctionId: z.string(),
      memberId: z.string(),
      memberName: z.string(),
      amount,
      currency: z.string(),
      occasion: adjustmentOccasion,
      reason: z.string(),
      state: z.enum(['waiting', 'booked', 'refused']),
      /** The caller asked for it: somebody else has to agree. */
      isMine: z.boolean(),
      askedBy: z.string(),
      askedByName: z.string(),
      askedAt: instant,
      /** Null, with an empty name: one person was enough, or nobody has decided yet. */
      decidedBy: z.nullable(z.string()),
      decidedByName: z.string(),
      decidedAt: z.nullable(instant),
      decisionReason: z.string(),
    }),
  ),
  errors: [],
});

export const staffCorrectionDecide = defineCall({
  summary: 'Book a correction that waits, as a second person, or refuse it; who asked for it may only withdraw it',
  method: 'POST',
  path: '/wps/staff/corrections/:correctionId',
  access: 'staff',
  permission: 'money.adjust',
  encrypted: false,
  params: z.strictObject({ correctionId: clientId }),
  body: z.strictObject({ to: z.enum(['booked', 'refused']), reason }),
  /** `replay`: the caller decided so before. */
  answer: z.object({ replay: z.boolean() }),
  errors: ['not_found', 'already_decided', 'permission_not_held', 'insufficient_funds', 'repeated_with_other_content'],
});

export const staffMemberLimit = defineCall({
  summary: 'Set a limit of a member, or (null) take it away',
  method: 'PUT',
  path: '/wps/staff/members/:memberId/limits/:kind',
  access: 'staff',
  permission: 'members.limits',
  encrypted: false,
  params: z.strictObject({ memberId: clientId, kind: limitKind }),
  body: z.strictObject({ amount: z.nullable(amount), reason }),
  answer: z.object({ amountBefore: z.nullable(amount) }),
  errors: ['not_found'],
});

/** What is blocked: the whole account, which ends its sessions; bets alone; what leaves the wallet alone; joining promotions alone. */
export const memberBlock = z.enum(['all', 'bets', 'withdrawals', 'bonuses']);

export const staffMemberBlock = defineCall({
  summary:
    'Block a member, his bets, his withdrawals or his bonuses, or lift the block; of the whole account it ends his sessions at once',
  method: 'POST',
  path: '/wps/staff/members/:memberId/block',
  access: 'staff',
  permission: 'members.block',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ what: z._default(memberBlock, 'all'), isBlocked: z.boolean(), reason }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffMemberStanding = defineCall({
  summary: 'Set a member’s club rank and labels; what is left out stays',
  method: 'PUT',
  path: '/wps/staff/members/:memberId/standing',
  access: 'staff',
  permission: 'members.label',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({
    rankLevel: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
    rankName: z.optional(text(40)),
    labels: z.optional(z.array(text(40).check(z.minLength(1, 'not_empty'))).check(z.maxLength(10))),
    labelColour: z.optional(z.string().check(z.regex(/^(#[0-9a-f]{6})?$/, 'field_format'))),
    reason,
  }),
  answer: z.object({}),
  errors: ['not_found'],
});
