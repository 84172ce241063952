import type { CallInput, Calls } from '@baize/contract';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../../lib/api.ts';
import { useAct } from '../../../lib/use-act.ts';
import { resultReads } from './board.ts';

/** Proposes the result of a match or cup, and goes on to where another person decides it. */
export function useProposeResult(matchId: string) {
  const navigate = useNavigate();
  const { refresh } = useAct(resultReads);
  return async (body: CallInput<Calls['staffBookPropose']>['body']): Promise<void> => {
    const { resultId } = await callApi('staffBookPropose', { params: { matchId }, body });
    await refresh();
    await navigate({ to: `/sportsbook/results/${resultId}` as never });
  };
}
