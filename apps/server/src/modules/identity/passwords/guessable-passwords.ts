import { lookOf } from '../registration/look-alikes.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A name of fewer characters stands in too many good passwords. */
const minName = 3;
const noLetters = /^[^\p{L}]*$/u;

/** Whether a password is on the list of common ones, or one of the names (the member's, the brand's), read from either end, with nothing but digits and signs around it. */
export const isGuessable = async (password: string, names: readonly string[]): Promise<boolean> =>
  names.some((name) => isNameWithSigns(password, name) || isNameWithSigns(password, reversed(name))) ||
  isCommonPassword(password);

const reversed = (name: string): string => Array.from(name).toReversed().join('');

function isNameWithSigns(password: string, name: string): boolean {
  const bare = name.replace(/[^\p{L}]+$/u, '');
  const looks = new Set([name, bare].map(lookOf).filter((look) => look.length >= minName));
  if (looks.size === 0) return false;
  // A name may begin after signs, a number after the zeros of national notation.
  const starts = [0, password.search(/\p{L}/u), password.search(/[^0]/)].filter((start) => start >= 0);
  return starts.some((start) => {
    for (let end = start + minName; end <= password.length; end += 1) {
      if (noLetters.test(password.slice(end)) && looks.has(lookOf(password.slice(start, end)))) return true;
    }
    return false;
  });
}
