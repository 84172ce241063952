import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type SecondFactor = CallValue<Calls['memberSecondFactor']>;

export const secondFactorQuery = () =>
  queryOptions({
    queryKey: [...ownKey, 'secondFactor'],
    queryFn: ({ signal }) => callApi('memberSecondFactor', {}, { signal }),
  });
