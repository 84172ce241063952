import { createAgentView } from './agent.ts';
import { createContractDesk } from './contracts.ts';
import type { AgentDeskTools } from './dependencies.ts';
import { createHostDesk } from './host.ts';
import { createPayDesk } from './pays.ts';
import { createRunDesk } from './runs.ts';
import { createTreeDesk } from './tree.ts';

export type { AgentDeskTools } from './dependencies.ts';

/** Agents as the operator's staff looks after them. */
export const createAgentDesk = (tools: AgentDeskTools) => ({
  ...createTreeDesk(tools),
  ...createAgentView(tools),
  ...createContractDesk(tools),
  ...createHostDesk(tools),
  ...createPayDesk(tools),
  ...createRunDesk(tools),
});
