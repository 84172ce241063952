import type {
  AdjustRequest,
  Contribution,
  FeedEntry,
  RoundState,
  SettleBetRequest,
  WalletCode,
  Win,
} from '../wallet.ts';

/** A person with one purse, whatever vendor he plays at. */
export interface Member {
  cashMinor: bigint;
  lockedMinor: bigint;
  version: bigint;
  currency: string;
  isBlocked: boolean;
  /** The most that one stake may be; null: no bound. */
  stakeLimitMinor: bigint | null;
}

/** One business act of a vendor, kept for ever under its id. A tombstone stands where an act was barred before it came. */
export interface Act {
  id: string;
  ledgerId: string;
  member: Member;
  kind: 'stake' | 'win' | 'bet' | 'cancel' | 'other' | 'tombstone';
  /** All that makes the act what it is; a repeat with other content is a conflict. */
  content: string;
  roundId: string;
  amountMinor: bigint;
  /** Of a stake: what of it went into pools. */
  contributions: readonly Contribution[];
  isCancelled: boolean;
}

export interface Round {
  roundId: string;
  gameCode: string;
  member: Member;
  playerRef: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  /** What a correction could not take, because the player had less. */
  owedMinor: bigint;
  /** What the vendor said last of the round's valid turnover. */
  saidTurnoverMinor: bigint | null;
  status: RoundState['status'];
  /** Any credit, of 0 too: from then on no stake comes back. */
  isCredited: boolean;
  openedAtMs: number;
  closedAtMs: number | null;
  bet: Bet | null;
}

/** What a round that is a two-step bet has beside. */
export interface Bet {
  heldAtMs: number;
  isCashedOut: boolean;
  settled: { generation: number; content: string; ledgerId: string } | null;
}

export interface Grant {
  member: Member;
  gameCodes: readonly string[];
  left: number;
  expiresAtMs: number;
  isCancelled: boolean;
}

export interface Session {
  member: Member;
  playerRef: string;
  isEnded: boolean;
}

export interface LaunchToken {
  member: Member;
  gameCode: string;
  expiresAtMs: number;
  isUsed: boolean;
}

/** Everything that is known of one vendor. */
export interface Vendor {
  code: string;
  gameCodes: readonly string[];
  /** It keeps its players’ money itself while they play; a vendor without gets no transfers. */
  hasOwnWallet: boolean;
  /** What stands in that wallet by the operator’s book. */
  floatMinor: bigint;
  launchTokens: Map<string, LaunchToken>;
  players: Map<string, Member>;
  sessions: Map<string, Session>;
  acts: Map<string, Act>;
  rounds: Map<string, Round>;
  grants: Map<string, Grant>;
  /** What stands in each pool; all members of the reference operator play for the same ones. */
  pools: Map<string, bigint>;
  feed: FeedEntry[];
}

/** One command on its way: whose it is and when it came. */
export interface Call {
  vendor: Vendor;
  member: Member;
  playerRef: string;
  nowMs: number;
  newLedgerId: () => string;
}

export type Policy = AdjustRequest['policy'];
export type Settlement = Pick<SettleBetRequest, 'generation' | 'payoutMinor' | 'result' | 'policy'>;
export type WinKind = Win['kind'];

export const launchLifeMs = 60_000;

export const newVendor = (code: string, gameCodes: readonly string[]): Vendor => ({
  code,
  gameCodes,
  hasOwnWallet: true,
  floatMinor: 0n,
  launchTokens: new Map(),
  players: new Map(),
  sessions: new Map(),
  acts: new Map(),
  rounds: new Map(),
  grants: new Map(),
  pools: new Map(),
  feed: [],
});

/** A rule says no: the code; null: it has nothing against it. */
export type Rejection = WalletCode | null;
