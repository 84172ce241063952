import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Agent = CallValue<Calls['staffAgent']>;

export const agentQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['staffAgent', memberId] as const,
    queryFn: () => callApi('staffAgent', { params: { memberId } }),
  });

/** What is read again after an act on an agent, by the names of the calls. */
export const agentReads = ['staffAgent', 'staffAgents', 'staffAgentContracts'] as const;

/** Agents whose name begins so, to choose one from. */
export const agentChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: ['staffAgents', 'choice', search] as const,
    queryFn: () => callApi('staffAgents', { data: { search, pageSize: 20 } }),
    enabled: search !== '',
  });
