import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type PromotionState = CallValue<Calls['promotionStates']>['list'][number];

export const promotionsQuery = (language: LocaleCode) =>
  queryOptions({
    queryKey: [...ownKey, 'rewards', 'promotions', language] as const,
    queryFn: ({ signal }) => callApi('promotionStates', { data: { language } }, { signal }),
    staleTime: 0,
  });
