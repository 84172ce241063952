// @covers withdrawal-mails

import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { memberMessageText, momentText } from './member-messages.ts';

const until = new Date('2026-03-01T18:30:00Z');

it.each(Object.keys(locales) as (keyof typeof locales)[])('%s: a mail names the amount and the end', (locale) => {
  const moment = momentText(locale, until, 'Asia/Manila');
  const { title, text } = memberMessageText(locale, 'withdrawalReceiptDue', { amount: '10.00 PHP', until: moment });
  expect(title).not.toBe('');
  expect(text).toContain('10.00 PHP');
  expect(text).toContain(moment);
  expect(moment).toContain('2026');
  expect(moment).toMatch(/0?2[:.]30/);
});

it('every language has words of its own', () => {
  const titles = (Object.keys(locales) as (keyof typeof locales)[]).map(
    (locale) => memberMessageText(locale, 'withdrawalReceiptLastCall', { amount: '1', until: '2' }).title,
  );
  expect(new Set(titles).size).toBeGreaterThanOrEqual(titles.length - 1);
});
