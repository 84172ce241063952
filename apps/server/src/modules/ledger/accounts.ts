import { v5 as nameBasedId } from 'uuid';

/** Accounts of a member: their balance is stored, checked and never negative. */
export const memberAccountKinds = ['cash', 'bonus', 'locked', 'points', 'trial'] as const;
export type MemberAccountKind = (typeof memberAccountKinds)[number];

/**
 * The operator's side: balances are the sum of the movements, nobody ever waits for them. `house`: what games and corrections come to, one a
 * vendor; `float`: money that stands in a vendor's own wallet; `jackpot`: a pool; `promotion`: what bonuses, trial money and free rounds
 * cost; `commission`: what agents earn; `provider`: where deposits come from and payouts go; `tax`; `receivable`: what members owe; `transit`:
 * what goes from one member to another within one transaction, so that it is empty after each.
 */
export type OperatorAccountKind =
  | 'house'
  | 'float'
  | 'jackpot'
  | 'promotion'
  | 'commission'
  | 'provider'
  | 'tax'
  | 'receivable'
  | 'transit';
export type AccountKind = MemberAccountKind | OperatorAccountKind;

/** The accounts that bets are paid from. */
export type PlayAccountKind = 'cash' | 'trial';

export const trialType = 4;

/** A trial member plays from his private play balance alone, everybody else from cash. */
export const playAccountOf = (memberType: number): PlayAccountKind => (memberType === trialType ? 'trial' : 'cash');

export interface OperatorAccount {
  id: string;
  brandId: string;
  kind: OperatorAccountKind;
  label: string;
  currencyCode: string;
}

const operatorNamespace = '5b1f8d0e-6b0c-4c39-9f4a-3c1f4f0e2a51';
/** Far more than there are at a time; labels of campaigns and pools come from vendors, so something must bound them. */
export const maxOperatorAccountsKnown = 100_000;
const known = new Map<string, OperatorAccount>();

/** An operator account's id follows from what it is, so that nobody has to look it up. `label`: a vendor's or a provider's code. */
export function operatorAccount(account: Omit<OperatorAccount, 'id'>): OperatorAccount {
  const name = `${account.brandId}/${account.kind}/${account.label}/${account.currencyCode}`;
  const before = known.get(name);
  if (before) return before;
  const made = { ...account, id: nameBasedId(name, operatorNamespace) };
  if (known.size >= maxOperatorAccountsKnown) known.clear();
  known.set(name, made);
  return made;
}
