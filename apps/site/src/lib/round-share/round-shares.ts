import type { CallRequest, Calls, LocaleCode } from '@baize/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';
import { ownKey } from '../session/own.ts';

/** A round as the betting record names it. */
export interface OwnRound {
  vendor: string;
  roundId: string;
}

const scope = [...ownKey, 'roundShares'] as const;

/** Whether a round can be shown to everybody, and its link. */
export const roundShareQuery = (round: OwnRound, language: LocaleCode) =>
  queryOptions({
    queryKey: [...scope, 'state', round.vendor, round.roundId, language] as const,
    queryFn: ({ signal }) => callApi('roundShareState', { data: { ...round, language } }, { signal }),
  });

/** The rounds that the member shows to everybody. */
export const roundSharesQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...scope, 'list', language] as const,
    queryFn: async ({ signal }) => (await callApi('roundShares', { data: { language } }, { signal })).list,
  });

/** Makes the link of a round or changes what it shows; takes a link back. */
export function useRoundShares() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: scope });
  const put = useMutation({
    mutationFn: (body: CallRequest<Calls['shareRound']>['body']) => callApi('shareRound', { body }),
    onSettled,
  });
  const end = useMutation({
    mutationFn: (shareId: string) => callApi('endRoundShare', { params: { shareId } }),
    onSettled,
  });
  return { put, end };
}
