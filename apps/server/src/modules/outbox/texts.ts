import type { LocaleCode } from '@baize/contract';

/** Languages that messages are written in; TY is read by everybody else (decision 21). */
export type MessageLanguage = 'TY' | 'EN';
type Texts<T> = Record<MessageLanguage, T>;

export const messageLanguage = (language: LocaleCode | null): MessageLanguage => (language === 'EN' ? 'EN' : 'TY');

/** What an SMS with a code says. */
export const codeTexts: Texts<(brand: string, code: string, minutes: number) => string> = {
  TY: (brand, code, minutes) =>
    `${code} is your ${brand} code. It is good for ${minutes} minutes. Never tell it to anybody.`,
  EN: (brand, code, minutes) =>
    `${code} is your ${brand} code. It is valid for ${minutes} minutes. Never share it with anyone.`,
};

/** What the mail of a forgotten password says. */
export const resetTexts: Texts<(brand: string, name: string, link: string) => { subject: string; text: string }> = {
  TY: (brand, name, link) => ({
    subject: `A new password at ${brand}`,
    text: `Hello ${name},\n\nopen this link within 30 minutes to set a new password. It works once.\n\n${link}\n\nIf you did not ask for it, leave it: nothing has changed.\n`,
  }),
  EN: (brand, name, link) => ({
    subject: `Your new password at ${brand}`,
    text: `Hello ${name},\n\nopen this link within 30 minutes to set a new password. It works once.\n\n${link}\n\nIf you did not ask for this, ignore it: nothing has changed.\n`,
  }),
};

/** What a member reads on his old channel after his password was changed. */
export const passwordChangedTexts: Texts<(brand: string) => { subject: string; text: string }> = {
  TY: (brand) => ({
    subject: `Your password at ${brand} was changed`,
    text: `Your password at ${brand} was just changed. If it was not you, contact customer service at once.`,
  }),
  EN: (brand) => ({
    subject: `Your password at ${brand} was changed`,
    text: `Your password at ${brand} has just been changed. If it was not you, contact customer service at once.`,
  }),
};
