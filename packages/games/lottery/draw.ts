import type { DrawBelow } from '@baize/fairness';

/** Drawn numbers by prize, in the order of drawing: `{balls: […]}` of a fast lottery, `{DB: […], G1: […]}` of a regional one. */
export type LotteryDraw = Readonly<Record<string, readonly string[]>>;

/** One prize of a draw: so many numbers, each of so many digits or one of a list. */
export interface DrawPart {
  readonly key: string;
  readonly count: number;
  readonly of: { readonly digits: number } | { readonly list: readonly string[]; readonly isDistinct: boolean };
}

/** What a draw consists of, in the order of drawing. */
export type DrawShape = readonly DrawPart[];

const asciiDigits = /^[0-9]+$/;

function fitsPart({ count, of }: DrawPart, drawn: readonly string[]): boolean {
  if (drawn.length !== count) return false;
  if ('digits' in of) return drawn.every((number) => number.length === of.digits && asciiDigits.test(number));
  if (of.isDistinct && new Set(drawn).size !== count) return false;
  return drawn.every((number) => of.list.includes(number));
}

/** The first prize that does not fit the shape, or a key that it does not have; null when the draw is whole. */
export function faultOfDraw(shape: DrawShape, draw: LotteryDraw): string | null {
  const surplus = Object.keys(draw).find((key) => shape.every((part) => part.key !== key));
  if (surplus !== undefined) return surplus;
  return shape.find((part) => !fitsPart(part, draw[part.key] ?? []))?.key ?? null;
}

const decimalBase = 10;

function drawPart({ count, of }: DrawPart, draw: DrawBelow): readonly string[] {
  if ('digits' in of)
    return Array.from({ length: count }, () => Array.from({ length: of.digits }, () => draw(decimalBase)).join(''));
  const left = [...of.list];
  return Array.from({ length: count }, () => {
    const index = draw(left.length);
    return (of.isDistinct ? left.splice(index, 1)[0] : left[index]) ?? '';
  });
}

/** Draws every prize, in the shape's order, each number with unbiased draws. */
export const drawNumbers = (shape: DrawShape, draw: DrawBelow): LotteryDraw =>
  Object.fromEntries(shape.map((part) => [part.key, drawPart(part, draw)]));

/** The drawn numbers of a fast lottery. */
export const balls = 'balls';
export const ballsOf = (draw: LotteryDraw): readonly string[] => draw[balls] ?? [];
