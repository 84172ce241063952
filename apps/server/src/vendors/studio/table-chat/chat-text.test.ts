// @covers table-chat-texts

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, readText } from './chat-text.ts';

const faultOf = (text: string, words: readonly string[] = []) => {
  const read = readText(text, words);
  return read.ok ? null : read.fault;
};

describe('texts', () => {
  test.each([
    ['Good luck!', 'Good luck!'],
    ['  so \n many\t\tspaces ', 'so many spaces'],
    ['Chúc may mắn nhé', 'Chúc may mắn nhé'],
    ['โชคดีทุกคนครับ ที่นี่', 'โชคดีทุกคนครับ ที่นี่'],
    ['大家好运', '大家好运'],
    ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
    ['black 17, 2.5 to 1', 'black 17, 2.5 to 1'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['zero\u200bwid\ufe0fth', 'zerowidth'],
    ['so\u200cft\u00ad ly\u200d', 'soft ly'],
    ['e\ufe0f\u0301', 'é'],
    ['👩‍❤️‍👨 1️⃣', '👩‍❤️‍👨 1️⃣'],
    ['wide\uffa0\uffa0space', 'wide space'],
  ])('%j is kept as %j', (sent, kept) => expect(readText(sent, [])).toEqual({ ok: true, text: kept }));

  test.each(['', '   ', '\n', '\u3164\u3164', '\uffa0', '\u200b\ufe0f', '\u0301'])('%j is empty', (sent) =>
    expect(faultOf(sent)).toBe('empty'),
  );

  test.each([
    'a\u0000b',
    'a\u202eb',
    'a\u200fb',
    'a\u0007',
    `z${'\u0336\u0301\u0302\u0303'}algo`,
    `é${'\u0301'.repeat(4)}`,
    '\u0958'.repeat(160),
  ])('%j has letters that do not belong there', (sent) => expect(faultOf(sent)).toBe('form'));

  test.each([
    'https://evil.example/x',
    'HTTP://X',
    'see www.best',
    'come to best-bets.com now',
    'best . com',
    'best . net',
    'best. com',
    'best .vip',
    'best[dot]club',
    'evil.c\u200dom',
    'evil\u200d.com',
    'evil.\ufe0fcom',
    'best (dot) net',
    'best dot com',
    'telegram t.me/abc',
    'ｂｅｓｔ．ｃｏｍ',
    'best。com',
    'mail me at a@b.example',
    '10.0.0.1',
  ])('%j is a link', (sent) => expect(faultOf(sent)).toBe('link'));

  test.each([
    'I won 3.50',
    'ok.thanks',
    'well... me too',
    'no, me first',
    '11:30 today',
    'Good luck. To all',
    'yes. me too',
    'haha. win big',
    'Nice. Live long',
    'well done. my turn',
    'the red dot to the left',
    '大家好。me too',
    'vui.toàn',
  ])('%j is no link', (sent) => expect(faultOf(sent)).toBeNull());
});

describe('blocked words', () => {
  test.each([
    'scam',
    'SCAM!',
    's c a m',
    's.c-a_m',
    'Scám',
    'ｓｃａｍ',
    'the scammer',
    's\ufe0fcam',
    's\u{e0100}cam',
    's\u180bcam',
    's\uffa0cam',
    's\u200bcam',
    'sc\u0430m',
    '\u0455cam',
    '\u0405\u0421\u0410\u041c',
    'sc\u03b1m',
  ])('%j contains "scam"', (sent) => expect(faultOf(sent, ['scam'])).toBe('words'));
  test('a word in other letters is found in its own', () => {
    expect(faultOf('это Обман', ['обман'])).toBe('words');
    expect(faultOf('scam', ['sc\u0430\ufe0fm'])).toBe('words');
  });
  test.each([
    ['LỪA ĐẢO', 'lua dao'],
    ['lừa đảo', 'LỪA ĐẢO'],
    ['骗 子', '骗子'],
    ['โ ก ง', 'โกง'],
  ])('%j contains %j', (sent, word) => expect(faultOf(sent, [word])).toBe('words'));

  test('a word of signs alone blocks nothing, an innocent text passes', () => {
    expect(faultOf('hello', ['--', ' '])).toBeNull();
    expect(faultOf('scan the cards', ['scam'])).toBeNull();
  });

  test('whatever case and spacing somebody chooses, the word is found', () => {
    const noise = fc.constantFrom('', ' ', '-', '.', '  ', '*');
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, fc.boolean()), { minLength: 5, maxLength: 5 }), (choices) => {
        const sent = choices.map(
          ([space, isUpper], at) => `${isUpper ? 'cheat'[at]?.toUpperCase() : 'cheat'[at]}${space}`,
        );
        expect(foldText(sent.join(''))).toBe('cheat');
      }),
    );
  });

  test('what is kept is kept again as it is, and is never longer than what was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (sent) => {
        const read = readText(sent, []);
        if (!read.ok) return;
        expect(readText(read.text, [])).toEqual(read);
        expect(read.text.length).toBeLessThanOrEqual(sent.normalize('NFC').length);
      }),
    );
  });
});
