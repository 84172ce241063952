import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { ownKey } from '../../../lib/session/own.ts';

export const memberInfoKey = [...ownKey, 'memberInfo'] as const;

/** Who is logged in. Screens read it from `useSession`, which is complete once this has answered. */
export function memberInfoQuery() {
  return queryOptions({
    queryKey: memberInfoKey,
    queryFn: async ({ signal }) => {
      // The header speaks to a member with texts of his own; without them he is logged in all the same.
      const texts = withTexts(['member'], Promise.resolve()).catch(() => undefined);
      const [member] = await Promise.all([callApi('memberInfo', {}, { signal }), texts]);
      return member;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
