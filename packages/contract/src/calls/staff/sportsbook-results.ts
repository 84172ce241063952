import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { bookSelection } from '../game/sportsbook.ts';
import { staffReason as reason } from './accounts.ts';
import { bookCode, classification, matchParams, score } from './sportsbook-board.ts';

const goals = z.int().check(z.minimum(0), z.maximum(999));
const sentScore = z.strictObject({ home: goals, away: goals });
const status = z.enum(['finished', 'abandoned', 'postponed']);
const resultState = z.enum(['PROPOSED', 'APPROVED', 'REFUSED', 'APPLIED']);
const outcome = {
  status,
  score,
  halfTimeScore: z.nullable(score),
  firstGoal: z.nullable(z.enum(['home', 'away', 'none'])),
  voidMarkets: z.array(z.string()),
  ...classification,
};
const sentRunners = z.optional(z.array(bookSelection).check(z.maxLength(8)));
const resultParams = z.strictObject({ resultId: clientId });

export const staffBookPropose = defineCall({
  summary: 'Enter or correct the result of a match; nothing moves before another person approves it',
  method: 'POST',
  path: '/wps/staff/sportsbook/matches/:matchId/results',
  access: 'staff',
  permission: 'sportsbook.results',
  forAllBrands: true,
  encrypted: false,
  params: matchParams,
  body: z.strictObject({
    /** What became of the match. */
    ending: status,
    score: sentScore,
    halfTimeScore: z.nullable(sentScore),
    firstGoal: z.nullable(z.enum(['home', 'away', 'none'])),
    voidMarkets: z.array(text(10)).check(z.maxLength(30)),
    /** Of a cup that was played: its winner, or all who share the place. */
    winners: sentRunners,
    /** Of a cup: runners that did not start; their bets are given back. */
    withdrawn: sentRunners,
    reason,
  }),
  answer: z.object({ resultId: z.string() }),
  errors: ['not_found', 'request_pending'],
});

const resultRow = z.object({
  resultId: z.string(),
  vendorCode: bookCode,
  matchId: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  ...outcome,
  state: resultState,
  reason: z.string(),
  /** A person of the staff, or `feed:` and its code. */
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string(),
  decidedAt: z.nullable(instant),
  decisionReason: z.string(),
  appliedAt: z.nullable(instant),
});

export const staffBookResults = defineCall({
  summary: 'Results that were entered or corrected, and who approved them',
  method: 'GET',
  path: '/wps/staff/sportsbook/results',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['proposedAt'], { vendorCode: z.optional(bookCode), state: z.optional(resultState) }),
  answer: rowsOf(resultRow),
  errors: [],
});

export const staffBookResult = defineCall({
  summary: 'A result with what it does to bets, shown before anything moves',
  method: 'GET',
  path: '/wps/staff/sportsbook/results/:resultId',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  params: resultParams,
  answer: z.object({
    result: resultRow,
    /** He who entered it does not decide it. */
    isOwn: z.boolean(),
    /** What holds without it; null: nothing yet. */
    before: z.nullable(z.object(outcome)),
    /** Null once it is decided. */
    effect: z.nullable(
      z.object({
        /** Open bets that it brings nearer to their end. */
        openBets: z.int(),
        openStake: amount,
        /** Settled bets that return something else. */
        changed: z.int(),
        /** What they return more, and what is taken back. */
        given: amount,
        taken: amount,
        /** Members who have less than is taken back, and what they will owe. */
        debtors: z.int(),
        owed: amount,
        bets: z.array(
          z.object({
            betId: z.string(),
            memberName: z.string(),
            from: amount,
            to: amount,
            owed: amount,
          }),
        ),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const staffBookDecide = defineCall({
  summary: 'Approve or refuse a result that somebody else entered. Final',
  method: 'POST',
  path: '/wps/staff/sportsbook/results/:resultId/decision',
  access: 'staff',
  permission: 'sportsbook.results',
  forAllBrands: true,
  encrypted: false,
  params: resultParams,
  body: z.strictObject({ decision: z.enum(['APPROVED', 'REFUSED']), reason }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided', 'operation_not_allowed'],
});

const betState = z.enum(['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'VOID', 'CASHED_OUT']);

export const staffBookBets = defineCall({
  summary: 'Bets of the sportsbooks as they come in',
  method: 'GET',
  path: '/wps/staff/sportsbook/bets',
  access: 'staff',
  permission: 'sportsbook.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['placedAt', 'stake'], {
    vendorCode: z.optional(bookCode),
    state: z.optional(betState),
    matchId: z.optional(text(60)),
  }),
  answer: rowsOf(
    z.object({
      betId: z.string(),
      vendorCode: bookCode,
      memberId: z.nullable(z.string()),
      memberName: z.string(),
      state: betState,
      refusal: z.string(),
      choose: z.int(),
      stake: amount,
      returned: z.nullable(amount),
      legs: z.array(
        z.object({
          matchId: z.string(),
          league: z.string(),
          home: z.string(),
          away: z.string(),
          market: z.string(),
          selection: z.string(),
          line: z.string(),
          odds: z.string(),
          isInPlay: z.boolean(),
          scoreAtBet: score,
        }),
      ),
      placedAt: instant,
      voidReason: z.string(),
    }),
  ),
  errors: [],
});

export const staffBookBetVoid = defineCall({
  summary: 'Void a bet: its stake goes back, and what a result paid is taken back; the member reads the reason',
  method: 'POST',
  path: '/wps/staff/sportsbook/bets/:betId/void',
  access: 'staff',
  permission: 'sportsbook.results',
  forAllBrands: true,
  encrypted: false,
  params: z.strictObject({ betId: clientId }),
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['not_found', 'round_closed'],
});
