/** What a random player decides: a small generator of its own, so that it has nothing to do with the games' chance. */
export interface Whims {
  /** An integer from 0 up to, not with, `limit`. */
  below(limit: number): number;
  /** True in so many of a hundred cases. */
  percent(chance: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
}

export function whimsOf(seed: number): Whims {
  let state = seed >>> 0 || 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    percent: (chance) => below(100) < chance,
    oneOf: (items) => items[below(items.length)] as (typeof items)[number],
  };
}

/** Hands out items in a random order, each as often as every other one, so that none is forgotten. */
export function deckOf<Item>(items: readonly Item[], whims: Whims): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    return left.splice(whims.below(left.length), 1)[0] as Item;
  };
}

/** Counts what was touched, by name. */
export interface Tally {
  add(name: string): void;
  countOf(name: string): number;
  /** Those of the names that were never touched. */
  missing(names: readonly string[]): string[];
  /** All that was touched with how often, in one line. */
  summary(): string;
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    add: (name) => void counts.set(name, countOf(name) + 1),
    countOf,
    missing: (names) => names.filter((name) => countOf(name) === 0),
    summary: () => [...counts].map(([name, count]) => `${name} ×${count}`).join(', '),
  };
}
