import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { answerLanguage, instant, text } from '../fields.ts';
import { promotionBadges, promotionTypes } from '../promotion-kinds.ts';
import { helpTopics } from './staff/content/help-topics.ts';

const linkageType = z.enum(['NONE', 'REGISTER', 'GAME', 'PAGE']);

export const banner = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  /** Desktop picture; `mobileUrl` is the crop for narrow screens. */
  url: z.string(),
  mobileUrl: z.string(),
  /** Plain texts of the brand, already in the asked language. */
  title: z.string(),
  subtitle: z.string(),
  action: z.string(),
  linkageType,
  linkageTarget: z.string(),
});
export type Banner = z.output<typeof banner>;

/** `content` is HTML, cleaned before it was stored; clients clean it again before they show it. */
export const announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  publishedAt: instant,
});
export type Announcement = z.output<typeof announcement>;

/** With `isEachVisit` it comes again with every visit, also when it was read. */
export const popupNotice = z.extend(announcement, { isEachVisit: z.optional(z.boolean()) });
export type PopupNotice = z.output<typeof popupNotice>;

/** Activity statuses. Without claims on the server a promotion is comingSoon, join or close by its times. */
export const activityStatuses = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'comingSoon',
] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

export const promotion = z.extend(announcement, {
  /** One or two plain sentences for the card. */
  summary: z.string(),
  pictureUrl: z.string(),
  type: z.enum(promotionTypes),
  badges: z.array(z.enum(promotionBadges)),
  status: z.enum(activityStatuses),
  startsAt: instant,
  endsAt: z.nullable(instant),
  /** What the button says, empty without one; where it leads is told as for a banner. */
  action: z.string(),
  linkageType,
  linkageTarget: z.string(),
});
export type Promotion = z.output<typeof promotion>;

export const newsItem = z.extend(announcement, { summary: z.string(), pictureUrl: z.string() });
export type NewsItem = z.output<typeof newsItem>;

export const listAnnouncements = defineCall({
  summary:
    'Announcements of the brand for who asks, a visitor or a member: B banners, PL notices, PU pop-up notices, PR promotions, H news; what was not asked for is empty',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'visitor',
  whileClosed: true,
  specified: true,
  encrypted: false,
  revalidated: true,
  data: z.object({
    types: z._default(text(20), 'B,PL,PU,PR'),
    platform: z._default(z.literal('W'), 'W'),
    execution: z._default(z.literal('B'), 'B'),
    language: answerLanguage,
  }),
  answer: z.object({
    player: z.array(announcement),
    banners: z.array(banner),
    popup: z.array(popupNotice),
    promotion: z.array(promotion),
    news: z.array(newsItem),
  }),
  errors: ['not_found'],
});

const announcementIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100));

export const announcementReads = defineCall({
  summary: 'Which of the announcements that are shown now the account has read',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReadAnnouncements',
  access: 'signedIn',
  encrypted: false,
  answer: z.object({ ids: z.array(z.string()) }),
  errors: [],
});

export const readAnnouncements = defineCall({
  summary:
    'Remember announcements as read; the same again changes nothing, and what the brand does not have counts for nothing',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncements',
  access: 'signedIn',
  encrypted: false,
  body: z.strictObject({ ids: announcementIds }),
  answer: z.object({ ids: z.array(z.string()) }),
  errors: [],
});

/** `tag` is the article's anchor: fair, term, privacy, responsible, agent, about, beginner, deposit, download … */
export const helpArticle = z.object({
  id: z.string(),
  tag: z.string(),
  /** What it is grouped by; null: by nothing. */
  topic: z.nullable(z.enum(helpTopics)),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
});
export type HelpArticle = z.output<typeof helpArticle>;

export const helpCenter = defineCall({
  summary: 'Help articles of the brand in order, in the asked language; names and ages of the brand are filled in',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'anyone',
  specified: true,
  encrypted: false,
  revalidated: true,
  query: z.object({ language: answerLanguage }),
  answer: z.object({ articles: z.array(helpArticle) }),
  errors: ['not_found'],
});
