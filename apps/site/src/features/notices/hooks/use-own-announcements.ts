import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announcementsKey } from '../../../lib/announcements/announcements.ts';
import { useSession } from '../../../lib/session/session.ts';

const ofEveryLanguage = announcementsKey('TY').slice(0, 1);

/** Some announcements and banners are for members alone, some for visitors: with the account they are asked for again. */
export function useOwnAnnouncements(): void {
  const queryClient = useQueryClient();
  const memberId = useSession(({ member }) => member?.id);
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current === memberId) return;
    asked.current = memberId;
    void queryClient.invalidateQueries({ queryKey: ofEveryLanguage });
  }, [queryClient, memberId]);
}
