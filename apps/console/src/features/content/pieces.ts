import type { ContentDocument, ContentDocumentOf, ContentKind, LocaleCode } from '@baize/contract';

/** Pieces with a page of their own; texts of the catalogue have a list. */
export type PieceKind = Exclude<ContentKind, 'text'>;
export type PieceDocument = Exclude<ContentDocument, { kind: 'text' }>;
export type ShownDocument = Exclude<PieceDocument, { kind: 'help' }>;

const shown = { startsAt: null, endsAt: null, readers: 'everyone', minRank: 0 } as const;
const leads = { linkageType: 'NONE', linkageTarget: '' } as const;

/** An empty piece of each kind. */
const empty: { [Kind in PieceKind]: ContentDocumentOf<Kind> } = {
  banner: { kind: 'banner', group: 'w_home', ...shown, ...leads, texts: {}, pictures: {} },
  notice: { kind: 'notice', ...shown, texts: {} },
  popup: { kind: 'popup', ...shown, isEachVisit: false, texts: {} },
  news: { kind: 'news', ...shown, pictureUrl: '', texts: {} },
  promotion: {
    ...{ kind: 'promotion', ...shown, ...leads, pictureUrl: '', type: 'others', badges: [] },
    ...{ runsFrom: null, runsUntil: null, texts: {} },
  },
  help: { kind: 'help', tag: '', topic: 'start', texts: {} },
};
export const emptyPiece = (kind: PieceKind): PieceDocument => empty[kind];
export const isPieceKind = (kind: string): kind is PieceKind => Object.hasOwn(empty, kind);

/** Names of the parts of a text, in the order of the form. */
export const textParts = {
  banner: ['title', 'subtitle', 'action'],
  notice: ['title', 'content'],
  popup: ['title', 'content'],
  news: ['title', 'summary', 'content'],
  promotion: ['title', 'summary', 'action', 'content'],
  help: ['title', 'summary', 'content'],
} as const satisfies Record<PieceKind, readonly string[]>;
export type TextPart = (typeof textParts)[PieceKind][number];
type TextOf = Partial<Record<TextPart, string>>;

export const textOf = (document: PieceDocument, locale: LocaleCode): TextOf =>
  (document.texts as Partial<Record<LocaleCode, TextOf>>)[locale] ?? {};

/** The piece with another text in a language; one that is empty altogether is none. */
export function withText(document: PieceDocument, locale: LocaleCode, text: TextOf): PieceDocument {
  const { [locale]: _before, ...others } = document.texts as Partial<Record<LocaleCode, TextOf>>;
  const whole = Object.fromEntries(textParts[document.kind].map((part) => [part, text[part] ?? '']));
  const isEmpty = Object.values(whole).every((part) => part === '');
  return { ...document, texts: isEmpty ? others : { ...others, [locale]: whole } } as PieceDocument;
}

/** Where the pieces of a kind are listed. */
export const listPath: Record<PieceKind, string> = {
  banner: '/content/banners',
  notice: '/content/notices',
  popup: '/content/popups',
  news: '/content/news',
  promotion: '/content/promotions',
  help: '/content/help',
};
export const listPage = {
  banner: 'contentBanners',
  notice: 'contentNotices',
  popup: 'contentPopups',
  news: 'contentNews',
  promotion: 'contentPromotions',
  help: 'contentHelp',
} as const satisfies Record<PieceKind, string>;
