import type { ContractKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarJob } from '../../platform/jobs/durable/calendar-job.ts';
import { createContracts } from './contracts/index.ts';
import { type AgentDeskTools, createAgentDesk } from './desk/index.ts';
import { createIncome, type PayJobTools, payJobs } from './pay/index.ts';
import { createTeam, type TeamTools } from './team/index.ts';

export interface AgentsDependencies extends Omit<AgentDeskTools, 'ledger'>, Omit<PayJobTools, 'ledger' | 'brands'> {
  ledger: AgentDeskTools['ledger'] & TeamTools['ledger'];
}

/** Agents: their teams, contracts and pay, and how staff looks after them. */
export function createAgents(deps: AgentsDependencies) {
  const routes = {
    ...createTeam(deps).routes,
    ...createContracts(deps).routes,
    ...createIncome(deps),
    ...createAgentDesk(deps),
  };
  const jobs: readonly CalendarJob[] = payJobs(deps);
  return { routes, jobs, contractFlags: (memberId: string) => contractFlags(deps.database, memberId) };
}

/** How an agent stands to a kind of contract: 0 has none, 1 was offered one, 2 has one, 3 a change of it waits, 4 its end was asked for. */
const flagOf: Record<string, number> = { sent: 1, accepted: 2, changeRequested: 3, terminationRequested: 4 };

/** The contract info of the consolidated call (spec §3). */
async function contractFlags(database: Database, memberId: string) {
  const { rows } = await sql<{ kind: ContractKind; state: string }>`
    select kind, state from agent_contracts
    where member_id = ${memberId} and state = any (${Object.keys(flagOf)}::text[])`.execute(database);
  const of = (kind: ContractKind) =>
    Math.max(0, ...rows.filter((row) => row.kind === kind).map(({ state }) => flagOf[state] ?? 0));
  return {
    dailysalreqtype: of('dailySalary'),
    divtypereq: of('dividend'),
    contracthoursalreq: of('hourSalary'),
    realtimesalreqtype: of('realTimeSalary'),
  };
}
