import type {
  ActivityStatus,
  Announcement,
  CallInput,
  Calls,
  CallValue,
  LocaleCode,
  NewsItem,
  PopupNotice,
  Promotion,
} from '@baize/contract';
import { localised } from '../../platform/localised.ts';
import { isBetween, isFor, type Reader } from './readers.ts';
import type { AnnouncementList } from './schema.ts';
import type { AnnouncementRow } from './store.ts';

export type Question = CallInput<Calls['listAnnouncements']>['data'];
export type Answer = CallValue<Calls['listAnnouncements']>;

/** Announcement types of the specification: player list, pop-up, promotion, and operator news. */
const listOfType: Record<string, AnnouncementList> = { PL: 'player', PU: 'popup', PR: 'promotion', H: 'news' };
const bannerType = 'B';

export interface Asked {
  lists: ReadonlySet<AnnouncementList>;
  banners: boolean;
}

/** What a comma-separated list of types asks for; types that nobody knows bring nothing. */
export function askedBy(types: string): Asked {
  const codes = types.split(',').map((type) => type.trim());
  const lists = codes.flatMap((code) => (Object.hasOwn(listOfType, code) ? [listOfType[code]] : []));
  return { lists: new Set(lists.filter((list) => list !== undefined)), banners: codes.includes(bannerType) };
}

/** The announcements that are out at this moment and for this reader, in the asked language, TY where there is none; without a text they are left out. */
export function announcementsIn(
  rows: readonly AnnouncementRow[],
  { lists }: Asked,
  language: LocaleCode,
  reader: Reader,
  at: Date,
): Omit<Answer, 'banners'> {
  const inList = <T>(list: AnnouncementList, notify: (row: AnnouncementRow, told: Told) => T): T[] =>
    lists.has(list)
      ? rows.flatMap((row) => {
          const told =
            row.list === list && isFor(row, reader) && isBetween(at, row.published_at, row.ends_at)
              ? toldIn(row, language)
              : null;
          return told ? [notify(row, told)] : [];
        })
      : [];
  return {
    player: inList('player', (_row, told) => told.announcement),
    popup: inList('popup', popupOf),
    promotion: inList('promotion', (row, told) => promotionOf(row, told, at)),
    news: inList('news', newsOf),
  };
}

interface Told {
  announcement: Announcement;
  summary: string;
  action: string;
}

function toldIn(row: AnnouncementRow, language: LocaleCode): Told | null {
  const text = localised(row.texts, language);
  if (!text) return null;
  const { title, content, summary = '', action = '' } = text;
  return {
    announcement: { id: row.id, title, content, publishedAt: row.published_at.toISOString() },
    summary,
    action,
  };
}

const popupOf = (row: AnnouncementRow, { announcement }: Told): PopupNotice =>
  row.is_each_visit ? { ...announcement, isEachVisit: true } : announcement;

const newsOf = (row: AnnouncementRow, { announcement, summary }: Told): NewsItem => ({
  ...announcement,
  summary,
  pictureUrl: row.picture_url,
});

function promotionOf(row: AnnouncementRow, told: Told, at: Date): Promotion {
  const startsAt = row.startsAt ?? row.published_at;
  return {
    ...newsOf(row, told),
    type: row.type ?? 'others',
    badges: row.badges ?? [],
    status: statusAt(at, startsAt, row.closesAt),
    startsAt: startsAt.toISOString(),
    endsAt: row.closesAt?.toISOString() ?? null,
    action: told.action,
    linkageType: row.linkageType ?? 'NONE',
    linkageTarget: row.linkageTarget ?? '',
  };
}

function statusAt(at: Date, startsAt: Date, closesAt: Date | null): ActivityStatus {
  if (at < startsAt) return 'comingSoon';
  return closesAt !== null && at >= closesAt ? 'close' : 'join';
}
