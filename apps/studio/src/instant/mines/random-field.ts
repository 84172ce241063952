import * as mines from '@baize/games/mines';

/** One of the fields that are not open, each as likely as any other; the mines are laid before. Null: none is left. */
export function randomField(
  opened: readonly number[],
  numberBelow: (n: number) => number = (n) =>
    Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * n),
): number | null {
  const left = Array.from({ length: mines.fields }, (_, field) => field).filter((field) => !opened.includes(field));
  return left[numberBelow(left.length)] ?? null;
}
