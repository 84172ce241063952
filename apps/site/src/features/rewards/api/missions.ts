import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type Mission = CallValue<Calls['missionSummary']>['list'][number];
export type Board = CallValue<Calls['missionLeaderboard']>['list'][number];
export type Raffle = CallValue<Calls['raffles']>['list'][number];

const scope = [...ownKey, 'rewards'] as const;
const liveMs = 15_000;

export const missionsQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...scope, 'missions', language] as const,
    queryFn: ({ signal }) => callApi('missionSummary', { data: { language } }, { signal }),
    refetchInterval: liveMs,
    staleTime: 0,
  });

export const boardsQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...scope, 'boards', language] as const,
    queryFn: ({ signal }) => callApi('missionLeaderboard', { data: { language } }, { signal }),
    refetchInterval: liveMs,
    staleTime: 0,
  });

export const rafflesQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...scope, 'raffles', language] as const,
    queryFn: ({ signal }) => callApi('raffles', { data: { language } }, { signal }),
    staleTime: 0,
  });

export const referralQuery = () =>
  queryOptions({
    queryKey: [...scope, 'referral'] as const,
    queryFn: ({ signal }) => callApi('referralSummary', {}, { signal }),
    staleTime: 0,
  });
