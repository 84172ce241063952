import * as z from 'zod';
import { limitKinds, playBarKinds, retryOf, type WalletCode } from '../wallet.ts';
import { anyInteger } from './fields.ts';

const codes = Object.keys(retryOf) as [WalletCode, ...WalletCode[]];
const instant = z.iso.datetime({ offset: true });

const balance = z.object({
  cashMinor: anyInteger,
  bonusMinor: anyInteger,
  lockedMinor: anyInteger,
  version: anyInteger,
});
const limitKind = z.enum(limitKinds);
const reachedKind = z.enum([...limitKinds, ...playBarKinds]);

const answer = z
  .object({
    status: z.enum(['ok', 'refused']),
    code: z.enum(codes),
    retry: z.enum(['never', 'same', 'after']),
    txId: z.string(),
    ledgerId: z.nullable(z.string()),
    balance: z.nullable(balance),
    replay: z.boolean(),
    limit: z.exactOptional(z.object({ kind: reachedKind, until: z.nullable(instant) })),
  })
  .check(z.refine(({ status, code }) => (status === 'ok') === (code === 'OK'), 'field_choice'));

const session = z.object({
  session: z.string(),
  playerRef: z.string(),
  gameCode: z.string(),
  currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
  locale: z.string(),
  jurisdiction: z.string(),
  prizePool: z.string(),
  displayName: z.string(),
  minRoundIntervalMs: z.int(),
  realityCheckMs: z.int(),
  autoplay: z.boolean(),
  /** An operator of before tells neither of these two. */
  buyFeature: z.boolean().default(false),
  tableMaxPercent: z.int().check(z.positive(), z.lte(10_000)).default(100),
  limits: z.array(z.object({ kind: limitKind, amountMinor: anyInteger })),
  balance,
});

const round = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  playerRef: z.string(),
  stakeMinor: anyInteger,
  payoutMinor: anyInteger,
  validTurnoverMinor: z.nullable(anyInteger),
  status: z.enum(['held', 'open', 'closed', 'cancelled']),
  openedAt: instant,
  closedAt: z.nullable(instant),
});

const feedEntry = z.object({
  ledgerId: z.string(),
  txId: z.string(),
  roundId: z.string(),
  playerRef: z.string(),
  movement: z.string(),
  amountMinor: anyInteger,
  currency: z.string(),
  bookedAt: instant,
});

/**
 * The JSON form of each command's answer: always an object, so what may be null stands under a name. A reader overlooks fields that it
 * does not know, so that a newer operator can say more.
 */
export const answers = {
  authenticate: z.discriminatedUnion('status', [
    z.object({ status: z.literal('ok'), value: session }),
    z.object({ status: z.literal('refused'), code: z.enum(['SESSION_INVALID', 'GAME_UNAVAILABLE', 'INTERNAL']) }),
  ]),
  checkSession: z.discriminatedUnion('status', [
    z.object({ status: z.literal('ok'), playerRef: z.string() }),
    z.object({ status: z.literal('refused'), code: z.literal('SESSION_INVALID') }),
  ]),
  endSession: z.object({ status: z.literal('ok') }),
  balance: z.object({ balance: z.nullable(balance) }),
  play: answer,
  debit: answer,
  credit: answer,
  cancel: answer,
  endRound: answer,
  getRound: z.object({ round: z.nullable(round) }),
  getTx: z.object({ tx: z.nullable(answer) }),
  adjust: answer,
  promo: answer,
  fundPool: answer,
  pools: z.object({ pools: z.array(z.object({ pool: z.string(), amountMinor: anyInteger })) }),
  grantFreeRounds: answer,
  cancelFreeRounds: answer,
  makeBet: answer,
  commitBet: answer,
  discardBet: answer,
  settleBet: answer,
  resettleBet: answer,
  settleBets: z.object({ answers: z.array(answer) }),
  cashOut: answer,
  transferIn: answer,
  transferOut: answer,
  queryTransfer: z.object({ transfer: z.nullable(answer) }),
  feed: z.object({ entries: z.array(feedEntry), next: z.string(), isEnd: z.boolean() }),
} as const;

/** The commands whose answer may be null, and the name that it stands under. */
export const nameOfNullable = {
  balance: 'balance',
  getRound: 'round',
  getTx: 'tx',
  queryTransfer: 'transfer',
} as const;
