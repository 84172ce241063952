import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { lottoStatus, resultSource } from '../game/lotto.ts';
import { staffReason as reason } from './accounts.ts';

const gameId = text(60);
const numero = text(12);
const issueParams = z.strictObject({ gameId, numero });
/** Drawn numbers by prize. */
const drawnNumbers = z.record(text(20), z.array(text(20)).check(z.maxLength(100)));

const issueRow = z.object({
  gameId: z.string(),
  name: z.string(),
  numero: z.string(),
  source: resultSource,
  status: lottoStatus,
  /** How often a result was told. */
  generation: z.int(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  settledAt: z.nullable(instant),
  tickets: z.int(),
  stake: amount,
  /** Null until something is paid. */
  payout: z.nullable(amount),
  /** How many of the staff have said something about what is to become of it. */
  entries: z.int(),
});

export const staffLotteryIssues = defineCall({
  summary: 'Issues of the brand’s lotteries',
  method: 'GET',
  path: '/wps/staff/lotteries/issues',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  data: pageOf(['drawsAt'], {
    gameId: z.optional(gameId),
    status: z.optional(lottoStatus),
    source: z.optional(resultSource),
    /** Those that drew, and have no result. */
    waits: z.optional(z.literal('yes')),
    numero: z.optional(text(12)),
  }),
  answer: rowsOf(issueRow),
  errors: [],
});

export const staffLotteryIssue = defineCall({
  summary: 'One issue: what may become of it and by whom, what staff said about it, and what stands on its numbers',
  method: 'GET',
  path: '/wps/staff/lotteries/issues/:gameId/:numero',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  params: issueParams,
  answer: z.object({
    issue: issueRow,
    result: z.nullable(drawnNumbers),
    serverTime: instant,
    next: z.array(z.object({ to: lottoStatus, actor: z.enum(['clock', 'draw', 'feed', 'settlement', 'staff']) })),
    /** The prizes that a result has, in their order. */
    shape: z.array(
      z.object({
        prize: z.string(),
        count: z.int(),
        /** Digits of a number; null: it is one of `tokens`. */
        digits: z.nullable(z.int()),
        tokens: z.array(z.string()),
        isDistinct: z.boolean(),
      }),
    ),
    /** What staff says the result is, or that the issue is cancelled. Another’s numbers are not shown before one’s own. */
    entries: z.array(
      z.object({
        staffName: z.string(),
        isOwn: z.boolean(),
        /** One's own, of a result or an end that is still to come. */
        canWithdraw: z.boolean(),
        at: instant,
        kind: z.enum(['result', 'cancel']),
        generation: z.int(),
        result: z.nullable(drawnNumbers),
        reason: z.string(),
      }),
    ),
    /** Results that the feed sent; the first one counts, and one that differs is for the staff. */
    fed: z.array(z.object({ result: drawnNumbers, at: instant, isFirst: z.boolean() })),
    canEnter: z.boolean(),
    canCancel: z.boolean(),
    numbers: z.array(
      z.object({
        bet: z.string(),
        number: z.string(),
        stake: amount,
        liability: amount,
        /** What it pays of the usual; 0: closed. */
        percent: z.int(),
      }),
    ),
  }),
  errors: ['not_found'],
});

/** `waiting`: somebody else must say the same. `differs`: somebody else said another thing. `agreed`: it stands. `early`: it has not drawn yet. */
const agreement = z.enum(['waiting', 'differs', 'agreed', 'early']);
export type LotteryAgreement = z.output<typeof agreement>;

export const staffLotteryEnter = defineCall({
  summary: 'Enter the result of an issue, or a corrected one; it stands once two of the staff entered the same',
  method: 'POST',
  path: '/wps/staff/lotteries/issues/:gameId/:numero/result',
  access: 'staff',
  permission: 'lotteries.results',
  encrypted: false,
  params: issueParams,
  body: z.strictObject({ result: drawnNumbers, reason }),
  answer: z.object({ state: agreement }),
  errors: ['not_found', 'already_decided'],
});

export const staffLotteryEffect = defineCall({
  summary: 'What a result would change for the tickets of an issue, before it is entered',
  method: 'POST',
  path: '/wps/staff/lotteries/issues/:gameId/:numero/effect',
  access: 'staff',
  permission: 'lotteries.results',
  encrypted: false,
  params: issueParams,
  body: z.strictObject({ result: drawnNumbers }),
  answer: z.object({
    tickets: z.int(),
    winning: z.int(),
    payout: amount,
    /** Against what is paid already. */
    raised: z.object({ tickets: z.int(), sum: amount }),
    lowered: z.object({ tickets: z.int(), sum: amount }),
  }),
  errors: ['not_found', 'already_decided'],
});

export const staffLotteryCancel = defineCall({
  summary: 'Cancel an issue that is not drawn; once two of the staff say so, every stake goes back',
  method: 'POST',
  path: '/wps/staff/lotteries/issues/:gameId/:numero/cancel',
  access: 'staff',
  permission: 'lotteries.results',
  encrypted: false,
  params: issueParams,
  body: z.strictObject({ reason }),
  answer: z.object({ state: agreement }),
  errors: ['not_found', 'already_decided'],
});

export const staffLotteryWithdraw = defineCall({
  summary: 'Withdraw what one said about an issue, as long as nobody else said the same',
  method: 'POST',
  path: '/wps/staff/lotteries/issues/:gameId/:numero/withdraw',
  access: 'staff',
  permission: 'lotteries.results',
  encrypted: false,
  params: issueParams,
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});

export const staffLotteryTickets = defineCall({
  summary: 'Tickets of the brand’s players',
  method: 'GET',
  path: '/wps/staff/lotteries/tickets',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  data: pageOf(['boughtAt', 'cost', 'payout'], {
    gameId: z.optional(gameId),
    numero: z.optional(text(12)),
    status: z.optional(z.enum(['placed', 'stopping', 'settled', 'cancelled'])),
    /** A ticket’s id, or how a member’s name begins. */
    search: z.optional(text(60)),
  }),
  answer: rowsOf(
    z.object({
      ticketId: z.string(),
      memberId: z.string(),
      memberName: z.string(),
      gameId: z.string(),
      name: z.string(),
      numero: z.string(),
      status: z.string(),
      lines: z.array(
        z.object({
          bet: z.string(),
          selection: z.string(),
          cost: amount,
          payout: z.nullable(amount),
          wins: z.nullable(z.int()),
        }),
      ),
      cost: amount,
      top: amount,
      payout: z.nullable(amount),
      generation: z.int(),
      chasePlace: z.int(),
      chaseCount: z.int(),
      boughtAt: instant,
      settledAt: z.nullable(instant),
    }),
  ),
  errors: [],
});
