import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

const pointsScope = [...ownKey, 'rewards', 'points'] as const;

export type Goods = CallValue<Calls['pointReward']>['list'][number];
export type PointConfig = CallValue<Calls['pointConfig']>;
export type PointLine = CallValue<Calls['pointDetails']>['list'][number];
export type PointOrder = CallValue<Calls['redeemPointList']>['list'][number];

export const pointBalanceQuery = () =>
  queryOptions({
    queryKey: [...pointsScope, 'balance'] as const,
    queryFn: ({ signal }) => callApi('pointBalance', {}, { signal }),
    staleTime: 0,
  });

export const pointConfigQuery = () =>
  queryOptions({
    queryKey: [...pointsScope, 'config'] as const,
    queryFn: ({ signal }) => callApi('pointConfig', {}, { signal }),
    staleTime: 60_000,
  });

export const goodsQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...pointsScope, 'goods', language] as const,
    queryFn: ({ signal }) => callApi('pointReward', { data: { language } }, { signal }),
    staleTime: 0,
  });

const pageSize = 15;
export const pointDetailsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...pointsScope, 'details', pageNo] as const,
    queryFn: ({ signal }) => callApi('pointDetails', { data: { pageNo, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const ordersQuery = (pageNo: number, language: LocaleCode) =>
  queryOptions({
    queryKey: [...pointsScope, 'orders', pageNo, language] as const,
    queryFn: ({ signal }) => callApi('redeemPointList', { data: { pageNo, pageSize, language } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
