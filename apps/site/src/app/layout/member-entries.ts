import { type LucideIcon, ReceiptText, ScrollText, ShieldCheck, Wallet } from 'lucide-react';
import type { MemberPage } from '../../config/paths.ts';

interface MemberEntry {
  page: MemberPage;
  /** Key in the catalogue's `site.member`. */
  label: 'security' | 'wallet' | 'bettingRecord' | 'accountRecord';
  icon: LucideIcon;
}

/** Pages of the member centre that the menus offer, in their order. */
export const memberEntries: readonly MemberEntry[] = [
  { page: 'securityCenter', label: 'security', icon: ShieldCheck },
  { page: 'transferFund', label: 'wallet', icon: Wallet },
  { page: 'personalHistoryCopy', label: 'bettingRecord', icon: ReceiptText },
  { page: 'transactionHistory', label: 'accountRecord', icon: ScrollText },
];
