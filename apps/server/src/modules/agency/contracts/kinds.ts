import type { ContractKind, MemberType, PayKind } from '@baize/contract';
import type { PeriodCode } from '@baize/periods';
import type { AgentRules } from './dependencies.ts';

/** The calendar by which a kind's contracts begin and end: a change starts with its next period. */
export const contractPeriods: Record<ContractKind, PeriodCode> = {
  dividend: 'H',
  dailySalary: 'D',
  hourSalary: 'D',
  realTimeSalary: 'D',
  revenueShare: 'M',
  positionTaking: 'W',
};

/** Kinds that look at a whole period's loss less its costs, and may leave something to the next one. */
export const carriesOver = (kind: PayKind): boolean => kind === 'dividend' || kind === 'revenueShare';

/** Whether the brand has the kind, and what it gives at most of it. */
export const kindSettings: Record<ContractKind, { flag: keyof AgentRules; max: keyof AgentRules }> = {
  dividend: { flag: 'enableCt', max: 'maxDividendPercent' },
  dailySalary: { flag: 'salary', max: 'maxDailyPercent' },
  hourSalary: { flag: 'hourSalary', max: 'maxHourPercent' },
  realTimeSalary: { flag: 'agentRealtimeSalary', max: 'maxRealTimePercent' },
  revenueShare: { flag: 'revenueShare', max: 'maxSharePercent' },
  positionTaking: { flag: 'positionTaking', max: 'maxPositionPercent' },
};

export interface AgentRights {
  openMembers: boolean;
  openAgents: boolean;
  giveContracts: boolean;
}

const none: AgentRights = { openMembers: false, openAgents: false, giveContracts: false };
const all: AgentRights = { openMembers: true, openAgents: true, giveContracts: true };

/** What each kind of account may do in its agent centre (ADR-124): reports are for all agents. */
export const agentRights: Record<MemberType, AgentRights> = {
  0: none,
  1: all,
  2: all,
  4: none,
  41: { openMembers: true, openAgents: false, giveContracts: false },
  42: none,
};

/** What an agent's own agents are. */
export const subAgentType = 2 satisfies MemberType;
