import type { LimitKind } from '@baize/vendor-kit';
import type { AccountKind } from '../../../src/modules/ledger/accounts.ts';
import type { DayCounters } from '../../../src/modules/ledger/booking/wallet/wallet.ts';

/** The tables of the simulated database. Names follow the columns of migrations/000006_group_commit.sql. */
export interface StoredAccount {
  id: string;
  memberId: string | null;
  kind: AccountKind;
  label: string;
  balanceMinor: bigint;
  version: bigint;
  turn: bigint;
  counters: DayCounters;
}
export interface StoredLine {
  op: number;
  batch: number;
  line: number;
  source: string;
  reference: string;
  leg: number;
  member: string;
  act: string;
  fingerprint: string;
  subject: string;
  outcome: 'booked' | 'noted' | 'tombstone';
  resolves: string | null;
  movement: string | null;
  debit: string | null;
  credit: string | null;
  amount: bigint | null;
  debit_balance: bigint | null;
  debit_version: bigint | null;
  credit_balance: bigint | null;
  credit_version: bigint | null;
}
export interface StoredRound {
  op: number;
  new: boolean;
  vendor: string;
  round: string;
  brand: string;
  member: string;
  game: string;
  type: string;
  currency: string;
  account: string;
  bet: boolean;
  stake: bigint;
  payout: bigint;
  owed: bigint;
  status: 'held' | 'open' | 'cancelled' | 'closed';
  credited: boolean;
  generation: number;
  lines: number;
  opened: Date;
  closed: Date | null;
  detail: string | null;
}
export interface StoredBet {
  op: number;
  new: boolean;
  vendor: string;
  round: string;
  line: number;
  member: string;
  game: string;
  type: string;
  currency: string;
  account: string;
  stake: bigint;
  payout: bigint;
  status: 'settled' | 'cancelled';
  placed: Date;
  settled: Date;
  detail: string | null;
}
export type Limits = Partial<Record<LimitKind, bigint>>;
export interface StoredMember {
  id: string;
  isBlocked: boolean;
  limits: Limits;
}
export interface StoredSession {
  token: string;
  memberId: string;
  vendorCode: string;
  isEnded: boolean;
}
export interface StoredGrant {
  memberId: string;
  campaign: string;
  gameCodes: string[];
  count: number;
  used: number;
  expiresAt: Date;
  isCancelled: boolean;
}

/** One thing that became visible to everybody at once. */
export interface Commit {
  lines: readonly StoredLine[];
  rounds: readonly StoredRound[];
  bets: readonly StoredBet[];
  /** Tokens' hashes that acts of this commit were decided under, by the act's number. */
  sessions: ReadonlyMap<number, string>;
}

export interface State {
  brand: { id: string; currencyCode: string; generation: bigint; limits: Limits; isGameEnabled: boolean };
  members: Map<string, StoredMember>;
  accounts: Map<string, StoredAccount>;
  sessions: Map<string, StoredSession>;
  journal: StoredLine[];
  /** By "source reference". */
  acts: Map<string, StoredLine[]>;
  /** The act that resolved one, by "source reference" of the resolved. */
  resolved: Map<string, StoredLine>;
  operatorMoves: Map<string, bigint>;
  rounds: Map<string, StoredRound>;
  /** By "vendor round". */
  bets: Map<string, StoredBet[]>;
  days: Map<string, DayCounters>;
  grants: Map<string, StoredGrant>;
  commits: Commit[];
  batches: number;
  /** Looks at each commit before anybody else does. */
  watch: ((commit: Commit) => void) | null;
}

export const key = (first: string, second: string): string => `${first} ${second}`;
export const game = { id: '00000000-0000-4000-8000-00000000a000', code: 'lantern_garden', type: 'RNG' } as const;
const brandId = '00000000-0000-4000-8000-00000000b000';
/** Up to ten of them. */
const memberIdOf = (index: number): string => `00000000-0000-4000-8000-00000000001${index}`;
export const noDay = (): DayCounters => ({ day: 0, bets: 0, stakedMinor: 0n, paidMinor: 0n, depositedMinor: 0n });

export const emptyAccount = (id: string, kind: AccountKind, memberId: string | null, label = ''): StoredAccount => ({
  id,
  memberId,
  kind,
  label,
  balanceMinor: 0n,
  version: 0n,
  turn: 0n,
  counters: noDay(),
});

/** A brand with one game of two vendors and members with empty cash accounts. */
export function newState(memberCount = 2): State {
  const memberIds = Array.from({ length: memberCount }, (_, index) => memberIdOf(index));
  const state: State = {
    brand: { id: brandId, currencyCode: 'PLY', generation: 1n, limits: {}, isGameEnabled: true },
    members: new Map(memberIds.map((id) => [id, { id, isBlocked: false, limits: {} }])),
    accounts: new Map(),
    sessions: new Map(),
    journal: [],
    acts: new Map(),
    resolved: new Map(),
    operatorMoves: new Map(),
    rounds: new Map(),
    bets: new Map(),
    days: new Map(),
    grants: new Map(),
    commits: [],
    batches: 0,
    watch: null,
  };
  for (const [index, id] of memberIds.entries()) {
    const account = emptyAccount(`00000000-0000-4000-8000-0000000c000${index}`, 'cash', id);
    state.accounts.set(account.id, account);
  }
  return state;
}

export function accountsOf({ accounts }: State, memberId: string): StoredAccount[] {
  const own: StoredAccount[] = [];
  for (const account of accounts.values()) if (account.memberId === memberId) own.push(account);
  return own;
}
/** What stands in a vendor's own wallet. */
export function floatOf({ accounts, operatorMoves }: State, vendorCode: string): bigint {
  for (const { id, kind, label } of accounts.values()) {
    if (kind === 'float' && label === vendorCode) return operatorMoves.get(id) ?? 0n;
  }
  return 0n;
}
/** The lower of the brand's and the member's own. */
export function limitsOf({ brand }: State, member: StoredMember): Limits {
  const limits: Limits = { ...brand.limits };
  for (const kind of Object.keys(member.limits) as LimitKind[]) {
    const own = member.limits[kind] as bigint;
    const common = limits[kind];
    limits[kind] = common !== undefined && common < own ? common : own;
  }
  return limits;
}
