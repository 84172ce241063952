import type { MovementName } from '@baize/contract';
import type { LimitKind } from '@baize/vendor-kit';
import type { PlayBar } from '../../../../platform/play-bar.ts';
import type { MemberAccountKind, PlayAccountKind } from '../../accounts.ts';
import type { Act } from '../act.ts';

/** What went over an account on one day (days since 1970-01-01, UTC). */
export interface DayCounters {
  day: number;
  bets: number;
  stakedMinor: bigint;
  paidMinor: bigint;
  depositedMinor: bigint;
}

/** A member's account as it was seen; `turn` proves at the write that nothing came between. */
export interface MemberAccount {
  id: string;
  kind: MemberAccountKind;
  currencyCode: string;
  balanceMinor: bigint;
  version: bigint;
  turn: bigint;
  counters: DayCounters;
}

/** An act that was kept before. */
export interface EarlierAct {
  /** The first line of the act in the journal: "batch-line". */
  id: string;
  name: string;
  source: string;
  reference: string;
  memberId: string;
  fingerprint: string;
  subject: string;
  outcome: 'booked' | 'noted' | 'tombstone';
  /** The reference of the act that took this one back, posted or voided it. */
  resolvedBy: string | null;
  /** `poolLabel`: of what went into a pool, the label of its account. */
  postings: readonly { movement: MovementName; amountMinor: bigint; poolLabel?: string | null }[];
}

/** Everything that a decision about a member's money looks at. */
export interface Wallet {
  memberId: string;
  brandId: string;
  /** The brand's currency: what the member plays in. */
  currencyCode: string;
  playAccount: PlayAccountKind;
  isBlocked: boolean;
  /** Staff lets him place no bet. */
  areBetsBlocked?: boolean;
  /** Staff lets nothing leave his wallet: neither by a withdrawal nor to another member. */
  areWithdrawalsBlocked?: boolean;
  /** Bets, deposits and transfers in are refused until then; null: for ever. Also one that is over. */
  bar?: PlayBar;
  /** Counts the changes of the brand's switches, games and limits; proves at the write that they still stand. */
  generation: bigint;
  /** The lowest of the brand's and the member's own. */
  limits: Readonly<Partial<Record<LimitKind, bigint>>>;
  accounts: readonly MemberAccount[];
  /** Days before those of the accounts, of at most a month; only where a limit of a week or a month looks at them. */
  pastDays?: readonly DayCounters[];
  earlier: readonly EarlierAct[];
}

export interface WalletBalance {
  cashMinor: bigint;
  bonusMinor: bigint;
  lockedMinor: bigint;
  /** Grows with every change of the member's accounts. */
  version: bigint;
}

/** No stake and no transfer to a vendor's wallet is taken. */
export const isBarredFromBets = ({
  isBlocked,
  areBetsBlocked = false,
}: Pick<Wallet, 'isBlocked' | 'areBetsBlocked'>): boolean => isBlocked || areBetsBlocked;

/** Nothing leaves the wallet for the member or for another. */
export const isBarredFromPayout = ({
  isBlocked,
  areWithdrawalsBlocked = false,
}: Pick<Wallet, 'isBlocked' | 'areWithdrawalsBlocked'>): boolean => isBlocked || areWithdrawalsBlocked;

export const findAccount = (
  wallet: Pick<Wallet, 'accounts' | 'currencyCode'>,
  kind: MemberAccountKind,
): MemberAccount | undefined =>
  wallet.accounts.find((account) => account.kind === kind && account.currencyCode === wallet.currencyCode);

export const accountOf = (wallet: Wallet, kind: MemberAccountKind): MemberAccount => {
  const account = findAccount(wallet, kind);
  if (!account) throw new TypeError(`member ${wallet.memberId} has no ${kind} account`);
  return account;
};

/** The balance that a member plays with; a trial member's stands as cash, because he has no other. */
export function balanceOf(wallet: Pick<Wallet, 'accounts' | 'currencyCode' | 'playAccount'>): WalletBalance {
  const of = (kind: MemberAccountKind) => findAccount(wallet, kind)?.balanceMinor ?? 0n;
  return {
    cashMinor: of(wallet.playAccount),
    bonusMinor: of('bonus'),
    lockedMinor: of('locked'),
    version: wallet.accounts.reduce((sum, account) => sum + account.version, 0n),
  };
}

export const earlierAct = (wallet: Wallet, source: string, reference: string): EarlierAct | undefined =>
  wallet.earlier.find((act) => act.source === source && act.reference === reference);

/** How an act stands to what was kept under its id. `same` carries the first one's id: nothing moves again. */
export type Recollection =
  | { status: 'new' }
  | { status: 'same'; ledgerId: string }
  | { status: 'other' | 'tombstone' | 'cancelled' };

/** Acts that end another one by taking it back. */
const takesBack = new Set(['refundStake', 'stakeRefund', 'discardBet']);

export const isTakenBack = (act: EarlierAct, wallet: Wallet): boolean => {
  if (act.resolvedBy === null) return false;
  const by = earlierAct(wallet, act.source, act.resolvedBy);
  return by === undefined || takesBack.has(by.name);
};

export function findReplay(wallet: Wallet, act: Pick<Act, 'source' | 'reference' | 'fingerprint'>): Recollection {
  const earlier = earlierAct(wallet, act.source, act.reference);
  if (!earlier) return { status: 'new' };
  if (earlier.outcome === 'tombstone') return { status: earlier.memberId === wallet.memberId ? 'tombstone' : 'other' };
  if (earlier.fingerprint !== act.fingerprint) return { status: 'other' };
  return isTakenBack(earlier, wallet) ? { status: 'cancelled' } : { status: 'same', ledgerId: earlier.id };
}
