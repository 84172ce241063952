import { type LucideIcon, Megaphone, UserPlus, Users } from 'lucide-react';
import type { AgentPage } from '../../config/paths.ts';
import type { SiteSearch } from '../../lib/site-search.ts';

export const firstAgentPage: AgentPage = 'agentTeamOverview';

/** The pages that exist, in the specification's order (section 2). */
export const agentPages: readonly { page: AgentPage; icon: LucideIcon }[] = [
  { page: 'announcement', icon: Megaphone },
  { page: firstAgentPage, icon: Users },
  { page: 'addAccount', icon: UserPlus },
];

/** Undefined while the overlay is closed; an unknown name means the team overview. */
export function readAgentPage({ agent }: SiteSearch): AgentPage | undefined {
  if (agent === undefined) return undefined;
  return agentPages.find(({ page }) => page === agent)?.page ?? firstAgentPage;
}
