import { sql } from 'kysely';
import { type CheckSource, createRealityChecks } from '../reality-checks.ts';
import type { CockfightDependencies } from './dependencies.ts';

const source: CheckSource = {
  table: 'cockfight.reality_checks',
  played: (playerRef, since) => sql`
    select risk_minor as stake, coalesce(return_minor, 0) as paid, placed_at as at from cockfight.bets
      where player_ref = ${playerRef} and placed_at >= ${since} and state <> 'REJECTED'`,
};

/** What a player did at one arena: each has references of its own. */
export const createArenaChecks = (deps: CockfightDependencies) => createRealityChecks(deps, source);
