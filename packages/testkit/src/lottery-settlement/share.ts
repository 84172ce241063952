/** What comes back for 1 staked, exactly. */
export interface Share {
  readonly n: bigint;
  readonly d: bigint;
}

export type Draw = Readonly<Record<string, readonly string[]>>;
/** What a choice brings for a draw, one number after the other. */
export type Settle = (draw: Draw, chosen: readonly (readonly string[])[]) => Share;

export const nothing: Share = { n: 0n, d: 1n };
export const plus = (one: Share, other: Share): Share => ({ n: one.n * other.d + other.n * one.d, d: one.d * other.d });
export const times = ({ n, d }: Share, count: number): Share => ({ n: n * BigInt(count), d });

/** `'99.5'`. */
export function price(text: string): Share {
  const [whole = '', decimals = ''] = text.split('.');
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}
/** The prize group 1956: 97.8 % over the chance, `ways` of `of`. */
export const group = (ways: number, of: number): Share => ({ n: 978n * BigInt(of), d: 1_000n * BigInt(ways) });
/** The same, cut to three decimals as a list shows it. */
export const listed = (ways: number, of: number): Share => {
  const { n, d } = group(ways, of);
  return { n: (n * 1_000n) / d, d: 1_000n };
};

/** Every choice of so many of the items, one by one. */
export function* picks<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) yield [];
  for (const [index, item] of items.entries())
    if (count > 0) for (const rest of picks(items.slice(index + 1), count - 1)) yield [item, ...rest];
}

export const total = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);
export const word = (said: string, number: number, bigFrom: number): boolean =>
  (said === 'big' && number >= bigFrom) ||
  (said === 'small' && number < bigFrom) ||
  (said === 'even' && number % 2 === 0) ||
  (said === 'odd' && number % 2 !== 0);
export const ballsOf = (draw: Draw): readonly string[] => draw.balls ?? [];

/** Each chosen token by itself. */
export const each =
  (pays: (draw: Draw, token: string, place: number) => Share): Settle =>
  (draw, chosen) =>
    chosen
      .flatMap((tokens, place) => tokens.map((token) => pays(draw, token, place)))
      .reduce((sum, share) => plus(sum, share), nothing);
/** A price for each token of which something is true. */
export const eachTrue = (back: Share, isTrue: (draw: Draw, token: string, place: number) => boolean): Settle =>
  each((draw, token, place) => (isTrue(draw, token, place) ? back : nothing));
