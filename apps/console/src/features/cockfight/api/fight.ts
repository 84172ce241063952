import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type StaffFight = CallValue<Calls['staffFight']>;

/** Stakes and states are read again so often. */
const fightEveryMs = 3_000;

export const fightQuery = (fightId: string) =>
  queryOptions({
    queryKey: ['staffFight', fightId] as const,
    queryFn: () => callApi('staffFight', { params: { fightId } }),
    refetchInterval: fightEveryMs,
  });

/** What an act on a fight changes, by the names of the calls. */
export const fightReads = ['staffFight', 'staffFights'] as const;
