import { type CallRequest, type Calls, calls, localeCode } from '@baize/contract';
import * as z from 'zod/mini';
import type { CallForm } from '../../lib/forms/use-call-form.ts';
import { wallTime } from '../../lib/zone-day.ts';

const rank = z.string().check(z.regex(/^\d{0,3}$/, 'field_format'));

/** A message as somebody types it. */
export const draftSchema = z.strictObject({
  to: z.enum(['names', 'segment']),
  /** One a line. */
  names: z.string(),
  /** Between commas. */
  labels: z.string(),
  minRank: rank,
  maxRank: rank,
  languages: z.array(localeCode),
  texts: calls.staffMessageWrite.body.shape.texts,
  /** `2026-03-29T09:30` in the brand's zone; empty: at once. */
  sendAt: z.string(),
});
export type Draft = z.output<typeof draftSchema>;
export type DraftForm = CallForm<Draft, Draft>;

export const emptyDraft: Draft = {
  to: 'names',
  names: '',
  labels: '',
  minRank: '',
  maxRank: '',
  languages: [],
  texts: [{ language: 'TY', title: '', text: '' }],
  sendAt: '',
};

type Written = CallRequest<Calls['staffMessageWrite']>['body'];

const parts = (text: string, between: RegExp): string[] => [
  ...new Set(
    text
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Whom the draft goes to. Fields of the other kind count for nothing. */
export function audienceOf(draft: Draft): Written['audience'] {
  if (draft.to === 'names') return { to: 'names', names: parts(draft.names, /[\n,;]/) };
  return {
    to: 'segment',
    labels: parts(draft.labels, /,/),
    languages: draft.languages,
    ...(draft.minRank === '' ? {} : { minRank: Number(draft.minRank) }),
    ...(draft.maxRank === '' ? {} : { maxRank: Number(draft.maxRank) }),
  };
}

/** Null: at once. */
export const sendAtOf = ({ sendAt }: Draft, zone: string): string | null =>
  sendAt === '' ? null : wallTime(sendAt, zone);
