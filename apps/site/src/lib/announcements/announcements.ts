import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBoot } from '../api/boot.ts';
import { callApi } from '../api/client.ts';

type Announcements = CallValue<Calls['listAnnouncements']>;

const FRESH_MS = 5 * 60_000;
/** Banners, notices and pop-up notices: what every page shows. */
const FIRST_TYPES = 'B,PL,PU';

export const announcementsKey = (language: LocaleCode) => ['announcements', language] as const;

const ofTypes = async (types: string, language: LocaleCode, signal: AbortSignal): Promise<Announcements> =>
  await callApi('listAnnouncements', { data: { types, language } }, { signal });

/** Banners, notices and pop-up notices in one language; promotions and news have questions of their own. */
export function announcementsQuery(language: LocaleCode) {
  const { announcements, whitelabel } = readBoot();
  const isBooted = announcements !== undefined && whitelabel?.defaultLanguage === language;
  return queryOptions({
    queryKey: announcementsKey(language),
    queryFn: ({ signal }) => ofTypes(FIRST_TYPES, language, signal),
    staleTime: FRESH_MS,
    ...(isBooted ? { initialData: announcements } : {}),
  });
}

export function useAnnouncements(language: LocaleCode) {
  return useQuery(announcementsQuery(language));
}

/** Promotions in their order. */
export function promotionsQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: [...announcementsKey(language), 'promotions'] as const,
    queryFn: async ({ signal }) => (await ofTypes('PR', language, signal)).promotion,
    staleTime: FRESH_MS,
  });
}

export function usePromotions(language: LocaleCode) {
  return useQuery(promotionsQuery(language));
}

/** News of the server, the newest first. */
export function newsQuery(language: LocaleCode) {
  return queryOptions({
    queryKey: [...announcementsKey(language), 'news'] as const,
    queryFn: async ({ signal }) => (await ofTypes('H', language, signal)).news,
    staleTime: FRESH_MS,
  });
}

export function useNews(language: LocaleCode) {
  return useQuery(newsQuery(language));
}
