import type { LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBoot } from '../boot.ts';
import { callApi } from '../client.ts';

const FRESH_MS = 5 * 60_000;

export const announcementsKey = (language: LocaleCode) => ['announcements', language] as const;

/** Banners, notices and pop-up notices in one language. */
export function announcementsQuery(language: LocaleCode) {
  const { announcements, whitelabel } = readBoot();
  const isBooted = announcements !== undefined && whitelabel?.defaultLanguage === language;
  return queryOptions({
    queryKey: announcementsKey(language),
    queryFn: ({ signal }) => callApi('listAnnouncements', { data: { language } }, { signal }),
    staleTime: FRESH_MS,
    ...(isBooted ? { initialData: announcements } : {}),
  });
}

export function useAnnouncements(language: LocaleCode) {
  return useQuery(announcementsQuery(language));
}
