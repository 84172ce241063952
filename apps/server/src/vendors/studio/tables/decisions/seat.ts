import type { DecidingSeat, Decision } from '@baize/games/table-engine';
import type { StandingPlacement } from '../betting/seats-store.ts';

type Placed = Pick<StandingPlacement, 'phase' | 'hand' | 'action'>;

/** A seat's decisions among its placements, phase by phase and hand by hand. */
export const decisionsOf = (placements: readonly Placed[]): Decision[] =>
  placements
    .flatMap(({ phase, hand, action }) =>
      phase === null || hand === null || action === null ? [] : [{ phase, hand, action }],
    )
    .sort((one, other) => one.phase - other.phase || one.hand - other.hand);

/** A seat as its decisions of a phase depend on it: what it has down from before the deal, and what it decided in earlier phases. */
export function decidingSeat(
  placements: readonly (Placed & Pick<StandingPlacement, 'bets'>)[],
  phase: number,
): DecidingSeat {
  const stakes: Record<string, bigint> = {};
  for (const placement of placements) {
    if (placement.phase !== null) continue;
    for (const { key, stakeMinor } of placement.bets) stakes[key] = (stakes[key] ?? 0n) + BigInt(stakeMinor);
  }
  return { stakes, decisions: decisionsOf(placements).filter((decision) => decision.phase < phase) };
}
