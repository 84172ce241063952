import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type SystemState = CallValue<Calls['staffSystem']>;

const renewedEveryMs = 5_000;

export const systemQuery = queryOptions({
  queryKey: ['staffSystem'] as const,
  queryFn: () => callApi('staffSystem', {}),
  refetchInterval: renewedEveryMs,
});
