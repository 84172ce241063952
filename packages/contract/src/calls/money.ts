import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, answerLanguage, clientId, gameType, instant, pageNo, pageSize, sentAmount, text } from '../fields.ts';
import { transactionKinds } from '../transaction-kinds.ts';

export const balance = defineCall({
  summary: 'The balance of the session’s wallet',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  answer: z.object({ sumBalance: amount, currency: z.string(), currencySymbol: z.string() }),
  errors: [],
});

export const sandboxDeposit = defineCall({
  summary: 'Deposit play money through the built-in sandbox provider',
  method: 'POST',
  path: '/wps/v2/wallets/deposit/sandbox',
  access: 'realAccount',
  encrypted: false,
  perMinute: 60,
  body: z.strictObject({ requestId: clientId, amount: sentAmount }),
  answer: z.object({ depositId: z.string(), amount, sumBalance: amount, replay: z.boolean() }),
  errors: ['limit_reached', 'repeated_with_other_content', 'account_blocked', 'play_barred'],
});

/** Every way that money moves; a member meets on his statement those that touch his accounts. */
export const movementName = z.enum([
  'deposit',
  'depositReversal',
  'depositReversalOwed',
  'withdrawalHold',
  'withdrawalPayout',
  'withdrawalRelease',
  'withdrawalReturn',
  'withdrawalRepay',
  'cashierFee',
  'cashierFeeRefund',
  'stake',
  'win',
  'stakeRefund',
  'jackpotContribution',
  'jackpotReturn',
  'jackpotSeed',
  'jackpotWin',
  'freeRoundWin',
  'betHold',
  'betCommit',
  'betRelease',
  'adjustment',
  'adjustmentOwed',
  'adjustmentRepaid',
  'transferIn',
  'transferOut',
  'floatCover',
  'memberTransferSent',
  'memberTransferReceived',
  'payoutHold',
  'payoutRelease',
  'promo',
  'rewardPaid',
  'rebatePaid',
  'bonusGrant',
  'bonusConvert',
  'bonusForfeit',
  'pointsEarn',
  'pointsSpend',
  'pointsReturn',
  'commissionEarn',
  'commissionPayout',
  'tax',
  'trialGrant',
  'trialReset',
  'correction',
]);
export type MovementName = z.output<typeof movementName>;

/** How a member narrows his record; each kind is a set of movements (`movement-kinds.ts`). */
const transactionKind = z.enum(transactionKinds);

export const transactions = defineCall({
  summary: 'Statement: every movement of the member’s money, newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransactions',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({
    pageNo,
    pageSize,
    kind: z.optional(transactionKind),
    /** Of at least and at most this amount, whichever way it went. */
    minAmount: z.optional(sentAmount),
    maxAmount: z.optional(sentAmount),
    from: z.optional(instant),
    to: z.optional(instant),
    /** Of the games' names. */
    language: answerLanguage,
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        movement: movementName,
        /** Signed from the member's point of view. */
        amount,
        balanceBefore: amount,
        balanceAfter: amount,
        reference: z.string(),
        /** Of the round that the line belongs to; empty for others. */
        gameName: z.string(),
        bookedAt: instant,
      }),
    ),
    /** With a kind or an amount no more than 10,000 lines are counted and shown. */
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

export const betStatus = z.enum(['open', 'settled', 'cancelled']);

export const bettingRecord = defineCall({
  summary: 'Betting record with paging, filters and sums over everything that matches',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBettingRecord',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({
    pageNo,
    pageSize,
    gameType: z.optional(gameType),
    vendor: z.optional(text(40)),
    status: z.optional(betStatus),
    language: answerLanguage,
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        betId: z.string(),
        roundId: z.string(),
        vendor: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        gameType,
        coverUrl: z.string(),
        stake: amount,
        payout: amount,
        net: amount,
        status: betStatus,
        placedAt: instant,
        settledAt: z.nullable(instant),
        /** Of a round whose feature was bought: the bet that it was played at; its price is the stake. */
        featureBet: z.nullable(amount),
      }),
    ),
    sums: z.object({ count: z.int(), stake: amount, payout: amount, net: amount }),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

const played = {
  bets: z.int(),
  stake: amount,
  validTurnover: amount,
  payout: amount,
  /** Payout less stake: below zero where the member lost. */
  net: amount,
};

/** How far back a member may look. */
const maxPeriodsBack = 60;

export const personalProfit = defineCall({
  summary: 'What the member won and lost in a period of the brand’s calendar, by game type and by day',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({
    /** D day, W week from Monday, H half of a month, M month. */
    period: z.enum(['D', 'W', 'H', 'M']),
    /** 0: the running period, 1: the one before. */
    back: z._default(z.int().check(z.minimum(0), z.maximum(maxPeriodsBack)), 0),
  }),
  answer: z.object({
    /** Local dates of the brand's time zone, both part of the period. */
    firstDate: z.iso.date(),
    lastDate: z.iso.date(),
    timeZone: z.string(),
    sums: z.object(played),
    types: z.array(z.object({ gameType, ...played })),
    /** Every day of the period up to today. */
    days: z.array(z.object({ date: z.iso.date(), ...played })),
  }),
  errors: [],
});
