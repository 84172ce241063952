import type { ContentDocument, FailureDetail } from '@baize/contract';
import { siteTexts, textFault } from '@baize/i18n/site-texts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { cleanedTexts } from '../clean-html.ts';

type Faults = NonNullable<FailureDetail['fields']>;

/**
 * A piece as it is kept: its HTML cleaned, its texts of the catalogue filled as the base is. What shall be published needs its words, and a
 * banner its picture. Wrong fields are named behind `document.`.
 */
export function checkedDocument(
  document: ContentDocument,
  isPublished: boolean,
): Result<ContentDocument, 'invalid_input'> {
  const faults: Faults = {
    ...(document.kind === 'text' ? textFaults(document) : {}),
    ...(isPublished ? missingParts(document) : {}),
  };
  if (Object.keys(faults).length > 0) return fail('invalid_input', { fields: faults });
  return ok(cleaned(document));
}

function cleaned(document: ContentDocument): ContentDocument {
  if (document.kind === 'banner' || document.kind === 'text') return document;
  return { ...document, texts: cleanedTexts<{ content: string }>(document.texts) } as ContentDocument;
}

function textFaults({ key, texts }: Extract<ContentDocument, { kind: 'text' }>): Faults {
  const known = siteTexts().get(key);
  if (!known) return { 'document.key': { key: 'field_choice' } };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, text]) => {
      const fault = text === '' ? 'not_empty' : textFault(text, known.holes);
      return fault === null ? [] : [[`document.texts.${locale}`, { key: fault }]];
    }),
  );
}

const empty = { key: 'not_empty' };

/** Without the words of TY, which stand for every language without its own, or without its picture, a piece shows nothing to somebody. */
function missingParts(document: ContentDocument): Faults {
  if (document.kind === 'text') return Object.keys(document.texts).length === 0 ? { 'document.texts.TY': empty } : {};
  if (document.kind === 'banner')
    return {
      ...(document.texts.TY === undefined ? { 'document.texts.TY.title': empty } : {}),
      ...((document.pictures.TY?.url ?? '') === '' ? { 'document.pictures.TY.url': empty } : {}),
    };
  return (document.texts.TY?.title ?? '').trim() === '' ? { 'document.texts.TY.title': empty } : {};
}
