/**
 * Search in the names of games, in any language: accents, case, spaces, tone marks and full-width letters do not count, and a few typing
 * mistakes are forgiven. Pure; a name is prepared once, a question once.
 */

export interface SearchableName {
  /** Folded words. */
  words: readonly string[];
  /** Folded, without spaces. */
  compact: string;
  /** One bit for each kind of letter that occurs, so that most names are passed over at once. */
  letters: number;
}

export interface Query {
  whole: Term;
  /** Empty when there is only one word. */
  words: readonly Term[];
}

interface Term {
  text: string;
  /** The bit of each of its letters, in their order. */
  bits: readonly number[];
  letters: number;
  /** How many mistakes are forgiven. */
  slack: number;
  /** In which places of the term a letter stands; null for a long term. */
  places: ReadonlyMap<number, number> | null;
}

const maxWords = 8;
const lettersFor = { oneMistake: 4, twoMistakes: 8 };
/** A character of these scripts says as much as a few letters. */
const denseScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const densityFactor = 1.5;

/** Letters that have no decomposition of their own. */
const plainLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};

/** Accents, tone marks of Thai, voicing marks of kana, variation selectors. */
const ignoredMarks = /[\u0300-\u036f]|[\u0e47-\u0e4e]|[\u3099\u309a]|[\ufe00-\ufe0f]/g;

/** Lower case, compatibility forms, no accents (vowel signs of Thai stay, its tone marks go), punctuation as spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignoredMarks, '')
    .replace(/[đðłøßæœıþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}\p{S}]+/gu, ' ')
    .trim();
}

export function searchable(name: string): SearchableName {
  const folded = fold(name);
  const compact = folded.replaceAll(' ', '');
  return { words: folded === '' ? [] : folded.split(' '), compact, letters: lettersOf(compact) };
}

/** Null: nothing that could be looked for is left, as of a text of signs alone. */
export function queryOf(text: string): Query | null {
  const { words, compact } = searchable(text);
  if (compact === '') return null;
  const isSeveral = words.length > 1 && words.length <= maxWords;
  return { whole: termOf(compact), words: isSeveral ? words.map(termOf) : [] };
}

/**
 * Whether a name with these letters could fit at all: no, for most names, at the cost of a few operations on one number.
 */
export function couldFit(letters: number, { whole, words }: Query, forgiving: boolean): boolean {
  if (hasLetters(letters, whole, forgiving)) return true;
  return words.length > 0 && words.every((word) => hasLetters(letters, word, forgiving));
}

/** A letter that lacks takes at least one mistake. */
function hasLetters(letters: number, term: Term, forgiving: boolean): boolean {
  let lacking = term.letters & ~letters;
  for (let forgiven = forgiving ? term.slack : 0; forgiven > 0 && lacking !== 0; forgiven -= 1) lacking &= lacking - 1;
  return lacking === 0;
}

/**
 * How badly a name fits: 0 begins with the question, 1 has a word that begins so, 2 has it somewhere, 3 has all its words; `mistakeCost` more for
 * each mistake, where mistakes are forgiven. Null: not at all.
 */
export function misfit(name: SearchableName, { whole, words }: Query, forgiving: boolean): number | null {
  if (missingLetters(name, whole) === 0 && name.compact.includes(whole.text)) {
    if (name.compact.startsWith(whole.text)) return 0;
    return name.words.some((word) => word.startsWith(whole.text)) ? 1 : 2;
  }
  const mistakes = forgiving ? mistakesOf(name, whole, true) : null;
  if (mistakes !== null) return 2 + mistakes * mistakeCost;
  if (words.length === 0) return null;
  let sum = 0;
  for (const word of words) {
    const inWord = mistakesOf(name, word, forgiving);
    if (inWord === null) return null;
    sum += inWord;
  }
  return 3 + sum * mistakeCost;
}

export const mistakeCost = 10;

const lettersInMask = 31;
const bitOf = (charCode: number): number => 1 << (charCode % lettersInMask);

