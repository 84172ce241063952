import { ArrowUpFromLine, ChartColumn, Plus, ReceiptText, ScrollText, ShieldCheck, Wallet } from 'lucide-react';
import type { MemberPage } from '../../config/paths.ts';
import type { CentrePage } from '../../lib/centre/centre-page.ts';
import { withTexts } from '../../lib/preferences/language.ts';

/**
 * Every page of the member centre, in the specification's order (section 2); the menus of the site offer them too. Titles are texts of
 * `site.memberPages`.
 */
export const memberPages: readonly CentrePage<MemberPage>[] = [
  {
    name: 'securityCenter',
    icon: ShieldCheck,
    component: async () => (await import('../../features/member-centre/components/pages/account-page.tsx')).AccountPage,
  },
  {
    name: 'transferFund',
    icon: Wallet,
    component: async () => (await import('../../features/member-centre/components/pages/wallet-page.tsx')).WalletPage,
  },
  {
    name: 'depositv2',
    icon: Plus,
    component: async () => (await import('../../features/member-centre/components/pages/wallet-page.tsx')).DepositPage,
  },
  {
    name: 'withdraw',
    icon: ArrowUpFromLine,
    component: async () =>
      (await withTexts(['withdraw'], import('../../features/cashier/components/withdraw/withdraw-page.tsx')))
        .WithdrawPage,
  },
  {
    name: 'personalHistoryCopy',
    icon: ReceiptText,
    component: async () =>
      (await import('../../features/member-centre/components/pages/betting-record-page.tsx')).BettingRecordPage,
  },
  {
    name: 'transactionHistory',
    icon: ScrollText,
    component: async () =>
      (await import('../../features/member-centre/components/pages/statement-page.tsx')).StatementPage,
  },
  {
    name: 'personalProfit',
    icon: ChartColumn,
    component: async () => (await import('../../features/member-centre/components/pages/profit-page.tsx')).ProfitPage,
  },
];
