import { ArrowDownToLine, Megaphone, UserPlus, Users } from 'lucide-react';
import type { AgentPage } from '../../config/paths.ts';
import type { CentrePage } from '../../lib/centre/centre-page.ts';
import { withTexts } from '../../lib/preferences/language.ts';

/** Every page of the agent centre, in the specification's order (section 2). Titles are texts of `pages.agentCentre`. */
export const agentPages: readonly CentrePage<AgentPage>[] = [
  {
    name: 'announcement',
    icon: Megaphone,
    component: async () => (await import('../../features/news/components/notice-list.tsx')).NoticeList,
  },
  {
    name: 'agentTeamOverview',
    icon: Users,
    component: async () => (await import('../../features/agent-centre/components/team-overview.tsx')).TeamOverview,
  },
  {
    name: 'addAccount',
    icon: UserPlus,
    component: async () => (await import('../../features/agency/components/add-account.tsx')).AddAccount,
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
