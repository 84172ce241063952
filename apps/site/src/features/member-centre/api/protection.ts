import type { BarLength, Calls, CallValue, OwnLimitKind } from '@baize/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';
import { endSession, whileEndingOwn } from '../../../lib/session/session.ts';

export type Protection = CallValue<Calls['protection']>;
export type OwnLimit = Protection['limits'][number];
export type ProtectionChange = CallValue<Calls['protectionHistory']>['list'][number];

const protectionKey = [...ownKey, 'protection'] as const;

const protectionQuery = () =>
  queryOptions({
    queryKey: [...protectionKey, 'standing'] as const,
    queryFn: ({ signal }) => callApi('protection', {}, { signal }),
  });

/** Limits, reminder, break or exclusion of the account. */
export const useProtection = () => useQuery(protectionQuery());

const historyQuery = (pageSize: number) =>
  queryOptions({
    queryKey: [...protectionKey, 'history', pageSize] as const,
    queryFn: ({ signal }) => callApi('protectionHistory', { data: { pageNo: 1, pageSize } }, { signal }),
    select: ({ list, total }) => ({ lines: list, total }),
    placeholderData: keepPreviousData,
  });

/** The latest changes of these. */
export const useProtectionHistory = (pageSize: number) => useQuery(historyQuery(pageSize));

export type ProtectionAct =
  | { act: 'limit'; kind: OwnLimitKind; amount: string | null }
  | { act: 'decide'; kind: OwnLimitKind; changeId: string; decision: 'confirm' | 'withdraw' }
  | { act: 'reminder'; minutes: 30 | 60 | null };

function send(act: ProtectionAct): Promise<unknown> {
  switch (act.act) {
    case 'limit':
      return callApi('setOwnLimit', { params: { kind: act.kind }, body: { amount: act.amount } });
    case 'decide': {
      const { kind, changeId, decision } = act;
      return callApi('decideOwnLimit', { params: { kind }, body: { changeId, decision } });
    }
    case 'reminder':
      return callApi('setReminder', { body: { minutes: act.minutes } });
  }
}

/** Changes a limit or the reminder; what is shown is read anew, also after a refusal. */
export function useProtectionAct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: protectionKey }),
  });
}

/** Begins a break or an exclusion, which ends this session, too. */
export const useBarPlay = () =>
  useMutation({
    mutationFn: (length: BarLength) => whileEndingOwn(() => callApi('barOwnPlay', { body: { length } })),
    onSuccess: endSession,
  });
