import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api/client.ts';

/** The server reads the jackpot pools anew every three seconds. */
const REFETCH_MS = 6_000;

/**
 * What stands in the brand's jackpot pools, such as `{amount: '1250.00', games: [{vendor, gameCode, amount}]}`; null: it has none. Renews itself
 * while the page is seen.
 */
export function useJackpot() {
  return useQuery({
    queryKey: ['jackpot'],
    queryFn: async ({ signal }) => (await callApi('jackpot', {}, { signal })).pool,
    refetchInterval: REFETCH_MS,
  });
}
