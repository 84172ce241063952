/**
 * The vendor wallet contract: the one door between a game vendor and money. Built-in vendors receive an implementation of
 * `VendorWallet` at construction; nothing that decides a game touches the ledger in another way. Amounts are integer minor units.
 */

import type { BetRef, CashOutRequest, MakeBetRequest, SettleBetRequest, SettleBetsRequest } from './bet.ts';
import type { Debtor } from './debtor.ts';
import type { Contribution, FundPoolRequest, PoolSeed, PoolState } from './jackpot-pool.ts';
import type { PlayRules } from './play-rules.ts';
import type { Turnover } from './turnover.ts';

export {
  type BetRef,
  type CashOutRequest,
  holdLifeMs,
  type MakeBetRequest,
  maxBetsAtOnce,
  type SettleBetRequest,
  type SettleBetsRequest,
} from './bet.ts';
export type { Debtor } from './debtor.ts';
export type { Contribution, FundPoolRequest, PoolSeed, PoolState } from './jackpot-pool.ts';
export type { Turnover } from './turnover.ts';

export type WalletCode =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_REACHED'
  /** More at once than a running bonus allows. */
  | 'BONUS_LIMIT'
  | 'PLAYER_BLOCKED'
  | 'SESSION_INVALID'
  | 'CURRENCY_MISMATCH'
  | 'GAME_UNAVAILABLE'
  | 'TX_CONFLICT'
  | 'TX_CANCELLED'
  | 'ROUND_CLOSED'
  | 'REF_NOT_FOUND'
  /** A jackpot of more than its pool holds: nothing moved. */
  | 'POOL_SHORT'
  /** In `settleBets` alone: this bet's payout or valid turnover is more than may be; by itself the command is refused as wrong input. */
  | 'AMOUNT_INVALID'
  | 'INTERNAL';

/** What a vendor does after a failure: drop the act, send the same id again, or wait and send it again. */
export type Retry = 'never' | 'same' | 'after';

export const retryOf: Record<WalletCode, Retry> = {
  OK: 'never',
  INSUFFICIENT_FUNDS: 'never',
  LIMIT_REACHED: 'never',
  BONUS_LIMIT: 'never',
  PLAYER_BLOCKED: 'never',
  SESSION_INVALID: 'never',
  CURRENCY_MISMATCH: 'never',
  GAME_UNAVAILABLE: 'never',
  TX_CONFLICT: 'never',
  TX_CANCELLED: 'never',
  ROUND_CLOSED: 'never',
  REF_NOT_FOUND: 'after',
  POOL_SHORT: 'never',
  AMOUNT_INVALID: 'never',
  INTERNAL: 'same',
};

export interface WalletBalance {
  cashMinor: bigint;
  bonusMinor: bigint;
  lockedMinor: bigint;
  /** Grows with every change of the player's accounts. */
  version: bigint;
}

export interface WalletAnswer {
  status: 'ok' | 'refused';
  code: WalletCode;
  retry: Retry;
  /** The business act's id, made by the vendor. */
  txId: string;
  /** The operator's id of what was booked; null when nothing was. */
  ledgerId: string | null;
  /** The current balance; null when the player is not known. */
  balance: WalletBalance | null;
  /** True: this id was booked before, nothing moved now. */
  replay: boolean;
  /** With LIMIT_REACHED and BONUS_LIMIT: which limit or bar of play, and until when (ISO 8601; null: until it is changed, of a bar: for ever). */
  limit?: { kind: LimitKind | PlayBarKind; until: string | null };
}

/**
 * What a player may stake at once, and what he may stake, lose and deposit in a day, a week and a month; set for a brand or for one member, by
 * staff or by himself: the lowest wins. `bonusStake`: what he may stake at once while a bonus of his runs.
 */
