import type { Calls, CallValue } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type Switches = CallValue<Calls['staffSwitches']>;
export type SwitchState = Pick<Switches['brand'], 'isDraining' | 'isClosed' | 'endsAt' | 'texts'>;
export type OpenRounds = Switches['brand']['openRounds'];

const renewedEveryMs = 3_000;

/** Renewed while it is looked at: how many rounds are open is what whoever drains waits for. */
export const switchesQuery = queryOptions({
  queryKey: ['staffSwitches'] as const,
  queryFn: () => callApi('staffSwitches', {}),
  refetchInterval: renewedEveryMs,
});

/** Rounds that end by being played on; bets end by results, which no drain hastens. */
export const roundsToWaitFor = (rounds: OpenRounds): number =>
  rounds.filter(({ isBet }) => !isBet).reduce((sum, { rounds: count }) => sum + count, 0);
