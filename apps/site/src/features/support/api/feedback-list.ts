import type { Calls, CallValue } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { ownKey } from '../../../lib/session/own.ts';

export type OwnFeedback = CallValue<Calls['feedbackList']>['list'][number];

export const feedbackListScope = [...ownKey, 'feedback'] as const;
const pageSize = 5;

/** One page of what the member wrote, the latest first. */
export function feedbackListQuery(pageNo: number) {
  return queryOptions({
    queryKey: [...feedbackListScope, pageNo] as const,
    queryFn: ({ signal }) => callApi('feedbackList', { data: { pageNo, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
