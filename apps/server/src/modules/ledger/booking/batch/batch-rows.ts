import type { GameType, MovementName } from '@baize/contract';
import type { SqlStatement } from '../../../../platform/database/sql-statement.ts';
import type { PlayAccountKind } from '../../accounts.ts';
import type { DayCounters } from '../wallet/wallet.ts';

/** A line of the journal; the money fields are null for an act that moves nothing. */
export interface LineRow {
  source: string;
  reference: string;
  leg: number;
  memberId: string;
  act: string;
  /** Hex. */
  fingerprint: string;
  subject: string;
  outcome: 'booked' | 'noted' | 'tombstone';
  resolves: string | null;
  movement: MovementName | null;
  debitAccountId: string | null;
  creditAccountId: string | null;
  amountMinor: bigint | null;
  debitBalanceMinor: bigint | null;
  debitVersion: bigint | null;
  creditBalanceMinor: bigint | null;
  creditVersion: bigint | null;
}

/** An account as it shall stand; `turn` is the one that was seen. */
export interface AccountRow {
  id: string;
  turn: bigint;
  balanceMinor: bigint;
  version: bigint;
  counters: DayCounters;
  /** The counters began anew with this act. */
  isNewDay: boolean;
}

/** A day of an account that is over. */
export interface DayRow {
  accountId: string;
  counters: DayCounters;
}

interface RoundOwner {
  vendorCode: string;
  roundId: string;
  brandId: string;
  memberId: string;
  gameId: string;
  gameType: GameType;
  currencyCode: string;
  accountKind: PlayAccountKind;
}

/** A round of several steps, as it shall stand. */
export interface RoundRow extends RoundOwner {
  /** True: the act is refused when the round is there already. */
  isNew: boolean;
  /** A two-step bet: held first, then confirmed or given back. */
  isBet: boolean;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** What a corrected result took back and the member did not have. */
  owedMinor: bigint;
  status: 'held' | 'open' | 'cancelled' | 'closed';
  isCredited: boolean;
  generation: number;
  betLines: number;
  openedAt: Date;
  closedAt: Date | null;
  detail: unknown;
}

/** A line of the betting record. */
export interface BetRow extends RoundOwner {
  /** True: the act is refused when the round is there already in any form. */
  isNew: boolean;
  /** 0 for the round's end, more for later changes, which carry the difference. */
  line: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  status: 'settled' | 'cancelled';
  placedAt: Date;
  detail: unknown;
}

/** All that one act writes, and what must still stand for it. */
export interface BatchOperation {
  guard: { brandId: string; generation: bigint; sessionHash: Uint8Array | null };
  accounts: readonly AccountRow[];
  days: readonly DayRow[];
  lines: readonly LineRow[];
  rounds: readonly RoundRow[];
  bets: readonly BetRow[];
  /** Run behind the rest in the same transaction. */
  statements: readonly SqlStatement[];
}
