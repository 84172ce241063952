import {
  ArrowDownToLine,
  Banknote,
  ChartColumn,
  Clock,
  Coins,
  Dices,
  FileText,
  Hourglass,
  LayoutGrid,
  Megaphone,
  ReceiptText,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import type { AgentPage } from '../../config/paths.ts';
import type { AgentCentrePage } from '../../lib/centre/centre-page.ts';
import { withTexts } from '../../lib/preferences/language.ts';

const overview = () => withTexts(['agents', 'pages'], import('./team-overview-page.tsx'));
const plays = () => withTexts(['agents'], import('../../features/agent-centre/components/report/play-report.tsx'));
const income = () => withTexts(['agents'], import('../../features/agent-centre/components/income/income-page.tsx'));

/** Every page of the agent centre, in the specification's order (section 2), and then those of ours. Titles are texts of `pages.agentCentre`. */
export const agentPages: readonly AgentCentrePage<AgentPage>[] = [
  {
    name: 'announcement',
    icon: Megaphone,
    component: async () => (await import('../../features/news/components/notice-list.tsx')).NoticeList,
  },
  { name: 'agentTeamOverview', icon: Users, component: async () => (await overview()).TeamOverviewPage },
  {
    name: 'addAccount',
    icon: UserPlus,
    component: async () => (await withTexts(['agents'], import('./add-account-page.tsx'))).AddAccountPage,
  },
  {
    name: 'teamManagement',
    icon: LayoutGrid,
    component: async () =>
      (await withTexts(['agents'], import('../../features/agent-centre/components/team/team-management.tsx')))
        .TeamManagement,
  },
  { name: 'teamBetting', icon: Dices, component: async () => (await plays()).TeamBetting },
  { name: 'userLoss', icon: ChartColumn, component: async () => (await plays()).UserLoss },
  { name: 'myIncome', icon: Wallet, component: async () => (await income()).MyIncome },
  {
    name: 'accountDetails',
    icon: ReceiptText,
    component: async () =>
      (await withTexts(['agents', 'member'], import('../../features/agent-centre/components/team/account-details.tsx')))
        .AccountDetails,
  },
  { name: 'dividendRecord', type: 'enableCt', icon: Coins, component: async () => (await income()).DividendRecord },
  { name: 'dailyWages', type: 'salary', icon: Banknote, component: async () => (await income()).DailyWages },
  { name: 'hourlySalary', type: 'hourSalary', icon: Clock, component: async () => (await income()).HourlySalary },
  {
    name: 'realTimeSalary',
    type: 'agentRealtimeSalary',
    icon: Hourglass,
    component: async () => (await income()).RealTimeSalary,
  },
  {
    name: 'agentContracts',
    icon: FileText,
    component: async () =>
      (await withTexts(['agents'], import('../../features/agent-centre/components/contracts/contracts-page.tsx')))
        .ContractsPage,
  },
  {
    name: 'transferDownline',
    icon: ArrowDownToLine,
    component: async () =>
      (
        await withTexts(
          ['member', 'transfers'],
          import('../../features/member-centre/components/transfers/transfer-page.tsx'),
        )
      ).TransferDownlinePage,
  },
];