export const limitKinds = [
  'stake',
  'bonusStake',
  'dayStake',
  'dayLoss',
  'dayDeposit',
  'weekStake',
  'weekLoss',
  'weekDeposit',
  'monthStake',
  'monthLoss',
  'monthDeposit',
] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Why a player may not play at all for a time: he takes a break, or is excluded. */
export const playBarKinds = ['coolOff', 'exclusion'] as const;
export type PlayBarKind = (typeof playBarKinds)[number];

/** What a vendor learns about a player when he enters with a launch token. */
export interface VendorSession extends PlayRules {
  session: string;
  /** Opaque and stable; not the member's id or name. */
  playerRef: string;
  gameCode: string;
  currency: { code: string; exponent: number; symbol: string };
  locale: string;
  /** ISO 3166 code of the law that the brand works under; '' when it names none. */
  jurisdiction: string;
  /** Opaque: players with the same text may win from one pot. Members and trial accounts differ, so do brands: their money never meets. */
  prizePool: string;
  /** How the player is called before others at a table: made unknowable by the operator. */
  displayName: string;
  /** What bounds the player's stakes now, in minor units. */
  limits: readonly { kind: LimitKind; amountMinor: bigint }[];
  balance: WalletBalance;
}

export type AuthenticateAnswer =
  | { status: 'ok'; value: VendorSession }
  | { status: 'refused'; code: 'SESSION_INVALID' | 'GAME_UNAVAILABLE' | 'INTERNAL' };

/** A stake of a round. `txId` is permanent: repeats with the same content move nothing, with other content are refused. */
export interface Stake {
  txId: string;
  amountMinor: bigint;
  /** Come back with the stake when it is cancelled. */
  contributions?: readonly Contribution[];
}

export interface Win {
  txId: string;
  /** 0 is allowed: the round lost. */
  amountMinor: bigint;
  /** `freeround`: paid by the promotion account, needs `grantId`. */
  kind: 'win' | 'jackpot' | 'freeround';
  /** The grant of free rounds that pays; only with `freeround`. */
  grantId?: string;
  /** The pool that pays, refused with POOL_SHORT when it holds less; only with `jackpot`. Without it the operator pays. */
  pool?: string;
  /** What the pool begins anew with, out of another pool, which may fall below 0: the operator advances it. Only with `pool`. */
  seed?: PoolSeed;
}
export interface RoundRef {
  roundId: string;
  gameCode: string;
}

export interface PlayRequest extends RoundRef, Debtor, Turnover {
  /** In their order; may be empty in a free round. */
  debits: readonly Stake[];
  credits: readonly Win[];
  roundEnd: boolean;
  /** Kept with the bet. `featureBetMinor` in it, a decimal text, says that the stake bought a feature at this bet: the betting record shows it. */
  detail?: unknown;
}
export interface DebitRequest extends RoundRef, Debtor, Stake {
  detail?: unknown;
}
export interface CreditRequest extends RoundRef, Win, Turnover {
  playerRef: string;
  /** The stakes that the credit answers; may be empty. */
  refTxIds: readonly string[];
  roundEnd: boolean;
  detail?: unknown;
}
export interface CancelRequest extends RoundRef {
  txId: string;
  targetTxId: string;
  playerRef: string;
  reason: string;
}
/** A later correction of a round's payout. `refuse`: INSUFFICIENT_FUNDS when the player has less; `allowNegative`: the rest is owed. */
export interface AdjustRequest extends RoundRef, Turnover {
  txId: string;
  playerRef: string;
  /** Positive gives, negative takes, never 0. */
  amountMinor: bigint;
  refTxIds: readonly string[];
  policy: 'refuse' | 'allowNegative';
  reason: string;
}
export interface PromoRequest {
  txId: string;
  playerRef: string;
  campaign: string;
  /** Above 0. */
  amountMinor: bigint;
}
export interface FreeRoundsGrant {
  grantId: string;
  playerRef: string;
  campaign: string;
  count: number;
  /** What one free round stakes. */
  valueMinor: bigint;
  gameCodes: readonly string[];
  /** ISO 8601. */
  expiresAt: string;
}

