/**
 * A quantity by the number of scatters that come with it: `few[n]` its part with exactly n scatters, below the number that starts the
 * feature, and `all` with any number. Parts of reels that are drawn apart multiply.
 */
export interface Split {
  readonly few: readonly number[];
  readonly all: number;
}

/** A polynomial of the number of scatters, cut at `below` of them: what is left of it counts in `all` alone. */
export const splitOf = (coefficients: readonly number[], all: number, below: number): Split => ({
  few: Array.from({ length: below }, (_, scatters) => coefficients[scatters] ?? 0),
  all,
});

export const times = (a: Split, b: Split): Split => ({
  few: a.few.map((_, scatters) =>
    a.few.slice(0, scatters + 1).reduce((sum, part, index) => sum + part * (b.few[scatters - index] ?? 0), 0),
  ),
  all: a.all * b.all,
});

export const plus = (a: Split, b: Split, factor = 1): Split => ({
  few: a.few.map((part, index) => part + factor * (b.few[index] ?? 0)),
  all: a.all + factor * b.all,
});

export const product = (splits: readonly Split[]): Split => splits.reduce(times);
export const nothing = (below: number): Split => splitOf([], 0, below);
/** The part with too few scatters, and the part with enough. */
export const partsOf = ({ few, all }: Split) => {
  const plain = few.reduce((sum, part) => sum + part, 0);
  return { plain, triggering: all - plain };
};
