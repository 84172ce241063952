import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';

const atOnce = 5_000;

/** Ends rewards that nobody claimed in time. */
export const createRewardExpiry =
  ({ database, clock }: Pick<RewardDependencies, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        update rewards r set state = 'expired', decided_at = r.expires_at from (
          select member_id, id from rewards where state = 'claimable' and expires_at <= ${clock.now()}
          order by expires_at limit ${atOnce}) due
        where r.member_id = due.member_id and r.id = due.id and r.state = 'claimable'`.execute(database);
      if (numAffectedRows < BigInt(atOnce)) return;
    }
  };
