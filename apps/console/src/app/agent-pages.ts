import { Coins, FileSignature, GitFork, ListChecks } from 'lucide-react';
import type { ConsolePage } from './page.ts';

/** Pages about agents, their contracts and pay. */
export const agentPages = [
  {
    name: 'agents',
    path: '/agents',
    permission: 'agents.read',
    group: 'members',
    icon: GitFork,
    texts: ['consoleAgents'],
    component: async () => (await import('../features/agents/components/agents-page.tsx')).AgentsPage,
  },
  {
    name: 'agent',
    path: '/agents/$memberId',
    permission: 'agents.read',
    group: 'members',
    texts: ['consoleAgents'],
    component: async () => (await import('../features/agents/components/agent-page.tsx')).AgentPage,
  },
  {
    name: 'agentContracts',
    path: '/agent-contracts',
    permission: 'agents.read',
    group: 'members',
    icon: FileSignature,
    texts: ['consoleAgents'],
    component: async () => (await import('../features/agents/components/contracts-page.tsx')).AgentContractsPage,
  },
  {
    name: 'agentPays',
    path: '/agent-pays',
    permission: 'agents.read',
    group: 'work',
    icon: Coins,
    texts: ['consoleAgents'],
    component: async () => (await import('../features/agents/components/pays-page.tsx')).AgentPaysPage,
  },
  {
    name: 'agentRuns',
    path: '/agent-pay-runs',
    permission: 'agents.read',
    group: 'work',
    icon: ListChecks,
    texts: ['consoleAgents'],
    component: async () => (await import('../features/agents/components/runs-page.tsx')).AgentRunsPage,
  },
] as const satisfies readonly ConsolePage[];
