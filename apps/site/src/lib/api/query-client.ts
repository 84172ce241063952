import { QueryClient } from '@tanstack/react-query';
import { toFailure } from './failure.ts';

const MAX_RETRIES = 2;

/** Retries only what may pass by itself; a refusal is shown at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: (failureCount, thrown) => failureCount < MAX_RETRIES && toFailure(thrown).isVolatile,
      },
      mutations: { retry: false },
    },
  });
}
