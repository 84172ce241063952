import {
  ArrowUpFromLine,
  Banknote,
  ChartColumn,
  FileText,
  Mail,
  Plus,
  ReceiptText,
  ScrollText,
  Shield,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import type { MemberPage } from '../../config/paths.ts';
import { useUnreadMessages } from '../../features/messages/api/unread-messages.ts';
import { useClaimableRewards, useMissionCount, useReferralOffer } from '../../lib/account/balance.ts';
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
    component: async () =>
      (await withTexts(['security'], import('../../features/member-centre/components/pages/account-page.tsx')))
        .AccountPage,
  },
  {
    name: 'protection',
    icon: Shield,
    component: async () =>
      (
        await withTexts(
          ['protection'],
          import('../../features/member-centre/components/protection/protection-page.tsx'),
        )
      ).ProtectionPage,
  },
  {
    name: 'transferFund',
    icon: Wallet,
    component: async () =>
      (await withTexts(['wallet'], import('../../features/member-centre/components/pages/wallet-page.tsx'))).WalletPage,
  },
  {
    name: 'depositv2',
    icon: Plus,
    who: ({ member }) => !member?.playBar,
    component: async () =>
      (await withTexts(['deposit', 'rewards'], import('../pages/account/deposit-page.tsx'))).DepositPage,
  },
  {
    name: 'withdraw',
    icon: Banknote,
    component: async () =>
      (await withTexts(['withdraw'], import('../../features/cashier/components/withdraw/withdraw-page.tsx')))
        .WithdrawPage,
  },
  {
    name: 'transferUpline',
    icon: ArrowUpFromLine,
    who: ({ member }) => member?.toUpline === true,
    component: async () =>
      (await withTexts(['transfers'], import('../../features/member-centre/components/transfers/transfer-page.tsx')))
        .TransferUplinePage,
  },
  {
    name: 'personalHistoryCopy',
    icon: ReceiptText,
    component: async () =>
      (
        await withTexts(
          ['records', 'verifier'],
          import('../../features/member-centre/components/pages/betting-record-page.tsx'),
        )
      ).BettingRecordPage,
  },
  {
    name: 'transactionHistory',
    icon: ScrollText,
    component: async () =>
      (await withTexts(['records'], import('../../features/member-centre/components/pages/statement-page.tsx')))
        .StatementPage,
  },
  {
    name: 'personalProfit',
    icon: ChartColumn,
    component: async () => (await import('../../features/member-centre/components/pages/profit-page.tsx')).ProfitPage,
  },
  {
    name: 'bonusDetails',
    icon: Wallet,
    component: async () =>
      (await withTexts(['rewards'], import('../../features/rewards/components/centre/bonus-page.tsx'))).BonusPage,
  },
  {
    name: 'rewardCenter',
    icon: Plus,
    component: async () =>
      (await withTexts(['rewards'], import('../../features/rewards/components/centre/reward-centre-page.tsx')))
        .RewardCentrePage,
    useCount: useClaimableRewards,
  },
  {
    name: 'referral',
    icon: ArrowUpFromLine,
    useIsOffered: useReferralOffer,
    component: async () =>
      (await withTexts(['rewards'], import('../../features/rewards/components/referral/referral-page.tsx')))
        .ReferralPage,
  },
  {
    name: 'missionLeaderboard',
    icon: ChartColumn,
    component: async () =>
      (await withTexts(['rewards'], import('../../features/rewards/components/missions/missions-page.tsx')))
        .MissionsPage,
    useCount: useMissionCount,
  },
  {
    name: 'messageV2',
    icon: Mail,
    component: async () =>
      (await withTexts(['memberMessages'], import('../../features/messages/components/messages-page.tsx')))
        .MessagesPage,
    useCount: useUnreadMessages,
  },
  {
    name: 'manualRebate',
    icon: ReceiptText,
    component: async () =>
      (await withTexts(['rewards'], import('../../features/rewards/components/centre/rebate-page.tsx'))).RebatePage,
  },
  {
    name: 'creditReport',
    icon: FileText,
    component: async () =>
      (await withTexts(['records'], import('../../features/member-centre/components/pages/credit-report-page.tsx')))
        .CreditReportPage,
  },
];
