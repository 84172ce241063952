import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBoot } from '../../lib/api/boot.ts';
import { callApi } from '../../lib/api/client.ts';

const RECHECK_MS = 60_000;

export const systemStatusKey = ['systemStatus'] as const;

/** Whether the site is open; while it is not, the question is repeated every minute. */
export function systemStatusQuery() {
  const { systemStatus } = readBoot();
  return queryOptions({
    queryKey: systemStatusKey,
    queryFn: ({ signal }) => callApi('systemStatus', {}, { signal }),
    staleTime: RECHECK_MS,
    refetchInterval: (query) => (query.state.data?.status === 0 ? false : RECHECK_MS),
    ...(systemStatus === undefined ? {} : { initialData: systemStatus }),
  });
}

export function useSystemStatus() {
  return useQuery(systemStatusQuery());
}
