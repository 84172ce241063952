import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { type LaunchedLottery, lottoTicketsQuery } from '../api/lotto.ts';
import { defaultGroups, type LotteryGame } from '../slip-rules.ts';

/** The prize groups that a player may choose from, the highest one first; the usual ones for a visitor. */
export function useGroups(lottery: LaunchedLottery, rules: LotteryGame): readonly number[] {
  const tickets = lottoTicketsQuery(useQueryClient(), lottery);
  const { data } = useQuery({ ...tickets, enabled: useSession(isLoggedIn) });
  return data?.groups ?? defaultGroups(rules);
}