function lettersOf(text: string): number {
  let mask = 0;
  for (let index = 0; index < text.length; index += 1) mask |= bitOf(text.charCodeAt(index));
  return mask;
}

/** Longer terms do not fit into the bits of a number. */
const maxInBits = 31;

function termOf(text: string): Term {
  const length = Array.from(text).length * (denseScript.test(text) ? densityFactor : 1);
  const forOne = length >= lettersFor.oneMistake ? 1 : 0;
  const slack = length >= lettersFor.twoMistakes ? 2 : forOne;
  const bits = Array.from({ length: text.length }, (_, index) => bitOf(text.charCodeAt(index)));
  return { text, bits, letters: lettersOf(text), slack, places: text.length > maxInBits ? null : placesOf(text) };
}

function placesOf(text: string): Map<number, number> {
  const places = new Map<number, number>();
  for (let index = 0; index < text.length; index += 1) {
    const charCode = text.charCodeAt(index);
    places.set(charCode, (places.get(charCode) ?? 0) | (1 << index));
  }
  return places;
}

/** How many letters of the term the name surely lacks; counts to one more than is forgiven. */
function missingLetters(name: SearchableName, term: Term): number {
  if ((term.letters & ~name.letters) === 0) return 0;
  let missing = 0;
  for (const bit of term.bits) {
    if ((bit & name.letters) !== 0) continue;
    missing += 1;
    if (missing > term.slack) break;
  }
  return missing;
}

function mistakesOf(name: SearchableName, term: Term, forgiving: boolean): number | null {
  const missing = missingLetters(name, term);
  if (missing === 0 && name.compact.includes(term.text)) return 0;
  if (!forgiving || term.slack === 0 || missing > term.slack) return null;
  if (name.compact.length < term.text.length - term.slack) return null;
  const fewest = term.places
    ? nearestInBits(name.compact, term.text.length, term.places)
    : nearestInTable(name.compact, term.text);
  return fewest <= term.slack ? fewest : null;
}

/**
 * The fewest mistakes (a letter too many, too few, another, two swapped) between a term and any piece of the text, a column of the table at
 * once in the bits of numbers: Hyyrö's form of Myers' algorithm.
 */
function nearestInBits(text: string, termLength: number, places: ReadonlyMap<number, number>): number {
  const lastPlace = 1 << (termLength - 1);
  let rises = -1;
  let falls = 0;
  let diagonal = 0;
  let before = 0;
  let mistakes = termLength;
  let fewest = termLength;
  for (let index = 0; index < text.length; index += 1) {
    const here = places.get(text.charCodeAt(index)) ?? 0;
    const swapped = ((~diagonal & here) << 1) & before;
    diagonal = ((((here & rises) + rises) | 0) ^ rises) | here | falls | swapped;
    const more = falls | ~(diagonal | rises);
    const fewer = diagonal & rises;
    if ((more & lastPlace) !== 0) mistakes += 1;
    else if ((fewer & lastPlace) !== 0) mistakes -= 1;
    if (mistakes < fewest) fewest = mistakes;
    rises = (fewer << 1) | ~(diagonal | (more << 1));
    falls = (more << 1) & diagonal;
    before = here;
  }
  return fewest;
}

/** The same, row by row of the table (Sellers), for terms of any length. */
export function nearestInTable(text: string, term: string): number {
  const columns = text.length + 1;
  let beforeLast: number[] = [];
  let last: number[] = Array.from({ length: columns }, () => 0);
  for (let row = 1; row <= term.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column < columns; column += 1) {
      const isSame = text[column - 1] === term[row - 1];
      const isSwapped =
        row > 1 && column > 1 && term[row - 1] === text[column - 2] && term[row - 2] === text[column - 1];
      current.push(
        Math.min(
          (last[column - 1] as number) + (isSame ? 0 : 1),
          (last[column] as number) + 1,
          (current[column - 1] as number) + 1,
          isSwapped ? (beforeLast[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}

/** For the test that compares the two. */
export const nearestPiece = (text: string, term: string): number => nearestInBits(text, term.length, placesOf(term));
