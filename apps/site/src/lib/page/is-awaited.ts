import type { UseQueryResult } from '@tanstack/react-query';

/** True while a first answer is on its way and nothing has failed: so long a page keeps back what the answer would push down. */
export const isAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean =>
  isLoading && failureCount === 0;
