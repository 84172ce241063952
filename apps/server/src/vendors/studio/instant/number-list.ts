const text = /^(?:\d{1,2}(?:,\d{1,2})*)?$/;

/** A list of numbers as a page sends it; null for anything else. A page of before sends text like `3,17`, and '' for none. */
export function numberList(sent: unknown): number[] | null {
  if (Array.isArray(sent)) return sent.every((each) => typeof each === 'number') ? [...sent] : null;
  if (typeof sent !== 'string' || !text.test(sent)) return null;
  return sent === '' ? [] : sent.split(',').map(Number);
}
