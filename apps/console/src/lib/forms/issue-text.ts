import { type Bounds, faultText } from '@baize/i18n';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type ErrorTexts = Parameters<typeof faultText>[0];

const sizeKey = (origin: string): string => (origin === 'string' ? 'field_length' : 'field_range');

/** What is wrong with a value, as a key of the catalogue; the same keys that the server answers. */
function faultOf(issue: Issue): { key: string } & Bounds {
  switch (issue.code) {
    case 'too_small':
      // An empty field is no short one.
      if (issue.input === '') return { key: 'not_empty' };
      return { key: sizeKey(String(issue.origin)), min: Number(issue.minimum) };
    case 'too_big':
      return { key: sizeKey(String(issue.origin)), max: Number(issue.maximum) };
    case 'invalid_type':
      return { key: issue.input === undefined ? 'not_empty' : 'field_type' };
    case 'invalid_value':
    case 'invalid_union':
      return { key: issue.input === undefined || issue.input === '' ? 'not_empty' : 'field_choice' };
    default:
      return { key: issue.input === '' ? 'not_empty' : 'field_format' };
  }
}

/** The message that a form keeps for an issue: the fault with its bounds, to be put into words when it is shown. */
export const issueMessage = (issue: Issue): string => faultMessage(faultOf(issue));

export const faultMessage = ({ key, min, max }: { key: string } & Bounds): string =>
  [key, min ?? '', max ?? ''].join('|');

/** The sentence for a kept message, in the language in force. A schema's own message is a key alone. */
export function faultSentence(errors: ErrorTexts, message: string): string {
  const [key = '', min = '', max = ''] = message.split('|');
  const bound = (text: string) => (text === '' ? undefined : Number(text));
  return faultText(errors, { key, min: bound(min), max: bound(max) });
}
