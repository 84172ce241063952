import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Answer = Pick<UseQueryResult, 'isLoading' | 'failureCount'>;

/**
 * True while first answers are on their way and nothing has failed: so long a page keeps back what they would push down. Never true
 * again afterwards: what is shown then asks anew where an answer failed, and must not go for that.
 */
export function useIsAwaited(...answers: readonly Answer[]): boolean {
  const isAwaited = answers.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const [isOver, setOver] = useState(!isAwaited);
  if (!isAwaited && !isOver) setOver(true);
  return isAwaited && !isOver;
}
