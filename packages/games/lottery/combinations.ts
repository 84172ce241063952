/** In how many ways `picked` can be chosen of `of`; 0 where there are fewer. */
export function choose(of: number, picked: number): number {
  if (picked < 0 || picked > of) return 0;
  let ways = 1;
  for (let step = 1; step <= picked; step += 1) ways = (ways * (of - picked + step)) / step;
  return ways;
}

/** Every way to choose `picked` of the list, in its order. */
export function* subsets<Item>(items: readonly Item[], picked: number): Generator<readonly Item[]> {
  if (picked === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries())
    for (const rest of subsets(items.slice(index + 1), picked - 1)) yield [item, ...rest];
}

/** Every row with one item of each list. */
export function* products<Item>(lists: readonly (readonly Item[])[]): Generator<readonly Item[]> {
  const [first, ...others] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const rest of others.length > 0 ? products(others) : [[]]) for (const item of first) yield [item, ...rest];
}

/** Every different order of a number's digits, the number itself among them. */
export function permutationsOf(digits: string): readonly string[] {
  if (digits.length <= 1) return [digits];
  const orders = new Set<string>();
  for (const [index, digit] of [...digits].entries())
    for (const rest of permutationsOf(digits.slice(0, index) + digits.slice(index + 1))) orders.add(digit + rest);
  return [...orders];
}
