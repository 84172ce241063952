import { type DealerEnds, dealerOf, standAgainst } from './dealer-analysis.ts';
import { aceValue, totalOfValues, twentyOne } from './hand.ts';
import { type Counts, chanceOf, fullCounts, naturalHole, sizeOf, tenValue } from './shoe.ts';

/** What a way to play is worth for a stake of 1. */
export interface Worth {
  readonly net: number;
  /** Mean of the squared net; a split counts its two hands as if they were independent. */
  readonly square: number;
  /** Chance that anything comes back. */
  readonly back: number;
}

export type Choice = 'stand' | 'hit' | 'double' | 'split';
/** What is open, and what each is worth when the rest is played by the same policy. */
export interface ChoiceAt {
  readonly values: readonly number[];
  readonly up: number;
  readonly worths: Readonly<Partial<Record<Choice, Worth>>>;
}
export type Policy = (at: ChoiceAt) => Choice;

const ranked =
  (better: (net: number, than: number) => boolean): Policy =>
  ({ worths }) => {
    let best: Choice = 'stand';
    for (const [choice, worth] of Object.entries(worths) as [Choice, Worth][])
      if (better(worth.net, worths[best]?.net ?? 0)) best = choice;
    return best;
  };
export const bestPolicy = ranked((net, than) => net > than);
export const worstPolicy = ranked((net, than) => net < than);

const keyOf = (values: readonly number[]) => [...values].sort((a, b) => a - b).join(',');

/** Plays hands against one card of the dealer by dynamic programming, with every card that was seen gone from the shoe. */
function createTable(up: number, policy: Policy) {
  const shoe = fullCounts();
  shoe[up] = (shoe[up] ?? 0) - 1;
  const dealerEnds = dealerOf(up);
  const dealers = new Map<string, DealerEnds>();
  const stood = new Map<string, Worth>();
  const played = new Map<string, Worth>();

  const without = (values: readonly number[]): Counts => {
    const counts = [...shoe];
    for (const value of values) counts[value] = (counts[value] ?? 0) - 1;
    return counts;
  };
  /** `gone`: cards that are out of the shoe beside the hand's own. */
  const stand = (values: readonly number[], gone: readonly number[]): Worth => {
    const { total } = totalOfValues(values);
    if (total > twentyOne) return standAgainst(new Float64Array(0), total);
    const seen = keyOf([...values, ...gone]);
    const key = `${total}|${seen}`;
    const known = stood.get(key);
    if (known) return known;
    const ends = dealers.get(seen) ?? dealerEnds(without([...values, ...gone]));
    dealers.set(seen, ends);
    const worth = standAgainst(ends, total);
    stood.set(key, worth);
    return worth;
  };
  const over = (
    values: readonly number[],
    gone: readonly number[],
    worthOf: (next: readonly number[]) => Worth,
  ): Worth => {
    const counts = without([...values, ...gone]);
    const size = sizeOf(counts);
    let [net, square, back] = [0, 0, 0];
    for (let value = 1; value <= tenValue; value += 1) {
      const chance = chanceOf(counts, size, up, value);
      if (chance === 0) continue;
      const worth = worthOf([...values, value]);
      net += chance * worth.net;
      square += chance * worth.square;
      back += chance * worth.back;
    }
    return { net, square, back };
  };
  const double = (values: readonly number[], gone: readonly number[]): Worth => {
    const { net, square, back } = over(values, gone, (next) => stand(next, gone));
    return { net: 2 * net, square: 4 * square, back };
  };
  const play = (values: readonly number[], gone: readonly number[], canSplit = false): Worth => {
    if (totalOfValues(values).total >= twentyOne) return stand(values, gone);
    const key = `${canSplit}|${keyOf(values)}|${keyOf(gone)}`;
    const known = played.get(key);
    if (known) return known;
    const isFirst = values.length === 2;
    const worths: Partial<Record<Choice, Worth>> = {
      stand: stand(values, gone),
      hit: over(values, gone, (next) => play(next, gone)),
      ...(isFirst && { double: double(values, gone) }),
      ...(canSplit && { split: split(values[0] ?? 0) }),
    };
    const worth = worths[policy({ values, up, worths })] ?? stand(values, gone);
    played.set(key, worth);
    return worth;
  };
  /** Two hands that begin with a card of the pair; aces get one card each. */
  const split = (value: number): Worth => {
    const gone = [value];
    const { net, square, back } = over([value], gone, (next) =>
      value === aceValue ? stand(next, gone) : play(next, gone),
    );
    return { net: 2 * net, square: 2 * square + 2 * net * net, back: 1 - (1 - back) ** 2 };
  };
  return { play };
}

const isNaturalPair = (low: number, high: number) => low === aceValue && high === tenValue;

/** What the first stake of a round is worth against each card of the dealer, and over all. */
export function analyseMain(policy: Policy): { byCard: ReadonlyMap<number, number>; all: Worth } {
  const byCard = new Map<number, number>();
  const all = { net: 0, square: 0, back: 0 };
  const shoe = fullCounts();
  const size = sizeOf(shoe);
  for (let up = 1; up <= tenValue; up += 1) {
    const { play } = createTable(up, policy);
    const upChance = (shoe[up] ?? 0) / size;
    let mean = 0;
    for (let one = 1; one <= tenValue; one += 1)
      for (let other = one; other <= tenValue; other += 1) {
        const { chance, natural } = pairChance(up, one, other);
        const isNatural = isNaturalPair(one, other);
        const worth = isNatural ? { net: 1.5, square: 2.25, back: 1 } : play([one, other], [], one === other);
        const lost = isNatural ? { net: 0, square: 0, back: 1 } : { net: -1, square: 1, back: 0 };
        const mix = (field: keyof Worth) => (1 - natural) * worth[field] + natural * lost[field];
        mean += chance * mix('net');
        for (const field of ['net', 'square', 'back'] as const) all[field] += upChance * chance * mix(field);
      }
    byCard.set(up, mean);
  }
  return { byCard, all };
}

/** How likely a pair of first cards is beside the dealer's card, and how likely then is a blackjack of his. */
function pairChance(up: number, one: number, other: number): { chance: number; natural: number } {
  const counts = fullCounts();
  counts[up] = (counts[up] ?? 0) - 1;
  const size = sizeOf(counts);
  const first = (counts[one] ?? 0) / size;
  counts[one] = (counts[one] ?? 0) - 1;
  const second = (counts[other] ?? 0) / (size - 1);
  counts[other] = (counts[other] ?? 0) - 1;
  const barred = naturalHole(up);
  return {
    chance: first * second * (one === other ? 1 : 2),
    natural: barred === 0 ? 0 : (counts[barred] ?? 0) / (size - 2),
  };
}
