import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { balanceKey, transactionsScope } from '../../../lib/account/balance.ts';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

const rewardsScope = [...ownKey, 'rewards'] as const;

export type VipStatus = CallValue<Calls['vipStatus']>;
export type Rebate = CallValue<Calls['rebateSummary']>;
export type RewardPage = CallValue<Calls['rewardList']>;
export type Reward = RewardPage['claimable'][number];
export type Bonus = NonNullable<CallValue<Calls['bonusDetails']>['running']>;

export const vipQuery = () =>
  queryOptions({
    queryKey: [...rewardsScope, 'vip'] as const,
    queryFn: ({ signal }) => callApi('vipStatus', {}, { signal }),
    staleTime: 15_000,
  });

export const vipLadderQuery = () =>
  queryOptions({
    queryKey: ['vipLadder'] as const,
    queryFn: ({ signal }) => callApi('vipLadder', {}, { signal }),
    staleTime: 60_000,
  });

const rebateEveryMs = 30_000;
/** The running sum is asked for again while somebody looks at it. */
export const rebateQuery = () =>
  queryOptions({
    queryKey: [...rewardsScope, 'rebate'] as const,
    queryFn: ({ signal }) => callApi('rebateSummary', {}, { signal }),
    refetchInterval: rebateEveryMs,
    staleTime: 0,
  });

export const rewardPageSize = 15;
export const rewardListQuery = (pageNo: number, language: LocaleCode) =>
  queryOptions({
    queryKey: [...rewardsScope, 'list', pageNo, language] as const,
    queryFn: ({ signal }) =>
      callApi('rewardList', { data: { pageNo, pageSize: rewardPageSize, language } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const bonusQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...rewardsScope, 'bonus', language] as const,
    queryFn: ({ signal }) => callApi('bonusDetails', { data: { language } }, { signal }),
    staleTime: 0,
  });

/** Something was claimed or given up: balance, record and everything about rewards is read again. */
export const refreshRewards = (queryClient: QueryClient) =>
  Promise.all(
    [rewardsScope, balanceKey, transactionsScope].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
