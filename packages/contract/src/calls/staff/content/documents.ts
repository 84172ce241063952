import * as z from 'zod/mini';
import { bannerGroups } from '../../../banners.ts';
import { instant, localeCode, text } from '../../../fields.ts';
import { promotionBadges, promotionTypes } from '../../../promotion-kinds.ts';
import { banner } from '../../front.ts';
import { helpTopics } from './help-topics.ts';

/** Kinds of pieces that staff writes for the site. A `text` takes the place of one of the catalogue's. */
export const contentKinds = ['banner', 'notice', 'popup', 'news', 'promotion', 'help', 'text'] as const;
export type ContentKind = (typeof contentKinds)[number];
export const contentKind = z.enum(contentKinds);

/** Who a piece is for. */
export const contentReaders = ['everyone', 'visitors', 'members'] as const;

/** In each language of the specification, or in some of them. */
export const inLanguages = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(localeCode, value);

/** A picture of this site, or over https. */
const pictureUrl = text(500).check(z.regex(/^(https:\/\/|\/(?![/\\])).*|^$/, 'field_format'));
const title = text(160);
const summary = text(400);
const html = text(40_000);

/** None comes first, so that a sample of a piece has no beginning. */
const noneOrInstant = z.union([z.null(), instant]);
const shown = {
  /** From when on it is shown; null: from its publishing on. */
  startsAt: noneOrInstant,
  /** From then on it is shown no more; null: until it is taken back. */
  endsAt: z.nullable(instant),
  readers: z.enum(contentReaders),
  /** With `members`: from this rank of the club on. */
  minRank: z.int().check(z.minimum(0), z.maximum(1_000)),
};
const leads = { linkageType: banner.shape.linkageType, linkageTarget: text(300) };
const isBefore = (start: string | null, end: string | null): boolean =>
  start === null || end === null || Date.parse(start) < Date.parse(end);
const inOrder = z.refine<{ startsAt: string | null; endsAt: string | null }>(
  ({ startsAt, endsAt }) => isBefore(startsAt, endsAt),
  { path: ['endsAt'], error: 'end_before_start' },
);
const runsInOrder = z.refine<{ runsFrom: string | null; runsUntil: string | null }>(
  ({ runsFrom, runsUntil }) => isBefore(runsFrom, runsUntil),
  { path: ['runsUntil'], error: 'end_before_start' },
);
/** A page is an address of this site, a game `vendor/gameCode`. */
const leadsSomewhere = z.refine<{ linkageType: string; linkageTarget: string }>(
  ({ linkageType, linkageTarget }) =>
    linkageType === 'PAGE'
      ? /^\/(?![/\\])/.test(linkageTarget)
      : linkageType !== 'GAME' || /^[\w-]+\/[\w.-]+$/.test(linkageTarget),
  { path: ['linkageTarget'], error: 'field_format' },
);

const bannerPiece = z
  .strictObject({
    kind: z.literal('banner'),
    group: z.enum(bannerGroups),
    ...shown,
    ...leads,
    texts: inLanguages(z.strictObject({ title, subtitle: text(240), action: text(60) })),
    /** That of TY stands for every language without one of its own; `mobileUrl` is the crop for narrow screens. */
    pictures: inLanguages(z.strictObject({ url: pictureUrl, mobileUrl: pictureUrl })),
  })
  .check(inOrder, leadsSomewhere);

const notice = { ...shown, texts: inLanguages(z.strictObject({ title, content: html })) };
const noticePiece = z.strictObject({ kind: z.literal('notice'), ...notice }).check(inOrder);
const popupPiece = z
  .strictObject({
    kind: z.literal('popup'),
    ...notice,
    /** It comes again with every visit, also when it was read. */
    isEachVisit: z.boolean(),
  })
  .check(inOrder);

const stories = inLanguages(z.strictObject({ title, summary, content: html }));
const newsPiece = z.strictObject({ kind: z.literal('news'), ...shown, pictureUrl, texts: stories }).check(inOrder);
const promotionPiece = z
  .strictObject({
    kind: z.literal('promotion'),
    ...shown,
    pictureUrl,
    type: z.enum(promotionTypes),
    badges: z.array(z.enum(promotionBadges)).check(z.maxLength(promotionBadges.length)),
    /** When it runs: coming soon before, closed after. */
    runsFrom: noneOrInstant,
    runsUntil: z.nullable(instant),
    ...leads,
    texts: inLanguages(z.strictObject({ title, summary, content: html, action: text(60) })),
  })
  .check(inOrder, runsInOrder, leadsSomewhere);

const helpPiece = z.strictObject({
  kind: z.literal('help'),
  /** The article's anchor, once a brand. */
  tag: text(40).check(z.regex(/^[a-z][a-z0-9-]*$/, 'field_format')),
  topic: z.enum(helpTopics),
  texts: stories,
});

const textPiece = z.strictObject({
  kind: z.literal('text'),
  /** `namespace.key` of the catalogue. */
  key: text(160),
  texts: inLanguages(text(2_000)),
});

/** A piece as staff writes it. */
export const contentDocument = z.discriminatedUnion('kind', [
  bannerPiece,
  noticePiece,
  popupPiece,
  newsPiece,
  promotionPiece,
  helpPiece,
  textPiece,
]);
export type ContentDocument = z.output<typeof contentDocument>;
export type ContentDocumentOf<Kind extends ContentKind> = Extract<ContentDocument, { kind: Kind }>;
