import type { CallName } from '@baize/contract';

/** What the calls of agents do with the things that they name, as in `objectRules`. */
export const agentRules = {
  agentCentre: 'own',
  agentOverview: 'own',
  agentTeam: 'named',
  agentTeamPlay: 'named',
  agentTeamTransactions: 'named',
  agentAccountAdd: 'own',
  agentRatesSet: 'named',
  agentContracts: 'own',
  agentContractOffer: 'named',
  processDividendReq: 'named',
  processDailySalContract: 'named',
  processContractHourSalary: 'named',
  processRealTimeSalaryContract: 'named',
  agentContractAnswer: 'named',
  agentIncome: 'own',
  agentIncomeLine: 'own',
  staffAgents: 'named',
  staffAgent: 'named',
  staffAgentRates: 'named',
  staffAgentMove: 'named',
  staffAgentHostSet: 'named',
  staffAgentContracts: 'own',
  staffAgentContractOffer: 'named',
  staffAgentContractAct: 'named',
  staffAgentPays: 'own',
  staffAgentPay: 'named',
  staffAgentPayDecide: 'named',
  staffAgentPayPreview: 'own',
  staffAgentPayRun: 'own',
} as const satisfies Partial<Record<CallName, string>>;

const outsideBranch = 'modules/agency/team/team.test.ts: nobody outside of an agent’s branch is shown or changed';
const foreignContract = 'modules/agency/contracts/contracts.test.ts: a contract is its two sides’ alone';
const otherBrand = 'modules/agency/desk/desk.test.ts: staff of a brand reaches no agent of another';

export const agentsTriedElsewhere: Record<string, string> = {
  agentTeam: outsideBranch,
  agentTeamPlay: outsideBranch,
  agentTeamTransactions: outsideBranch,
  agentRatesSet: outsideBranch,
  agentContractOffer: foreignContract,
  processDividendReq: foreignContract,
  processDailySalContract: foreignContract,
  processContractHourSalary: foreignContract,
  processRealTimeSalaryContract: foreignContract,
  agentContractAnswer: foreignContract,
  staffAgents: otherBrand,
  staffAgent: otherBrand,
  staffAgentRates: otherBrand,
  staffAgentMove: otherBrand,
  staffAgentHostSet: otherBrand,
  staffAgentContractOffer: otherBrand,
  staffAgentContractAct: otherBrand,
  staffAgentPay: otherBrand,
  staffAgentPayDecide: otherBrand,
};
