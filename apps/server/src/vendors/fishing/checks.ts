import { sql } from 'kysely';
import { type CheckSource, createRealityChecks } from '../reality-checks.ts';
import type { FishingDependencies } from './dependencies.ts';

const source: CheckSource = {
  table: 'fishing.reality_checks',
  played: (playerRef, since) => sql`
    select stake_minor as stake, payout_minor as paid, opened_at as at from fishing.rounds
      where player_ref = ${playerRef} and opened_at >= ${since} and stake_minor > 0`,
};

/** What a player did in both waters. */
export const createFishingChecks = (deps: FishingDependencies) => createRealityChecks(deps, source);
