import * as z from 'zod/mini';

/** A decimal amount as it travels: "1250.00"; the server checks its scale against the currency. */
export const amount = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/, 'amount_format'));
/** A positive amount that a client may send. */
export const sentAmount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'amount_format'));
/** Integer minor units as a string, the vendors' form. */
export const minorAmount = z.string().check(z.regex(/^\d{1,18}$/, 'amount_format'));
/** An id that the client makes before it sends, so that a retry is harmless. */
export const clientId = z.uuid();
export const instant = z.iso.datetime();
const firstDate = '1900-01-01';
/** A day as 2026-11-25. What lies before the site's members is no day of theirs, and of a year 0 no database knows. */
export const localDate = z.iso.date().check(z.refine((day) => day >= firstDate, 'field_format'));
export const pageNo = z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1);
export const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(100)), 15);
/** Locale sets of the specification, as they stand on the wire. */
export const localeCode = z.enum(['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL']);
export type LocaleCode = z.output<typeof localeCode>;
/** The language of an answer. Left out it is the brand's: the server fills it in before it reads the request. */
export const answerLanguage = z._default(localeCode, 'TY');
export const gameType = z.enum(['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT']);
export type GameType = z.output<typeof gameType>;
export const secondFactorMethod = z.enum(['totp', 'passkey', 'recoveryCode']);
export type SecondFactorMethod = z.output<typeof secondFactorMethod>;
export const text = (maxLength: number) =>
  z.string().check(z.maxLength(maxLength), z.regex(/^\P{Cs}*$/u, 'text_broken'), z.regex(/^[^\0]*$/, 'text_broken'));
/** What looks like a mail address; whether it is one, a mail shows. */
export const mailAddress = text(254).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/u, 'reg_pattern_5'));
/** A country's dialing code without its plus, as "63". */
export const dialingCode = z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'missing_phone_number'));
/** Left out it is the brand's first country's. */
export const homeDialingCode = z.optional(dialingCode);
/** The digits of a mobile number without the dialing code; a brand's rule says how many. */
export const mobileNumber = z.string().check(z.regex(/^\d{4,15}$/, 'invalid_phone_number'));
export const flagValue = z.enum(['0', '1']);
