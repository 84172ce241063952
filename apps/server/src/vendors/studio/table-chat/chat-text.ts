import { tableChatLength } from '@baize/contract';

/** What a message may not be; `words`: it contains a blocked word. */
export type TextFault = 'empty' | 'form' | 'link' | 'words';

/** Marks on one letter: Thai stacks two, Vietnamese composes its own; more only overprint the lines around. */
const maxMarks = 3;
const overprinted = new RegExp(`\\p{M}{${maxMarks + 1},}`, 'u');
/** Controls and signs that turn the direction of writing. The joiner and the selector of emoji stay. */
const unseen = /[\p{Cc}\p{Co}\p{Cn}\p{Bidi_Control}\u2028\u2029]|(?!\u200d)\p{Cf}/u;
/** Blanks, among them letters of Hangul that are as empty. */
const blanks = /[\s\u3164\u115f\u1160\uffa0\u2800]/gu;
/** Invisible signs; Bidi_Control is refused and not dropped, for it turns what stands around it. */
const ignorable = /(?!\p{Bidi_Control})\p{Default_Ignorable_Code_Point}/gu;
/** The selector behind a picture or within a keycap, and the joiner between two pictures. */
const partOfEmoji =
  /(?<=\p{Extended_Pictographic})\ufe0f|(?<=[0-9#*])\ufe0f(?=\u20e3)|(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/u;
const dropped = new RegExp(`(?!${partOfEmoji.source})${ignorable.source}`, 'gu');
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

const endings =
  'com|net|org|info|biz|xyz|top|vip|app|bet|bio|club|site|online|shop|store|link|live|win|fun|asia|pro|icu|cyou|io|me|cc|co|gg|ly|tv|tk|to|ru|us|uk|ph|cn|th|vn|id|my|sg|hk|tw|kh|la|mm';
/** Those that are no word, even where a sentence began without a capital letter. */
const wordlessEndings = 'com|org|biz|xyz|icu|cyou|vn';
/** Those that nobody writes behind a dot with spaces around it. */
const spacedEndings = `${wordlessEndings}|net|info|vip|io|cc|ru|cn`;
const atEnd = '(?![\\p{L}\\p{M}\\p{N}])';
const name = '[\\p{L}\\p{N}-]+';
const linkForms = [
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\bwww\s*\./iu,
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/u,
  // A name with an ending; behind a space a new sentence may begin.
  new RegExp(`${name}\\s?\\.(?:${endings})${atEnd}`, 'iu'),
  new RegExp(`${name}\\s?\\.\\s(?:${wordlessEndings})${atEnd}`, 'iu'),
  new RegExp(`${name}(?:\\s\\.\\s|\\s?[。．｡•·]\\s?|\\sdot\\s)(?:${spacedEndings})${atEnd}`, 'iu'),
  new RegExp(`${name}\\s?[[(]\\s?(?:dot|\\.)\\s?[\\])]\\s?(?:${endings})${atEnd}`, 'iu'),
  /[^\s@]+@[^\s@]+\.[^\s@]{2,}/u,
];

const strokes: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/** Letters of Cyrillic and Greek that look like a Latin one, side by side. */
const [lookAlikes, latin] = ['авеікмнорстухѕјԁһԛԝүӏѵαβεικνορτυχ', 'abeikmhopctyxsjdhqwylvabeikvoptux'];
const latinOf = new Map([...lookAlikes].map((letter, at) => [letter, latin[at] as string]));

/** A text as it is compared with blocked words: without case, accents, spacing and signs, letters that look alike as one. */
export function foldText(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[đðłøßæœ]/gu, (letter) => strokes[letter] ?? letter);
  return letters.replace(/[^\p{L}\p{M}\p{N}]/gu, '').replace(/\p{L}/gu, (letter) => latinOf.get(letter) ?? letter);
}

/** A message as it is kept, or why it is not. */
export function readText(
  sent: string,
  blockedWords: readonly string[],
): { ok: true; text: string } | { ok: false; fault: TextFault } {
  const seen = sent.replace(blanks, ' ').replace(dropped, '');
  const text = seen.normalize('NFC').replace(/ {2,}/gu, ' ').trim();
  if (!readable.test(text)) return { ok: false, fault: 'empty' };
  // Some letters are more than one once they are composed.
  if (text.length > tableChatLength || unseen.test(text) || overprinted.test(text.normalize('NFD')))
    return { ok: false, fault: 'form' };
  const plain = text.normalize('NFKC').replace(ignorable, '');
  if (linkForms.some((form) => form.test(plain))) return { ok: false, fault: 'link' };
  const folded = foldText(text);
  const isBlocked = blockedWords.some((word) => {
    const sought = foldText(word);
    return sought !== '' && folded.includes(sought);
  });
  return isBlocked ? { ok: false, fault: 'words' } : { ok: true, text };
}
