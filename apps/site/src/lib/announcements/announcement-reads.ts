import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { callApi } from '../api/client.ts';
import { ownAnswerWriter, ownKey } from '../session/own.ts';
import { isLoggedIn, useSession } from '../session/session.ts';
import { keepReadNotices, useReadNotices } from './read-notices.ts';

const announcementReadsKey = [...ownKey, 'announcementReads'] as const;

function announcementReadsQuery(isMember: boolean) {
  return queryOptions({
    queryKey: announcementReadsKey,
    queryFn: async ({ signal }) => (await callApi('announcementReads', {}, { signal })).ids,
    enabled: isMember,
  });
}

export interface AnnouncementReads {
  /** Undefined until it is known. */
  readIds: ReadonlySet<string> | undefined;
  /** Remembers announcements as read; on this device at once, for a member on the server too. */
  markRead: (ids: readonly string[]) => void;
}

/** Which announcements the visitor has read: a member's are those of the server and of this device, a guest's those of this device. */
export function useAnnouncementReads(): AnnouncementReads {
  const queryClient = useQueryClient();
  const isMember = useSession(isLoggedIn);
  const { ids: onDevice } = useReadNotices();
  const { data: onServer, isError } = useQuery(announcementReadsQuery(isMember));
  const isKnown = !isMember || onServer !== undefined || isError;

  const readIds = useMemo(
    () => (isKnown ? new Set([...onDevice, ...(isMember ? (onServer ?? []) : [])]) : undefined),
    [isKnown, isMember, onDevice, onServer],
  );
  const markRead = useCallback(
    (ids: readonly string[]) => {
      if (ids.length === 0) return;
      keepReadNotices(ids);
      if (!isMember) return;
      // A notice that is told twice is no harm: what cannot be sent stays on this device.
      const write = ownAnswerWriter(queryClient);
      callApi('readAnnouncements', { body: { ids: [...ids] } }).then(
        (answer) => write(announcementReadsKey, answer.ids),
        () => undefined,
      );
    },
    [isMember, queryClient],
  );
  return { readIds, markRead };
}
