import type { CallInput, Calls, CallValue, PayKind } from '@baize/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { agentScope } from './centre.ts';

export type PayLine = CallValue<Calls['agentIncome']>['rows'][number];

export const useIncome = (data: Partial<CallInput<Calls['agentIncome']>['data']>) =>
  useQuery({
    queryKey: [...agentScope, 'income', data],
    queryFn: ({ signal }) => callApi('agentIncome', { data }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How a line came to be. */
export const useIncomeLine = (kind: PayKind, period: string) =>
  useQuery({
    queryKey: [...agentScope, 'incomeLine', kind, period],
    queryFn: ({ signal }) => callApi('agentIncomeLine', { params: { kind, period } }, { signal }),
  });
