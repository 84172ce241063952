import { ChartColumn, type LucideIcon, Plus, ReceiptText, ScrollText, ShieldCheck, Wallet } from 'lucide-react';
import type { MemberPage } from '../../config/paths.ts';
import type { SiteSearch } from '../../lib/site-search.ts';

/** The pages that exist, in the specification's order (section 2); the menus of the site offer them too. */
export const centrePages: readonly { page: MemberPage; icon: LucideIcon }[] = [
  { page: 'securityCenter', icon: ShieldCheck },
  { page: 'transferFund', icon: Wallet },
  { page: 'depositv2', icon: Plus },
  { page: 'personalHistoryCopy', icon: ReceiptText },
  { page: 'transactionHistory', icon: ScrollText },
  { page: 'personalProfit', icon: ChartColumn },
];

/** Undefined while the overlay is closed; an unknown name means the first page. */
export function readCentrePage({ member }: SiteSearch): MemberPage | undefined {
  if (member === undefined) return undefined;
  return centrePages.find(({ page }) => page === member)?.page ?? 'securityCenter';
}

/** Parameters of the overlay's pages; they go when the page is left. */
export const pageParameters = {
  page: undefined,
  gameType: undefined,
  status: undefined,
  period: undefined,
  back: undefined,
} as const satisfies SiteSearch;
