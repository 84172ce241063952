import * as z from 'zod';

/** How a field is wrong; the key of a fault in an answer of status 400. */
export const fieldFaults = [
  'field_missing',
  'field_unknown',
  'field_type',
  'field_format',
  'field_length',
  'field_range',
  'field_choice',
  'field_duplicate',
  'amount_format',
  'amount_scale',
  'amount_too_large',
  'text_broken',
  'json_broken',
  'json_too_deep',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Up to 15 digits: what every operator can show, and what fits into 64 bits however many are added up. */
const toBigint = z.transform((text: string) => BigInt(text));
const minor = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern, 'amount_format')), toBigint);

/** Above 0. No sign, no leading zero, no point, no exponent. */
export const positiveMinor = minor(/^[1-9]\d{0,14}$/);
export const notNegativeMinor = minor(/^(?:0|[1-9]\d{0,14})$/);
/** Never 0. */
export const signedMinor = minor(/^-?[1-9]\d{0,14}$/);
/** What an answer may hold: any whole number of 64 bits. */
export const anyInteger = minor(/^(?:0|-?[1-9]\d{0,18})$/);

/** Ids of acts, rounds, players, grants, and tokens: printable ASCII without blanks; case is kept. */
export const id = z.string().check(z.regex(/^[!-~]{1,128}$/, 'field_format'));
export const token = z.string().check(z.regex(/^[!-~]{1,256}$/, 'field_format'));
export const currencyCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/, 'field_format'));
export const count = (largest: number) => z.int().check(z.gte(1), z.lte(largest));

/** No NUL and no half of a surrogate pair: neither can be stored as text. */
const isWholeText = (text: string): boolean => !/\0|\p{Cs}/u.test(text);
export const text = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  z.refine((value) => isWholeText(value), 'text_broken'),
);

const isWholeJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isWholeText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isWholeText(name) && isWholeJson(part));
};
/** Anything that JSON can say, for the record; nothing is decided by it. */
export const anyJson = z.unknown().check(z.refine((value) => isWholeJson(value), 'text_broken'));

/** A moment of this millennium, in UTC. */
export const instant = z.iso.datetime().check(z.regex(/^2/, 'field_format'));

type Issue = z.core.$ZodIssue;

/** Which fields are wrong and how, by dotted path; `body` where no single field is to blame. The first fault of a field counts. */
export function faultsOf(issues: readonly Issue[]): Record<string, FieldFault> {
  const faults = new Map<string, FieldFault>();
  const note = (path: readonly PropertyKey[], fault: FieldFault) => {
    const field = path.length > 0 ? path.map(String).join('.') : 'body';
    if (!faults.has(field)) faults.set(field, fault);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) note([...issue.path, key], 'field_unknown');
    else note(issue.path, faultOf(issue));
  }
  return Object.fromEntries(faults);
}

function faultOf(issue: Issue): FieldFault {
  const named = fieldFaults.find((fault) => fault === issue.message);
  if (named) return named;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'field_missing' : 'field_type';
    case 'too_small':
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'field_length' : 'field_range';
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined ? 'field_missing' : 'field_choice';
    default:
      return 'field_format';
  }
}
