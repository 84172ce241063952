/**
 * The vendor wallet contract: the one door between a game vendor and money. Built-in vendors receive an implementation of
 * `VendorWallet` at construction; nothing that decides a game touches the ledger in another way. Amounts are integer minor units.
 */

export type WalletCode =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_REACHED'
  | 'PLAYER_BLOCKED'
  | 'SESSION_INVALID'
  | 'CURRENCY_MISMATCH'
  | 'GAME_UNAVAILABLE'
  | 'TX_CONFLICT'
  | 'TX_CANCELLED'
  | 'ROUND_CLOSED'
  | 'REF_NOT_FOUND'
  | 'INTERNAL';

/** What a vendor does after a failure: drop the act, send the same id again, or wait and send it again. */
export type Retry = 'never' | 'same' | 'after';

export const retryOf: Record<WalletCode, Retry> = {
  OK: 'never',
  INSUFFICIENT_FUNDS: 'never',
  LIMIT_REACHED: 'never',
  PLAYER_BLOCKED: 'never',
  SESSION_INVALID: 'never',
  CURRENCY_MISMATCH: 'never',
  GAME_UNAVAILABLE: 'never',
  TX_CONFLICT: 'never',
  TX_CANCELLED: 'never',
  ROUND_CLOSED: 'never',
  REF_NOT_FOUND: 'after',
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
  /** The house's id of what was booked; null when nothing was. */
  ledgerId: string | null;
  /** The current balance; null when the player is not known. */
  balance: WalletBalance | null;
  /** True: this id was booked before, nothing moved now. */
  replay: boolean;
}

/** What a vendor learns about a player when he enters with a launch token. */
export interface VendorSession {
  session: string;
  /** Opaque and stable; not the member's id or name. */
  playerRef: string;
  gameCode: string;
  currency: { code: string; exponent: number; symbol: string };
  locale: string;
  balance: WalletBalance;
}

export type AuthenticateAnswer =
  | { status: 'ok'; value: VendorSession }
  | { status: 'refused'; code: 'SESSION_INVALID' | 'GAME_UNAVAILABLE' | 'INTERNAL' };

/** A stake of a round. `txId` is permanent: repeats with the same content move nothing, with other content are refused. */
export interface Stake {
  txId: string;
  amountMinor: bigint;
}

export interface Win {
  txId: string;
  /** 0 is allowed: the round lost. */
  amountMinor: bigint;
  kind: 'win' | 'jackpot' | 'freeround';
}

export interface RoundRef {
  roundId: string;
  gameCode: string;
}

export interface VendorWallet {
  authenticate(request: { launchToken: string }): Promise<AuthenticateAnswer>;
  checkSession(request: {
    session: string;
  }): Promise<{ status: 'ok'; playerRef: string } | { status: 'refused'; code: 'SESSION_INVALID' }>;
  endSession(request: { session: string }): Promise<void>;
  balance(request: { playerRef: string }): Promise<WalletBalance | null>;
  /** One atomic trip for an instant game: stake, win and the round's end together, or nothing. */
  play(
    request: RoundRef & { session: string; playerRef: string; debit: Stake; credit: Win; detail?: unknown },
  ): Promise<WalletAnswer>;
  debit(request: RoundRef & { session: string; playerRef: string } & Stake): Promise<WalletAnswer>;
  /** Pays for offline, expired and blocked players too. */
  credit(
    request: RoundRef & { playerRef: string; refTxIds: readonly string[]; roundEnd: boolean } & Win,
  ): Promise<WalletAnswer>;
  /** Reverses one debit, or leaves a tombstone that refuses the late debit. */
  cancel(
    request: RoundRef & { txId: string; targetTxId: string; playerRef: string; reason: string },
  ): Promise<WalletAnswer>;
  endRound(request: RoundRef & { playerRef: string }): Promise<WalletAnswer>;
  getTx(request: { txId: string }): Promise<WalletAnswer | null>;
}
