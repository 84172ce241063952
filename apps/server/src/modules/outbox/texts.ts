import type { LocaleCode } from '@baize/contract';

/** Languages that messages are written in; TY is read by everybody else (spec decision 21). */
export type MessageLanguage = 'TY' | 'EN';
type Texts<T> = Record<MessageLanguage, T>;

export const messageLanguage = (language: LocaleCode | null): MessageLanguage => (language === 'EN' ? 'EN' : 'TY');

type Code = (brand: string, code: string, minutes: number, purpose: string) => { subject: string; text: string };
const isForContact = (purpose: string): boolean => purpose.startsWith('contact');

/** What a message with a code says; an SMS leaves the subject out. */
export const codeTexts: Texts<Code> = {
  TY: (brand, code, minutes, purpose) => ({
    subject: `Your code at ${brand}`,
    text: isForContact(purpose)
      ? `${code} is your ${brand} code to change how you are reached. It is good for ${minutes} minutes. If you did not ask for it, change your password.`
      : `${code} is your ${brand} code. It is good for ${minutes} minutes. Never tell it to anybody.`,
  }),
  EN: (brand, code, minutes, purpose) => ({
    subject: `Your ${brand} code`,
    text: isForContact(purpose)
      ? `${code} is your ${brand} code for changing your contact details. It is valid for ${minutes} minutes. If you did not ask for it, change your password.`
      : `${code} is your ${brand} code. It is valid for ${minutes} minutes. Never share it with anyone.`,
  }),
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

/** What a member reads everywhere he can be reached after his payment password was set or changed. */
export const paymentPasswordChangedTexts: Texts<(brand: string) => { subject: string; text: string }> = {
  TY: (brand) => ({
    subject: `Your payment password at ${brand} was changed`,
    text: `Your payment password at ${brand} was just set. If it was not you, change your login password and contact customer service at once.`,
  }),
  EN: (brand) => ({
    subject: `Your payment password at ${brand} was changed`,
    text: `Your payment password at ${brand} has just been set. If it was not you, change your login password and contact customer service at once.`,
  }),
};

/** What the old number or address is told when it is no longer the member's, with the link that undoes it. */
export const contactChangedTexts: Texts<(brand: string, link: string) => { subject: string; text: string }> = {
  TY: (brand, link) => ({
    subject: `How ${brand} reaches you was changed`,
    text: `The number or address of your ${brand} account was just changed. If it was not you, undo it within 7 days: ${link}`,
  }),
  EN: (brand, link) => ({
    subject: `Your contact details at ${brand} were changed`,
    text: `The number or address of your ${brand} account has just been changed. If it was not you, undo it within 7 days: ${link}`,
  }),
};

/** What a member is told when a social account can log in to his own from now on. */
export const socialLinkedTexts: Texts<(brand: string, provider: string) => { subject: string; text: string }> = {
  TY: (brand, provider) => ({
    subject: `${provider} was linked with your ${brand} account`,
    text: `Your ${brand} account can now be opened with ${provider}. If it was not you, contact customer service at once.`,
  }),
  EN: (brand, provider) => ({
    subject: `${provider} has been linked to your ${brand} account`,
    text: `Your ${brand} account can now be opened with ${provider}. If it was not you, contact customer service at once.`,
  }),
};

/** What a visitor without an account reads when staff answers his feedback. */
export const feedbackAnswerTexts: Texts<
  (brand: string, written: string, answer: string) => { subject: string; text: string }
> = {
  TY: (brand, written, answer) => ({
    subject: `An answer from ${brand}`,
    text: `Hello,\n\nyou wrote to ${brand}:\n\n${quoted(written)}\n\nOur answer:\n\n${answer}\n\n${brand}\n`,
  }),
  EN: (brand, written, answer) => ({
    subject: `${brand} has answered you`,
    text: `Hello,\n\nyou wrote to ${brand}:\n\n${quoted(written)}\n\nOur answer:\n\n${answer}\n\n${brand}\n`,
  }),
};
const quoted = (text: string): string => text.replace(/^/gm, '> ');

/** What somebody who is invited to the staff reads. */
export const staffInvitationTexts: Texts<(brand: string, link: string) => { subject: string; text: string }> = {
  TY: (brand, link) => ({
    subject: `You are invited to the staff of ${brand}`,
    text: `Hello,\n\nopen this link within 48 hours to set your name and password for the console of ${brand}. It works once.\n\n${link}\n\nIf you do not expect it, leave it: nothing happens.\n`,
  }),
  EN: (brand, link) => ({
    subject: `You are invited to join the staff of ${brand}`,
    text: `Hello,\n\nopen this link within 48 hours to choose your name and password for the ${brand} console. It works once.\n\n${link}\n\nIf you did not expect this, ignore it: nothing happens.\n`,
  }),
};

/** What stands above a report that comes by mail: its days, both included, and where its mails are ended. */
export const reportTexts: Texts<
  (brand: string, report: { name: string; from: string; to: string; link: string }) => { subject: string; text: string }
> = {
  TY: (brand, { name, from, to, link }) => ({
    subject: `${brand}: ${name}, ${from} to ${to}`,
    text: `Hello,\n\nthe report "${name}" of ${brand}, from ${from} to ${to}, is attached.\n\nYou asked for it in the console. End its mails or see what was sent:\n\n${link}\n`,
  }),
  EN: (brand, { name, from, to, link }) => ({
    subject: `${brand}: ${name}, ${from} to ${to}`,
    text: `Hello,\n\nthe report "${name}" for ${brand}, from ${from} to ${to}, is attached.\n\nYou scheduled it in the console. Stop these emails or see what was sent:\n\n${link}\n`,
  }),
};

/** What a staff member reads whose password was taken away. */
export const staffPasswordTexts: Texts<
  (brand: string, name: string, link: string) => { subject: string; text: string }
> = {
  TY: (brand, name, link) => ({
    subject: `A new password for the console of ${brand}`,
    text: `Hello ${name},\n\nyour password was taken away by an administrator. Open this link within 48 hours to set a new one. It works once.\n\n${link}\n`,
  }),
  EN: (brand, name, link) => ({
    subject: `Your new password for the ${brand} console`,
    text: `Hello ${name},\n\nan administrator has reset your password. Open this link within 48 hours to set a new one. It works once.\n\n${link}\n`,
  }),
};
