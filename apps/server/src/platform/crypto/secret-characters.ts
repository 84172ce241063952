import { randomInt } from 'node:crypto';

/** Secret characters of a given alphabet, each as likely as the others: codes and captchas, not games. */
export function secretCharacters(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
}
