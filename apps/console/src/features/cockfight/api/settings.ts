import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type ArenaSettings = CallValue<Calls['staffFightSettings']>['arenas'][number];

export const settingsQuery = queryOptions({
  queryKey: ['staffFightSettings'] as const,
  queryFn: () => callApi('staffFightSettings', {}),
});
