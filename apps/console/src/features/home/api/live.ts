import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Live = CallValue<Calls['staffLive']>;
export type Figures = Live['today'];

const readEveryMs = 15_000;

/** The figures of the day that runs. */
export const liveQuery = () =>
  queryOptions({
    queryKey: ['staffLive'] as const,
    queryFn: () => callApi('staffLive', {}),
    refetchInterval: readEveryMs,
  });
