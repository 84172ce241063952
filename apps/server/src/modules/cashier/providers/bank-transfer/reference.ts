import { hash } from 'node:crypto';

/** Digits and letters that nobody takes for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'BZ';
const length = 8;
const bitsPerSign = 5n;

/** The words under which a member transfers: short enough for every bank, and other for each order. */
export function transferReference(orderId: string): string {
  let bits = BigInt(`0x${hash('sha256', orderId, 'hex')}`);
  let text = '';
  for (let sign = 0; sign < length; sign += 1) {
    text += alphabet[Number(bits % (1n << bitsPerSign))];
    bits >>= bitsPerSign;
  }
  return prefix + text;
}

const form = new RegExp(`${prefix}[${alphabet}]{${length}}`, 'g');

/** Every reference that stands in a statement's words, however they were typed: in small letters, with blanks or hyphens. */
export function referencesIn(words: string): string[] {
  const plain = words.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found: string[] = [];
  // One may begin within another.
  for (let from = 0; from < plain.length; from += 1) {
    form.lastIndex = from;
    const match = form.exec(plain);
    if (!match) break;
    found.push(match[0]);
    from = match.index;
  }
  return [...new Set(found)];
}
