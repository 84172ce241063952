import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';

/** Lengths and types that the brand accepts. */
export const feedbackSettingsQuery = () =>
  queryOptions({
    queryKey: ['feedbackSettings'] as const,
    queryFn: ({ signal }) => callApi('feedbackSettings', {}, { signal }),
    staleTime: 5 * 60_000,
  });
