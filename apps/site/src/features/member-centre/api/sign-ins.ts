import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

function signInsQuery(pageSize: number) {
  return queryOptions({
    queryKey: [...ownKey, 'signInHistory', pageSize] as const,
    queryFn: ({ signal }) => callApi('signInHistory', { data: { pageSize } }, { signal }),
    select: ({ rows, total }) => ({ lines: rows, total }),
    placeholderData: keepPreviousData,
  });
}

/** The latest ways into the account. */
export const useSignIns = (pageSize: number) => useQuery(signInsQuery(pageSize));
