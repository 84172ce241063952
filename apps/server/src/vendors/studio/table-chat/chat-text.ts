import { tableChatLength } from '@baize/contract';

/** What a message may not be; `words`: it contains a blocked word. */
export type TextFault = 'empty' | 'form' | 'link' | 'words';

/** Marks on one letter: Thai stacks two, Vietnamese composes its own; more only overprint the lines around. */
const maxMarks = 3;
const overprinted = new RegExp(`\\p{M}{${maxMarks + 1},}`, 'u');
/** Controls and invisible signs, among them those that turn the direction of writing. The joiner and the selector of emoji stay. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]|(?!\u200d)\p{Cf}/u;
const spaces = /[\s\u3164\u115f\u1160\u2800]+/gu;
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

const endings =
  'com|net|org|info|biz|xyz|top|vip|app|bet|bio|club|site|online|shop|store|link|live|win|fun|asia|pro|icu|cyou|io|me|cc|co|gg|ly|tv|tk|to|ru|us|uk|ph|cn|th|vn|id|my|sg|hk|tw|kh|la|mm';
const linkForms = [
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\bwww\s*\./iu,
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/u,
  // A name with an ending, also with a written dot or with signs that look like one.
  new RegExp(
    `[\\p{L}\\p{N}-]+\\s?(?:\\.|[。．｡•·]|[[(]\\s?(?:dot|\\.)\\s?[\\])]|\\sdot\\s)\\s?(?:${endings})\\b`,
    'iu',
  ),
  /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u,
];

const strokes: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text as it is compared with blocked words: without case, accents, spacing and signs. */
export function foldText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[đðłøßæœ]/gu, (letter) => strokes[letter] ?? letter);
  return letters.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** A message as it is kept, or why it is not. */
export function readText(
  sent: string,
  blockedWords: readonly string[],
): { ok: true; text: string } | { ok: false; fault: TextFault } {
  const text = sent.normalize('NFC').replace(spaces, ' ').trim();
  if (!readable.test(text)) return { ok: false, fault: 'empty' };
  // Some letters are more than one once they are composed.
  if (text.length > tableChatLength || unseen.test(text) || overprinted.test(text.normalize('NFD')))
    return { ok: false, fault: 'form' };
  const plain = text.normalize('NFKC');
  if (linkForms.some((form) => form.test(plain))) return { ok: false, fault: 'link' };
  const folded = foldText(text);
  const isBlocked = blockedWords.some((word) => {
    const sought = foldText(word);
    return sought !== '' && folded.includes(sought);
  });
  return isBlocked ? { ok: false, fault: 'words' } : { ok: true, text };
}
