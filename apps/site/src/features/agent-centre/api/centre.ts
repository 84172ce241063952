import type { CallInput, Calls, CallValue } from '@baize/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

const scope = [...ownKey, 'agent'] as const;

export type AgentCentreInfo = CallValue<Calls['agentCentre']>;
export type TeamMember = CallValue<Calls['agentTeam']>['rows'][number];
export type TeamAnswer = CallValue<Calls['agentTeam']>;
export type PlayAnswer = CallValue<Calls['agentTeamPlay']>;
export type OverviewAnswer = CallValue<Calls['agentOverview']>;
type DataOf<N extends 'agentTeam' | 'agentTeamPlay' | 'agentOverview' | 'agentTeamTransactions'> = CallInput<
  Calls[N]
>['data'];

/** What the agent may do, and which of his pages there are. */
const centreQuery = () =>
  queryOptions({ queryKey: [...scope, 'centre'], queryFn: ({ signal }) => callApi('agentCentre', {}, { signal }) });
export const useCentre = (isAsked = true) => useQuery({ ...centreQuery(), enabled: isAsked });

export const useOverview = (data: DataOf<'agentOverview'>) =>
  useQuery({
    queryKey: [...scope, 'overview', data],
    queryFn: ({ signal }) => callApi('agentOverview', { data }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTeam = (data: Partial<DataOf<'agentTeam'>>) =>
  useQuery({
    queryKey: [...scope, 'team', data],
    queryFn: ({ signal }) => callApi('agentTeam', { data }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTeamPlay = (data: Partial<DataOf<'agentTeamPlay'>>) =>
  useQuery({
    queryKey: [...scope, 'play', data],
    queryFn: ({ signal }) => callApi('agentTeamPlay', { data }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useTeamTransactions = (memberId: string, data: Partial<DataOf<'agentTeamTransactions'>>) =>
  useQuery({
    queryKey: [...scope, 'transactions', memberId, data],
    queryFn: ({ signal }) => callApi('agentTeamTransactions', { params: { memberId }, data }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What changes an agent's team or contracts reads all of it again. */
export function useAgentChange<Sent, Answer>(send: (sent: Sent) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: () => queryClient.invalidateQueries({ queryKey: scope }) });
}

export const agentScope = scope;
