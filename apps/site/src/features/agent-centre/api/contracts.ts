import type { CallRequest, Calls, ContractAction, ContractKind } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { agentScope, useAgentChange } from './centre.ts';

export const useContracts = () =>
  useQuery({
    queryKey: [...agentScope, 'contracts'],
    queryFn: ({ signal }) => callApi('agentContracts', {}, { signal }),
  });

const answerCalls = {
  dividend: 'processDividendReq',
  dailySalary: 'processDailySalContract',
  hourSalary: 'processContractHourSalary',
  realTimeSalary: 'processRealTimeSalaryContract',
  revenueShare: 'agentContractAnswer',
  positionTaking: 'agentContractAnswer',
} as const satisfies Record<ContractKind, string>;

/** Accepts, rejects or terminates through the kind's own call where the specification has one (§7). */
export const useAnswerContract = () =>
  useAgentChange(({ kind, ...body }: { kind: ContractKind; contractId: string; action: ContractAction }) =>
    callApi(answerCalls[kind], { body }),
  );

export const useOfferContract = () =>
  useAgentChange((body: CallRequest<Calls['agentContractOffer']>['body']) => callApi('agentContractOffer', { body }));
