import { AgentCentre, type AgentCentreProps } from '../../../features/agent-centre/components/agent-centre.tsx';
import { agentPages } from '../../centres/agent-pages.ts';

/** The agent centre with its pages. */
export function AgentOverlay(props: Pick<AgentCentreProps, 'onSignOut'>) {
  return <AgentCentre {...props} pages={agentPages} />;
}
