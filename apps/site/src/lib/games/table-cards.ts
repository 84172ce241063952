import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

/** The server reads the tables once a second. */
const REFETCH_MS = 3_000;

/** A shared table as its card shows it: end of the betting time, players, last results. Renews itself while the page is seen. */
export function useTableCard(vendor: string, gameCode: string) {
  return useQuery({
    queryKey: ['tableCards'],
    queryFn: async ({ signal }) => (await callApi('studioTables', {}, { signal })).list,
    refetchInterval: REFETCH_MS,
    // A card is drawn anew only when its own table has changed.
    select: (tables) => tables.find((table) => table.vendor === vendor && table.gameCode === gameCode),
  });
}
