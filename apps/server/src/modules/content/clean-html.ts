import sanitizeHtml from 'sanitize-html';
import type { ByLocale } from './schema.ts';

/** A path of this site: no scheme, no other host. */
const isOwnPath = (url: string | undefined) => url !== undefined && /^\/(?![/\\])/.test(url);

const allowedTags =
  'h2 h3 h4 p br hr blockquote strong em b i u s small code ul ol li dl dt dd a img figure figcaption table caption thead tbody tr th td'.split(
    ' ',
  );

/**
 * HTML that an operator may show: text, lists, tables, links, pictures of its own site. Scripts, styles, handlers, frames, forms and
 * addresses that run something are dropped with what they carry; their text stays text.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nestingLimit: 30,
    transformTags: { a: safeLink, img: lazyPicture },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPath(attribs.src),
  });
}

/** The same for the contents of texts in several languages. */
export const cleanedTexts = <T extends { content: string }>(texts: ByLocale<T>): ByLocale<T> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [locale, { ...text, content: cleanHtml(text.content) }]),
  ) as ByLocale<T>;

type Attributes = Record<string, string>;

/** Read as browsers do: they pass over blanks before an address and line breaks within. */
const isElsewhere = (href: string): boolean => URL.canParse(href) && new URL(href).protocol === 'https:';

/** Who leaves the site does so in a tab of its own, which learns nothing of this one. */
function safeLink(tagName: string, { href }: Attributes) {
  if (href === undefined) return { tagName, attribs: {} };
  const attribs: Attributes = isElsewhere(href)
    ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' }
    : { href };
  return { tagName, attribs };
}

const lazyPicture = (tagName: string, attribs: Attributes) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapedText = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
