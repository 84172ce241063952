import type { WalletCode } from '@baize/vendor-kit';
import { balanceOf, isBarredFromBets, limitOfStake, type Wallet } from '../../ledger/index.ts';
import { codeOfLimit } from './decision-context.ts';

/** Why a stake from this wallet would be refused, in the order of the rules of stakes; null: nothing in the wallet stands against it. */
export function refusalInAdvance(wallet: Wallet, amountMinor: bigint, now: Date): WalletCode | null {
  if (isBarredFromBets(wallet)) return 'PLAYER_BLOCKED';
  const limit = limitOfStake(wallet, amountMinor, now);
  if (limit) return codeOfLimit(limit);
  return balanceOf(wallet).cashMinor < amountMinor ? 'INSUFFICIENT_FUNDS' : null;
}
