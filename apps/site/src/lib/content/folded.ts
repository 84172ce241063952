/** A text to compare what a reader typed with: without case, accents and tone marks. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim();
