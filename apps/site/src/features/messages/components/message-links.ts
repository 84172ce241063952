import { paths } from '../../../config/paths.ts';
import type { SiteSearch } from '../../../lib/page/site-search.ts';

export interface MessageLink {
  /** What the link says. */
  label: 'answer' | 'record';
  to: string;
  search: (search: SiteSearch) => SiteSearch;
}

const ofMoney: readonly string[] = ['depositPaid', 'depositReversed', 'transferReceived'];

/** Where a message leads on: to the account record for money that moved, to the answer for feedback; null: nowhere. */
export function linkOf(kind: string): MessageLink | null {
  if (kind === 'feedbackAnswered') return { label: 'answer', to: paths.feedback, search: () => ({}) };
  if (!ofMoney.includes(kind)) return null;
  return { label: 'record', to: '.', search: (search) => ({ ...search, member: 'transactionHistory' }) };
}
