import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

/** The server reads the tables once a second. */
const REFETCH_MS = 3_000;

/** The shared tables as their cards show them: end of the betting time, players, last results. Renews itself while the page is seen. */
export function useTableCards() {
  return useQuery({
    queryKey: ['tableCards'],
    queryFn: async ({ signal }) => (await callApi('studioTables', {}, { signal })).list,
    refetchInterval: REFETCH_MS,
  });
}
