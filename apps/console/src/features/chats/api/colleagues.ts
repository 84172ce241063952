import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** Who may answer chats, with how many each holds. */
export const colleaguesQuery = queryOptions({
  queryKey: ['staffChatColleagues'] as const,
  queryFn: () => callApi('staffChatColleagues', {}),
});
