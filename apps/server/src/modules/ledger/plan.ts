import { type HouseAccount, houseAccount, type MemberAccountKind } from './accounts.ts';
import type { Act, Posting } from './acts.ts';
import { accountOf, balanceOf, type MemberAccount, type Wallet, type WalletBalance } from './wallet.ts';

export interface OperationRow {
  id: string;
  source: string;
  reference: string;
  brand_id: string;
  member_id: string;
  fingerprint: string;
  subject: string;
  outcome: 'booked' | 'noted' | 'tombstone';
}

export interface TransferRow {
  id: string;
  operation_id: string;
  leg: number;
  brand_id: string;
  movement: string;
  debit_account_id: string;
  credit_account_id: string;
  amount_minor: bigint;
  currency_code: string;
  debit_balance_after_minor: bigint | null;
  debit_version: bigint | null;
  credit_balance_after_minor: bigint | null;
  credit_version: bigint | null;
}

/** All rows of some acts, ready to be written if nobody took a turn on the accounts in between. */
export interface BookingPlan {
  /** The touched accounts as they shall stand; `turn` is the one that was seen. */
  accounts: readonly MemberAccount[];
  operations: readonly OperationRow[];
  transfers: readonly TransferRow[];
  cancellations: readonly { source: string; reference: string; cancelled_by: string }[];
  houseAccounts: readonly HouseAccount[];
  balanceAfter: WalletBalance;
}

/**
 * Works out what acts mean for a wallet: pure, no clock, no database. `turnOn` names the account whose turn is taken even when no money
 * moves. Null when an account would become negative. The acts are booked in their order, all or none.
 */
export function planBooking(
  wallet: Wallet,
  acts: readonly Act[],
  turnOn: MemberAccountKind,
  newId: () => string,
): BookingPlan | null {
  const touched = new Map<MemberAccountKind, MemberAccount>([[turnOn, { ...accountOf(wallet, turnOn) }]]);
  const houseAccounts = new Map<string, HouseAccount>();
  const operations: OperationRow[] = [];
  const transfers: TransferRow[] = [];
  const cancellations = acts.flatMap(({ source, reference, takesBack }) =>
    takesBack === undefined ? [] : [{ source, reference: takesBack, cancelled_by: reference }],
  );
  const { brandId } = accountOf(wallet, turnOn);

  for (const act of acts) {
    const operation = operationOf(act, newId(), brandId);
    operations.push(operation);
    for (const [leg, posting] of act.postings.entries()) {
      const account = touched.get(posting.memberAccount) ?? { ...accountOf(wallet, posting.memberAccount) };
      touched.set(posting.memberAccount, account);
      account.balanceMinor += posting.direction === 'toMember' ? posting.amountMinor : -posting.amountMinor;
      account.version += 1n;
      if (account.balanceMinor < 0n) return null;
      const house = houseAccount({ brandId, ...posting.houseAccount, currencyCode: account.currencyCode });
      houseAccounts.set(house.id, house);
      transfers.push({ id: newId(), operation_id: operation.id, leg, ...sidesOf(posting, account, house) });
    }
  }
  const accounts = [...touched.values()];
  const standing = wallet.accounts.map((account) => touched.get(account.kind) ?? account);
  return {
    accounts,
    operations,
    transfers,
    cancellations,
    houseAccounts: [...houseAccounts.values()],
    balanceAfter: balanceOf({ accounts: standing, playAccount: wallet.playAccount }),
  };
}

function operationOf(act: Act, id: string, brandId: string): OperationRow {
  const moved = act.postings.length > 0 ? 'booked' : 'noted';
  return {
    id,
    source: act.source,
    reference: act.reference,
    brand_id: brandId,
    member_id: act.memberId,
    fingerprint: act.fingerprint,
    subject: act.subject,
    outcome: act.isTombstone ? 'tombstone' : moved,
  };
}

function sidesOf(posting: Posting, member: MemberAccount, house: HouseAccount) {
  const paysOut = posting.direction === 'fromMember';
  const memberSide = { balance: member.balanceMinor, version: member.version };
  return {
    brand_id: member.brandId,
    movement: posting.movement,
    amount_minor: posting.amountMinor,
    currency_code: member.currencyCode,
    debit_account_id: paysOut ? member.id : house.id,
    credit_account_id: paysOut ? house.id : member.id,
    debit_balance_after_minor: paysOut ? memberSide.balance : null,
    debit_version: paysOut ? memberSide.version : null,
    credit_balance_after_minor: paysOut ? null : memberSide.balance,
    credit_version: paysOut ? null : memberSide.version,
  };
}
