import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type RoleName = CallValue<Calls['staffRoleNames']>['rows'][number];

/** Roles that an account can be given. */
export const roleNamesQuery = () =>
  queryOptions({
    queryKey: ['staffRoleNames'] as const,
    queryFn: async () => (await callApi('staffRoleNames', {})).rows,
  });
