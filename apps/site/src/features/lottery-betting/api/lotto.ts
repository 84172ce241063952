import { createClient } from '@baize/client';
import type { CallRequest, Calls, CallValue, LocaleCode } from '@baize/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

const freshMs = 10_000;
const latestTickets = 15;

/** A lottery as it is launched. */
export interface LaunchedLottery {
  gameId: string;
  vendor: string;
}

/** The latest draws of a lottery with their numbers and seeds, and the seed hash of the next one. */
export const lottoIssuesQuery = (gameId: string, count = 1) =>
  queryOptions({
    queryKey: ['lottoIssues', gameId, count] as const,
    queryFn: ({ signal }) => callApi('lottoIssues', { data: { gameId, count } }, { signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  });

export type DayResult = CallValue<Calls['lottoResults']>['draws'][number];

/** The results of a day, of the latest one with any where no day is given. */
export const lottoResultsQuery = (
  gameId: string,
  { day, page, language }: { day?: string; page: number; language: LocaleCode },
) =>
  queryOptions({
    queryKey: ['lottoResults', gameId, day, page, language] as const,
    queryFn: ({ signal }) =>
      callApi('lottoResults', { data: { gameId, pageNo: page, language, ...(day && { day }) } }, { signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  });

/** The session in which tickets of a lottery are bought: entered once, by the token of a launch. */
const lottoSessionQuery = ({ gameId, vendor }: LaunchedLottery) =>
  queryOptions({
    queryKey: [...ownKey, 'lottoSession', gameId] as const,
    queryFn: async () => {
      const launch = { vendor, gameCode: gameId, lottoArea: 'VN', launchMode: 'LOTT', view: 'betting' } as const;
      const { url } = await callApi('launchGame', { data: launch });
      const launchToken = new URL(url, location.origin).searchParams.get('launchToken') ?? '';
      return callApi('lottoOpen', { body: { launchToken, gameId } });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

type SessionCall = 'lottoBuy' | 'lottoTickets' | 'lottoStop';

/** Makes a call in the lottery's session. One that has ended is entered anew by the next call. */
async function callInSession<N extends SessionCall>(
  queryClient: QueryClient,
  lottery: LaunchedLottery,
  name: N,
  request: CallRequest<Calls[N]>,
) {
  const query = lottoSessionQuery(lottery);
  const { session } = await queryClient.ensureQueryData(query);
  const { call } = createClient({
    credentials: () => ({ 'game-session': session }),
    onFailure: ({ messageKey }) => {
      if (messageKey === 'session_expired') queryClient.removeQueries({ queryKey: query.queryKey });
    },
  });
  return call(name, request);
}

export const lottoTicketsQuery = (queryClient: QueryClient, lottery: LaunchedLottery) =>
  queryOptions({
    queryKey: [...ownKey, 'lottoTickets', lottery.gameId] as const,
    queryFn: (): Promise<CallValue<Calls['lottoTickets']>> => {
      const data = { gameId: lottery.gameId, pageSize: latestTickets };
      return callInSession(queryClient, lottery, 'lottoTickets', { data });
    },
    staleTime: freshMs,
    refetchInterval: freshMs,
  });

export interface OrderedTicket {
  ticketId: string;
  numero: string;
  lines: { bet: string; selection: string; unitMinor: string; lowered: Record<string, number> }[];
  costMinor: string;
  prizeGroup: number;
  chase?: { issues: number; stopsOnWin: boolean };
}

export const buyTicket = (queryClient: QueryClient, lottery: LaunchedLottery, ticket: OrderedTicket) =>
  callInSession(queryClient, lottery, 'lottoBuy', { body: { gameId: lottery.gameId, ...ticket } });

export const stopChase = (queryClient: QueryClient, lottery: LaunchedLottery, chaseId: string) =>
  callInSession(queryClient, lottery, 'lottoStop', { body: { gameId: lottery.gameId, chaseId } });
