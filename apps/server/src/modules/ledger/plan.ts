import { type HouseAccount, houseAccount, type MemberAccountKind } from './accounts.ts';
import type { Act, Posting, Side } from './act.ts';
import type { AccountRow, DayRow, LineRow } from './batch-rows.ts';
import { countersToday, countMovement, dayOf, isEmptyDay } from './day-counters.ts';
import { findAccount, type MemberAccount, type Wallet } from './wallet.ts';

/** All rows of some acts, ready to be written if nobody took a turn on the accounts in between. */
export interface BookingPlan {
  accounts: readonly AccountRow[];
  days: readonly DayRow[];
  lines: readonly LineRow[];
  houseAccounts: readonly HouseAccount[];
  /** How the wallet stands once the plan is written. */
  walletAfter: Wallet;
}

/** What a plan can fail for: an account would become negative, or the member has no account of a kind yet. */
export type PlanFault = { kind: 'insufficient' } | { kind: 'missingAccount'; account: MemberAccountKind };

/**
 * Works out what acts mean for a wallet: pure, no clock, no database. `turnOn` names the account whose turn is taken even when no money
 * moves. The acts are booked in their order, all or none. Throws a TypeError for a member without the play account that an act names.
 */
export function planBooking(
  wallet: Wallet,
  acts: readonly Act[],
  turnOn: MemberAccountKind,
  now: Date,
): { ok: true; plan: BookingPlan } | { ok: false; fault: PlanFault } {
  const draft = new Draft(wallet, dayOf(now));
  draft.touch(turnOn);
  for (const act of acts) draft.book(act);
  return draft.fault ? { ok: false, fault: draft.fault } : { ok: true, plan: draft.plan() };
}

class Draft {
  fault: PlanFault | null = null;
  private readonly touched = new Map<MemberAccountKind, MemberAccount>();
  private readonly days: DayRow[] = [];
  private readonly lines: LineRow[] = [];
  private readonly houseAccounts = new Map<string, HouseAccount>();

  private readonly wallet: Wallet;
  private readonly today: number;

  constructor(wallet: Wallet, today: number) {
    this.wallet = wallet;
    this.today = today;
  }

  touch(kind: MemberAccountKind): MemberAccount | null {
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
    if (counters.day !== seen.counters.day && !isEmptyDay(seen.counters)) {
      this.days.push({ accountId: seen.id, counters: seen.counters });
    }
    const account = { ...seen, counters };
    this.touched.set(kind, account);
    return account;
  }

  book(act: Act): void {
    if (act.postings.length === 0) {
      this.lines.push({ ...identityOf(act), leg: 0, outcome: act.isTombstone ? 'tombstone' : 'noted', ...noMoney });
    }
    for (const [leg, posting] of act.postings.entries()) {
      const debit = this.move(posting.from, posting, -posting.amountMinor);
      const credit = this.move(posting.to, posting, posting.amountMinor);
      this.lines.push({
        ...identityOf(act),
        leg,
        outcome: 'booked',
        movement: posting.movement,
        amountMinor: posting.amountMinor,
        debitAccountId: debit.id,
        debitBalanceMinor: debit.balanceMinor,
        debitVersion: debit.version,
        creditAccountId: credit.id,
        creditBalanceMinor: credit.balanceMinor,
        creditVersion: credit.version,
      });
    }
  }

  private move(side: Side, { movement }: Posting, amountMinor: bigint) {
    if ('house' in side) {
      const { brandId, currencyCode } = this.wallet;
      const account = houseAccount({ brandId, kind: side.house, label: side.label, currencyCode });
      this.houseAccounts.set(account.id, account);
      return { id: account.id, balanceMinor: null, version: null };
    }
    const account = this.touch(side.member);
    if (!account) return { id: null, balanceMinor: null, version: null };
    account.balanceMinor += amountMinor;
    account.version += 1n;
    if (side.member === this.wallet.playAccount) {
      countMovement(account.counters, movement, amountMinor < 0n ? -amountMinor : amountMinor);
    }
    if (account.balanceMinor < 0n) this.fault ??= { kind: 'insufficient' };
    return account;
  }

  plan(): BookingPlan {
    const accounts = [...this.touched.values()];
    const after = this.wallet.accounts.map((account) => {
      const moved = accounts.find((candidate) => candidate.id === account.id);
      return moved ? { ...moved, turn: moved.turn + 1n } : account;
    });
    return {
      accounts,
      days: this.days,
      lines: this.lines,
      houseAccounts: [...this.houseAccounts.values()],
      walletAfter: { ...this.wallet, accounts: after, earlier: [] },
    };
  }
}

const noMoney = {
  movement: null,
  debitAccountId: null,
  creditAccountId: null,
  amountMinor: null,
  debitBalanceMinor: null,
  debitVersion: null,
  creditBalanceMinor: null,
  creditVersion: null,
} as const;

const identityOf = ({ source, reference, memberId, name, fingerprint, subject, resolves }: Act) => ({
  source,
  reference,
  memberId,
  act: name,
  fingerprint,
  subject,
  resolves: resolves ?? null,
});
