import { OwnLink } from '../../features/agency/components/own-link.tsx';
import { TeamOverview } from '../../features/agent-centre/components/team-overview.tsx';

/** The agent's own link first, then the team in figures. */
export function TeamOverviewPage() {
  return (
    <OwnLink>
      <TeamOverview />
    </OwnLink>
  );
}
