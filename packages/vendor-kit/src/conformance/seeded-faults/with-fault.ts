import type { Member, ReferenceOperator, Vendor } from '../../reference-wallet/index.ts';
import { retryOf, type VendorWallet, type WalletAnswer, type WalletCode } from '../../wallet.ts';
import { vendorCode, type WithFault } from '../reference.fixture.ts';

/** A wallet that is wrong on purpose: what is wrong, how, and the cases that must catch it. */
export interface SeededFault {
  name: string;
  withFault: WithFault;
  /** The cases that must fail, each by itself. */
  caughtBy: readonly string[];
}

interface Inside {
  wallet: VendorWallet;
  operator: ReferenceOperator;
  vendor: Vendor;
  memberOf(playerRef: string): Member | undefined;
}

/** Replaces some commands of a right wallet; `inside` reaches what only the operator can. */
export const withFault =
  (change: (inside: Inside) => Partial<VendorWallet>): WithFault =>
  (wallet, operator) => {
    const vendor = operator.vendorOf(vendorCode);
    const memberOf = (playerRef: string) => vendor.players.get(playerRef);
    return { ...wallet, ...change({ wallet, operator, vendor, memberOf }) };
  };

export const asOk = (answer: WalletAnswer, more: Partial<WalletAnswer> = {}): WalletAnswer => ({
  ...answer,
  status: 'ok',
  code: 'OK',
  retry: 'never',
  ...more,
});

export const asRefused = (answer: WalletAnswer, code: WalletCode): WalletAnswer => ({
  ...answer,
  status: 'refused',
  code,
  retry: retryOf[code],
  ledgerId: null,
  replay: false,
});

/** Changes the cash behind the wallet's back and tells it in the answer. */
export function pay(member: Member | undefined, amountMinor: bigint, answer: WalletAnswer): WalletAnswer {
  if (!member) return answer;
  member.cashMinor += amountMinor;
  member.version += 1n;
  const { balance } = answer;
  return { ...answer, balance: balance && { ...balance, cashMinor: member.cashMinor, version: member.version } };
}
