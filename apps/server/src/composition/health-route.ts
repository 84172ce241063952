import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import type { HandlersOf } from '../platform/http/handlers.ts';
import { fail, ok } from '../platform/result.ts';
import type { Watches } from './watch-parts.ts';

/** Who asks for the health waits no longer for a server that is no reason to go elsewhere. */
const vendorsPatienceMs = 1_000;

export interface HealthPart {
  routes: HandlersOf<'health'>;
  /** Why nothing can be written; null: it can. Throws where the database does not answer. */
  whyNotReady(): Promise<string | null>;
}

/** A failure while nothing can be written: no money moves then, and no load balancer should send anybody here. */
export function createHealth(
  database: Database,
  /** Null: the vendors' books stand in `database`. */
  vendorsDatabase: Database | null,
  clock: Clock,
  {
    writeWatch,
    vendorsWriteWatch,
    integrity,
    replicas,
  }: Pick<Watches, 'writeWatch' | 'vendorsWriteWatch' | 'integrity'> & { replicas: Pick<Replicas, 'standing'> },
): HealthPart {
  const faultOf = async () => {
    await sql`select 1`.execute(database);
    return writeWatch.fault();
  };
  /** Games stop and the rest of the site goes on: every process has the same database of vendors, so nobody is sent elsewhere. */
  const mayPlay = async (): Promise<boolean> => {
    if (vendorsDatabase === null) return true;
    const answer = sql`select 1`.execute(vendorsDatabase).then(
      () => true,
      () => false,
    );
    const answers = await Promise.race([answer, setTimeout(vendorsPatienceMs, false, { ref: false })]);
    return answers && (vendorsWriteWatch?.fault() ?? null) === null;
  };
  return {
    whyNotReady: faultOf,
    routes: {
      health: async () => {
        const reason = await faultOf();
        if (reason !== null) return fail('service_unavailable', { reason });
        const warnings = [
          ...(integrity.changed().length > 0 ? (['program_changed'] as const) : []),
          ...(replicas.standing().fault !== null ? (['replica_missing'] as const) : []),
          ...((await mayPlay()) ? [] : (['games_unavailable'] as const)),
        ];
        return ok({ ready: true, warnings, serverTime: clock.now().toISOString() });
      },
    },
  };
}
