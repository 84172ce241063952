import { paths } from '../../../config/paths.ts';
import type { SiteSearch } from '../../../lib/page/site-search.ts';

export interface MessageLink {
  /** What the link says. */
  label: 'answer' | 'record' | 'rewards';
  to: string;
  search: (search: SiteSearch) => SiteSearch;
}

const ofMoney: readonly string[] = [
  'depositPaid',
  'depositReversed',
  'transferReceived',
  'rebatePaid',
  'bonusConverted',
];
const ofRewards: readonly string[] = ['levelUp', 'rewardGiven', 'promotionApproved', 'raffleWon'];

/** Where a message leads on: to the account record for money that moved, to the answer for feedback; null: nowhere. */
export function linkOf(kind: string): MessageLink | null {
  if (kind === 'feedbackAnswered') return { label: 'answer', to: paths.feedback, search: () => ({}) };
  if (ofRewards.includes(kind))
    return { label: 'rewards', to: '.', search: (search) => ({ ...search, member: 'rewardCenter' }) };
  if (!ofMoney.includes(kind)) return null;
  return { label: 'record', to: '.', search: (search) => ({ ...search, member: 'transactionHistory' }) };
}
