import { QueryClient } from '@tanstack/react-query';
import { toFailure } from './failure.ts';

const maxRetries = 2;

/** Returns the cache of the server's answers. It retries only what may pass by itself; a refusal is shown at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        retry: (failureCount, thrown) => failureCount < maxRetries && toFailure(thrown).isVolatile,
      },
      mutations: { retry: false },
    },
  });
}