/** For vendors with a wallet of their own: money moves between the player's cash and the vendor's float. */
export interface TransferRequest {
  txId: string;
  playerRef: string;
  /** Above 0. */
  amountMinor: bigint;
}

export interface RoundState extends RoundRef {
  playerRef: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** What counts of the stake for rewards and wages; null until the round is closed. */
  validTurnoverMinor: bigint | null;
  status: 'held' | 'open' | 'closed' | 'cancelled';
  /** ISO 8601. */
  openedAt: string;
  closedAt: string | null;
}

/** One line of what was booked for a vendor. */
export interface FeedEntry {
  ledgerId: string;
  txId: string;
  roundId: string;
  playerRef: string;
  movement: string;
  /** Signed from the player's point of view. */
  amountMinor: bigint;
  currency: string;
  /** ISO 8601. */
  bookedAt: string;
}
export interface FeedPage {
  entries: readonly FeedEntry[];
  /** Where the next page begins; never skips a line that is booked later. */
  next: string;
  /** False: there is more behind `next` already. */
  isEnd: boolean;
}

/**
 * Every command of the contract. The money commands answer a WalletAnswer and never throw for a business reason; the same id with the
 * same content is a replay, with other content TX_CONFLICT.
 */
export interface VendorWallet {
  authenticate(request: { launchToken: string }): Promise<AuthenticateAnswer>;
  checkSession(request: {
    session: string;
  }): Promise<{ status: 'ok'; playerRef: string } | { status: 'refused'; code: 'SESSION_INVALID' }>;
  endSession(request: { session: string }): Promise<void>;
  balance(request: { playerRef: string }): Promise<WalletBalance | null>;
  /** One atomic trip for an instant game: stakes, wins and mostly the round's end together, or nothing. */
  play(request: PlayRequest): Promise<WalletAnswer>;
  debit(request: DebitRequest): Promise<WalletAnswer>;
  /** Pays for offline, expired and blocked players too. */
  credit(request: CreditRequest): Promise<WalletAnswer>;
  /** Reverses one debit, or leaves a tombstone that refuses the late debit. */
  cancel(request: CancelRequest): Promise<WalletAnswer>;
  endRound(request: RoundRef & { playerRef: string }): Promise<WalletAnswer>;
  getRound(request: { roundId: string }): Promise<RoundState | null>;
  getTx(request: { txId: string }): Promise<WalletAnswer | null>;
  adjust(request: AdjustRequest): Promise<WalletAnswer>;
  promo(request: PromoRequest): Promise<WalletAnswer>;
  fundPool(request: FundPoolRequest): Promise<WalletAnswer>;
  /** What stands in the vendor's pools that a player can win from; none for an unknown player. */
  pools(request: { playerRef: string }): Promise<{ pools: readonly PoolState[] }>;
  grantFreeRounds(request: FreeRoundsGrant): Promise<WalletAnswer>;
  cancelFreeRounds(request: { txId: string; grantId: string; playerRef: string }): Promise<WalletAnswer>;
  makeBet(request: MakeBetRequest): Promise<WalletAnswer>;
  commitBet(request: BetRef): Promise<WalletAnswer>;
  discardBet(request: BetRef): Promise<WalletAnswer>;
  settleBet(request: SettleBetRequest): Promise<WalletAnswer>;
  resettleBet(request: SettleBetRequest): Promise<WalletAnswer>;
  /** Settles and resettles up to 5,000 bets; each for itself, with one answer a bet in the order of the request. */
  settleBets(request: SettleBetsRequest): Promise<{ answers: readonly WalletAnswer[] }>;
  cashOut(request: CashOutRequest): Promise<WalletAnswer>;
  transferIn(request: TransferRequest & { session: string }): Promise<WalletAnswer>;
  transferOut(request: TransferRequest): Promise<WalletAnswer>;
  /** Null: surely not applied, and a late one with this id will be refused. */
  queryTransfer(request: { txId: string; playerRef: string }): Promise<WalletAnswer | null>;
  feed(request: { after: string | null; limit: number }): Promise<FeedPage>;
}
