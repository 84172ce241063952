import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api.ts';

/** Kinds of durable jobs with how many wait or failed. */
export const jobKindsQuery = () =>
  queryOptions({
    queryKey: ['staffJobKinds'] as const,
    queryFn: async () => (await callApi('staffJobKinds', {})).rows,
  });
