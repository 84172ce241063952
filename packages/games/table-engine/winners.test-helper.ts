import type { BetType, Return10k } from './bet-type.ts';

/** What every bet of a table that brings anything brings for this outcome, by `key` or `key:selection`. */
export function returnsFor<Seen>(betTypes: readonly BetType<Seen>[], seen: Seen): Record<string, Return10k> {
  const returns = betTypes.flatMap((betType) =>
    betType.selections.map(
      (selection) =>
        [selection === '' ? betType.key : `${betType.key}:${selection}`, betType.returnOf(seen, selection)] as const,
    ),
  );
  return Object.fromEntries(returns.filter(([, back]) => back > 0));
}
