import type { LocaleCode, MemberMessage } from '@baize/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { messageListScope } from './unread-messages.ts';

export type { MemberMessage };

const pageSize = 15;

/** One page of the member's messages, the latest first. */
export function messagesQuery(pageNo: number, language: LocaleCode) {
  return queryOptions({
    queryKey: [...messageListScope, { pageNo, language }] as const,
    queryFn: ({ signal }) => callApi('messages', { data: { pageNo, pageSize, language } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
