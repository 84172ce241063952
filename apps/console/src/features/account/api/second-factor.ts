import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type SecondFactor = CallValue<Calls['staffSecondFactor']>;

export const secondFactorQuery = () =>
  queryOptions({ queryKey: ['staffSecondFactor'] as const, queryFn: () => callApi('staffSecondFactor', {}) });

/** What is read again after a second factor came or went, by the names of the calls. */
export const secondFactorReads = ['staffSecondFactor', 'staffInfo', 'staffSessions'] as const;
