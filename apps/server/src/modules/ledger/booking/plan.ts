import { largestAmountMinor } from '@baize/money';
import { type MemberAccountKind, type OperatorAccount, operatorAccount } from '../accounts.ts';
import { countersToday, countMovement, dayOf, isEmptyDay, looksBack, pastDaysKept } from '../day-counters.ts';
import type { Act, Posting, Side } from './act.ts';
import type { AccountRow, DayRow, LineRow } from './batch/batch-rows.ts';
import { type DayCounters, findAccount, type MemberAccount, type Wallet } from './wallet/wallet.ts';

/** All rows of some acts, ready to be written if nobody took a turn on the accounts in between. */
export interface BookingPlan {
  accounts: readonly AccountRow[];
  days: readonly DayRow[];
  lines: readonly LineRow[];
  operatorAccounts: readonly OperatorAccount[];
  /** How the wallet stands once the plan is written. */
  walletAfter: Wallet;
}

/** What a plan can fail for: an account would become negative, or the member has no account of a kind yet. */
export type PlanFault = { kind: 'insufficient' } | { kind: 'missingAccount'; account: MemberAccountKind };

/**
 * Works out what acts mean for a wallet: pure, no clock, no database. `lockedAccount` names the account whose turn is taken even when no money
 * moves; null: acts of the operator alone. The acts are booked in their order, all or none. Throws a TypeError for a member without the play account that an act names, a
 * BalanceBeyondBoundError for a payment that would take a balance beyond what amounts are.
 */
export function planBooking(
  wallet: Wallet,
  acts: readonly Act[],
  lockedAccount: MemberAccountKind | null,
  now: Date,
): { ok: true; plan: BookingPlan } | { ok: false; fault: PlanFault } {
  const draft = new Draft(wallet, dayOf(now));
  if (lockedAccount !== null) draft.touch(lockedAccount);
  for (const act of acts) draft.book(act);
  return draft.fault ? { ok: false, fault: draft.fault } : { ok: true, plan: draft.plan() };
}

/** An account as the acts leave it. */
type TouchedAccount = MemberAccount & Pick<AccountRow, 'isNewDay'>;

/** Wrong input: nobody could show the balance any more. Nothing was written. */
export class BalanceBeyondBoundError extends RangeError {
  constructor() {
    super(`a balance holds at most ${largestAmountMinor} minor units`);
  }
}

class Draft {
  fault: PlanFault | null = null;
  private readonly touched = new Map<MemberAccountKind, TouchedAccount>();
  private readonly days: DayRow[] = [];
  private readonly lines: LineRow[] = [];
  private readonly operatorAccounts = new Map<string, OperatorAccount>();

  private readonly wallet: Wallet;
  private readonly today: number;

  constructor(wallet: Wallet, today: number) {
    this.wallet = wallet;
    this.today = today;
  }

  touch(kind: MemberAccountKind): TouchedAccount | null {
    const known = this.touched.get(kind);
    if (known) return known;
    const seen = findAccount(this.wallet, kind);
    if (!seen) {
      if (kind === 'cash' || kind === 'trial')
        throw new TypeError(`member ${this.wallet.memberId} has no ${kind} account`);
      this.fault ??= { kind: 'missingAccount', account: kind };
      return null;
    }
    const counters = { ...countersToday(seen.counters, this.today) };
    const isNewDay = counters.day !== seen.counters.day;
    if (isNewDay && !isEmptyDay(seen.counters)) this.days.push({ accountId: seen.id, counters: seen.counters });
    const account = { ...copyOf(seen, counters, seen.turn), isNewDay };
    this.touched.set(kind, account);
    return account;
  }

  book(act: Act): void {
    if (act.postings.length === 0) {
      this.lines.push(lineWithoutMoney(act));
    }
    for (let leg = 0; leg < act.postings.length; leg += 1) {
      const posting = act.postings[leg] as Posting;
      const debit = this.move(posting.from, posting, -posting.amountMinor);
      const debitBalanceMinor = debit.balanceMinor;
      const debitVersion = debit.version;
      const credit = this.move(posting.to, posting, posting.amountMinor);
      // Field by field: on the hottest path a spread costs several times as much.
      this.lines.push({
        source: act.source,
        reference: act.reference,
        leg,
        memberId: act.memberId,
        act: act.name,
        fingerprint: act.fingerprint,
        subject: act.subject,
        outcome: 'booked',
        resolves: act.resolves ?? null,
        movement: posting.movement,
        debitAccountId: debit.id,
        creditAccountId: credit.id,
        amountMinor: posting.amountMinor,
        debitBalanceMinor,
        debitVersion,
        creditBalanceMinor: credit.balanceMinor,
        creditVersion: credit.version,
      });
    }
  }

  private move(side: Side, { movement }: Posting, amountMinor: bigint) {
    if ('operator' in side) {
      const { brandId, currencyCode } = this.wallet;
      const account = operatorAccount({ brandId, kind: side.operator, label: side.label, currencyCode });
      this.operatorAccounts.set(account.id, account);
      return { id: account.id, balanceMinor: null, version: null };
    }
    const account = this.touch(side.member);
    if (!account) return { id: null, balanceMinor: null, version: null };
    account.balanceMinor += amountMinor;
    account.version += 1n;
    if (side.member === this.wallet.playAccount) {
      countMovement(account.counters, movement, amountMinor < 0n ? -amountMinor : amountMinor);
    }
    if (amountMinor > 0n && account.balanceMinor > largestAmountMinor) throw new BalanceBeyondBoundError();
    if (account.balanceMinor < 0n) this.fault ??= { kind: 'insufficient' };
    return account;
  }

  plan(): BookingPlan {
    const accounts = [...this.touched.values()];
    const after = this.wallet.accounts.map((account) => {
      const moved = accounts.find((candidate) => candidate.id === account.id);
      return moved ? copyOf(moved, moved.counters, moved.turn + 1n) : account;
    });
    return {
      accounts,
      days: this.days,
      lines: this.lines,
      operatorAccounts: [...this.operatorAccounts.values()],
      walletAfter: { ...this.wallet, accounts: after, ...this.pastDays(), earlier: [] },
    };
  }

  /** With a new day the one before belongs to the past; the wallet knows it where its limits look back. */
  private pastDays(): Pick<Wallet, 'pastDays'> {
    const { pastDays = [], limits, playAccount } = this.wallet;
    if (this.days.length === 0 || !looksBack(limits)) return {};
    const account = findAccount(this.wallet, playAccount);
    const ended = this.days.filter(({ accountId }) => accountId === account?.id).map(({ counters }) => counters);
    return { pastDays: [...pastDays, ...ended].filter(({ day }) => day >= this.today - pastDaysKept) };
  }
}

const lineWithoutMoney = (act: Act): LineRow => ({
  source: act.source,
  reference: act.reference,
  leg: 0,
  memberId: act.memberId,
  act: act.name,
  fingerprint: act.fingerprint,
  subject: act.subject,
  outcome: act.isTombstone ? 'tombstone' : 'noted',
  resolves: act.resolves ?? null,
  movement: null,
  debitAccountId: null,
  creditAccountId: null,
  amountMinor: null,
  debitBalanceMinor: null,
  debitVersion: null,
  creditBalanceMinor: null,
  creditVersion: null,
});

const copyOf = (account: MemberAccount, counters: DayCounters, turn: bigint): MemberAccount => ({
  id: account.id,
  kind: account.kind,
  currencyCode: account.currencyCode,
  balanceMinor: account.balanceMinor,
  version: account.version,
  turn,
  counters,
});
