import type { MovementName } from '@baize/contract';
import type { MemberAccountKind, PlayAccountKind } from './accounts.ts';
import type { Act } from './acts.ts';

/** A member's account as it was seen; `turn` proves at the write that nothing came between. */
export interface MemberAccount {
  id: string;
  brandId: string;
  kind: MemberAccountKind;
  currencyCode: string;
  balanceMinor: bigint;
  version: bigint;
  turn: bigint;
}

/** An act that was kept before. */
export interface EarlierAct {
  id: string;
  source: string;
  reference: string;
  memberId: string | null;
  fingerprint: string;
  subject: string;
  outcome: 'booked' | 'noted' | 'tombstone';
  cancelledBy: string | null;
  postings: readonly { movement: MovementName; amountMinor: bigint }[];
}

/** Everything that a decision about a member's money looks at. */
export interface Wallet {
  memberId: string;
  playAccount: PlayAccountKind;
  isBlocked: boolean;
  accounts: readonly MemberAccount[];
  earlier: readonly EarlierAct[];
}

export interface WalletBalance {
  cashMinor: bigint;
  bonusMinor: bigint;
  lockedMinor: bigint;
  /** Grows with every change of the member's accounts. */
  version: bigint;
}

export const accountOf = (wallet: Wallet, kind: MemberAccountKind): MemberAccount => {
  const account = wallet.accounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new TypeError(`member ${wallet.memberId} has no ${kind} account`);
  return account;
};

/** The balance that a member plays with; a trial member's stands as cash, because he has no other. */
export function balanceOf(wallet: Pick<Wallet, 'accounts' | 'playAccount'>): WalletBalance {
  const of = (kind: MemberAccountKind) => wallet.accounts.find((account) => account.kind === kind)?.balanceMinor ?? 0n;
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
  | { standing: 'new' }
  | { standing: 'same'; operationId: string }
  | { standing: 'other' | 'tombstone' | 'cancelled' };

export function recall(wallet: Wallet, act: Pick<Act, 'source' | 'reference' | 'fingerprint'>): Recollection {
  const earlier = earlierAct(wallet, act.source, act.reference);
  if (!earlier) return { standing: 'new' };
  if (earlier.outcome === 'tombstone')
    return { standing: earlier.memberId === wallet.memberId ? 'tombstone' : 'other' };
  if (earlier.fingerprint !== act.fingerprint) return { standing: 'other' };
  return earlier.cancelledBy === null ? { standing: 'same', operationId: earlier.id } : { standing: 'cancelled' };
}
