const marks = /\p{M}+/gu;
const otherThanLetters = /[^\p{L}\p{N}]+/gu;
/** Letters that Unicode takes for letters of their own, as banks write them. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
/** Scripts in which a mark over a letter is no ornament: without it another name is written. */
const marksCount =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * A name as it is compared: width, case, accents of Latin letters, points, hyphens and the order of the words count for nothing, whatever
 * script it is in. '' for what has no letter.
 */
export function comparableName(name: string): string {
  const wide = name.normalize('NFKD').toLowerCase();
  const bare = marksCount.test(wide) ? wide : wide.replace(marks, '');
  const letters = [...bare].map((letter) => plainLetters[letter] ?? letter).join('');
  const kept = marksCount.test(letters)
    ? letters.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    : letters.replace(otherThanLetters, ' ');
  return kept.normalize('NFC').trim().split(' ').sort().join(' ');
}

/** Whether an account's holder is the member. Words may stand in another order; none may be missing. */
export function isSamePayee(holder: string, realName: string): boolean {
  const [left, right] = [comparableName(holder), comparableName(realName)];
  if (left === '' || right === '') return false;
  // Chinese, Japanese and Thai names are written with a space or without one.
  return left === right || (!/[a-z]/.test(left) && joined(holder) === joined(realName));
}

const joined = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
