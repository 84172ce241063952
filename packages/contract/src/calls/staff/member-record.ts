import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, gameType, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { memberType } from '../account.ts';
import { staffReason as reason } from './accounts.ts';

const permission = 'members.read';
const params = z.strictObject({ memberId: clientId });

/** What the search of the console finds a member by. */
export const searchKinds = [
  'member',
  'contact',
  'payee',
  'address',
  'bet',
  'deposit',
  'withdrawal',
  'transfer',
] as const;

export const staffSearch = defineCall({
  summary:
    'Finds members by name, id, number or mail address, payee’s name or account number, network address, and by the id of a bet or round, a deposit, a withdrawal or a transfer; what the caller’s role does not show is not searched',
  method: 'GET',
  path: '/wps/staff/search',
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 120,
  data: z.strictObject({ search: text(254).check(z.minLength(2)) }),
  answer: z.object({
    hits: z.array(
      z.object({
        kind: z.enum(searchKinds),
        memberId: z.string(),
        username: z.string(),
        /** The thing that was found: an id, a payee with the end of his number, an address. Empty where it is the member himself. */
        label: z.string(),
        /** The deposit’s, withdrawal’s or transfer’s id, the bet’s round; empty for the others. */
        id: z.string(),
      }),
    ),
  }),
  errors: [],
});

/** What stands in a member’s timeline. */
export const timelineKinds = [
  'registered',
  'signIn',
  'deposit',
  'withdrawal',
  'transfer',
  'bigBet',
  'bonus',
  'reward',
  'limit',
  'break',
  'staffAct',
  'message',
  'note',
] as const;
const timelineKind = z.enum(timelineKinds);

export const staffMemberTimeline = defineCall({
  summary:
    'What happened with a member, the latest first: sign-ins, orders, big bets, bonuses, limits, acts of staff, messages, notes; kinds that the caller’s role does not show are left out',
  method: 'GET',
  path: '/wps/staff/members/:memberId/timeline',
  access: 'staff',
  permission,
  encrypted: false,
  params,
  data: z.strictObject({
    /** Of these kinds; all without one. */
    kinds: z._default(z.array(timelineKind).check(z.maxLength(timelineKinds.length)), []),
    /** The answer’s of the first page, so that what happens meanwhile moves no page. */
    asOf: z.optional(instant),
    page: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
    count: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
  }),
  answer: z.object({
    events: z.array(
      z.object({
        kind: timelineKind,
        id: z.string(),
        at: instant,
        /** A state or outcome: of a deposit `PAID`, of a sign-in `success`, of a staff act its name. */
        state: z.string(),
        /** Free words: an address, a name, a note, a reason. */
        text: z.string(),
        /** The staff member who did it; empty for the others. */
        by: z.string(),
        amount: z.nullable(amount),
        /** Of a bet: what it paid. */
        payout: z.nullable(amount),
      }),
    ),
    asOf: instant,
    /** There are earlier ones. */
    hasMore: z.boolean(),
  }),
  errors: ['not_found'],
});

export const staffMemberBets = defineCall({
  summary: 'A member’s bets, the latest first',
  method: 'GET',
  path: '/wps/staff/members/:memberId/bets',
  access: 'staff',
  permission,
  encrypted: false,
  params,
  data: pageOf(['placedAt'], {
    gameType: z.optional(gameType),
    status: z.optional(z.enum(['open', 'settled', 'cancelled'])),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  answer: z.extend(
    rowsOf(
      z.object({
        betId: z.string(),
        roundId: z.string(),
        vendorCode: z.string(),
        gameName: z.string(),
        gameType,
        stake: amount,
        payout: amount,
        /** Payout less stake. */
        net: amount,
        status: z.enum(['open', 'settled', 'cancelled']),
        placedAt: instant,
        settledAt: z.nullable(instant),
        /** Of a round whose feature was bought: the bet that it was played at; its price is the stake. */
        featureBet: z.nullable(amount),
      }),
    ),
    { sums: z.object({ stake: amount, payout: amount, net: amount }) },
  ),
  errors: ['not_found'],
});

/** Why two accounts are thought to be one person’s. */
export const linkReasons = ['payee', 'device', 'address', 'upline', 'downline'] as const;

export const staffMemberLinks = defineCall({
  summary:
    'Where a member came from in his kept sessions, and other accounts with the same payee, device, address or referral',
  method: 'GET',
  path: '/wps/staff/members/:memberId/links',
  access: 'staff',
  permission,
  encrypted: false,
  params,
  answer: z.object({
    devices: z.array(
      z.object({
        address: z.string(),
        userAgent: z.string(),
        sessions: z.int(),
        firstAt: instant,
        lastAt: instant,
        isOpen: z.boolean(),
      }),
    ),
    linked: z.array(
      z.object({
        memberId: z.string(),
        username: z.string(),
        type: memberType,
        isBlocked: z.boolean(),
        /** Each reason once. */
        reasons: z.array(z.enum(linkReasons)),
        registeredAt: instant,
        lastLoginAt: z.nullable(instant),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const staffMemberNoteAdd = defineCall({
  summary: 'Write a note about a member that staff alone reads; written once for a note id',
  method: 'PUT',
  path: '/wps/staff/members/:memberId/notes',
  access: 'staff',
  permission: 'members.label',
  encrypted: false,
  perMinute: 30,
  params,
  body: z.strictObject({ noteId: clientId, text: text(2000).check(z.trim(), z.minLength(1, 'not_empty')) }),
  answer: z.object({}),
  errors: ['not_found', 'repeated_with_other_content'],
});

export const staffMemberPasswordDemand = defineCall({
  summary: 'Make a member choose a new password before anything else',
  method: 'POST',
  path: '/wps/staff/members/:memberId/password-change',
  access: 'staff',
  permission: 'members.block',
  encrypted: false,
  params,
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['not_found'],
});
