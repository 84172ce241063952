import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

const FRESH_MS = 5 * 60_000;

/** The fields of the registration form with their rules. */
export function registerSettingsQuery() {
  return queryOptions({
    queryKey: ['registerSettings'] as const,
    queryFn: ({ signal }) => callApi('registerSettings', {}, { signal }),
    staleTime: FRESH_MS,
  });
}

export function useRegisterSettings() {
  return useQuery(registerSettingsQuery());
}
