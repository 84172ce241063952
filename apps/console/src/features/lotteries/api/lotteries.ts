import type { Calls, CallValue, LottoStatus } from '@baize/contract';
import type { BadgeTone } from '@baize/ui/badge';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

export type LotteryIssue = CallValue<Calls['staffLotteryIssue']>;
export type Lottery = CallValue<Calls['staffLotteries']>['rows'][number];
export type DrawFeed = CallValue<Calls['staffLotteries']>['feed'];
export type LotteryEffect = CallValue<Calls['staffLotteryEffect']>;
export type DrawnNumbers = NonNullable<LotteryIssue['result']>;
export type IssueParams = { gameId: string; numero: string };

export type LimitRow = CallValue<Calls['staffLotteryLimits']>['rows'][number];

export const noLimit: LimitRow = {
  gameId: null,
  bet: null,
  line: null,
  memberNumber: null,
  lowerFrom: null,
  lowerPercent: null,
  closeAt: null,
};

/** An open issue changes by itself: its clock, and what stands on its numbers. */
const liveEveryMs = 5_000;

export const issueQuery = (params: IssueParams) =>
  queryOptions({
    queryKey: ['staffLotteryIssue', params.gameId, params.numero] as const,
    queryFn: () => callApi('staffLotteryIssue', { params }),
    refetchInterval: liveEveryMs,
  });

const lotteriesCall = {
  queryKey: ['staffLotteries'] as const,
  queryFn: () => callApi('staffLotteries', {}),
};
export const lotteriesQuery = () => queryOptions({ ...lotteriesCall, select: ({ rows }) => rows });
/** The feed of results; null: none is set up. */
export const drawFeedQuery = () => queryOptions({ ...lotteriesCall, select: ({ feed }) => feed });

export const closuresQuery = () =>
  queryOptions({
    queryKey: ['staffLotteryClosures'] as const,
    queryFn: async () => (await callApi('staffLotteryClosures', {})).rows,
  });

export const limitsQuery = () =>
  queryOptions({
    queryKey: ['staffLotteryLimits'] as const,
    queryFn: async () => (await callApi('staffLotteryLimits', {})).rows,
  });

/** What is read again after an act on an issue, by the names of the calls. */
export const issueReads = ['staffLotteryIssue', 'staffLotteryIssues', 'staffLotteries'] as const;
export const ruleReads = [
  'staffLotteries',
  'staffLotteryClosures',
  'staffLotteryLimits',
  'staffLotteryIssues',
] as const;

export const statusTones: Record<LottoStatus, BadgeTone> = {
  WAIT: 'neutral',
  OPEN: 'success',
  LOCK: 'gold',
  DRAWN: 'gold',
  SETTLED: 'neutral',
  CANCELLED: 'danger',
};

export const issuePath = ({ gameId, numero }: IssueParams): string => `/lottery-draws/${gameId}/${numero}`;
