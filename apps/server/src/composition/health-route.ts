import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import type { HandlersOf } from '../platform/http/handlers.ts';
import { fail, ok } from '../platform/result.ts';
import type { Watches } from './watch-parts.ts';

export interface HealthPart {
  routes: HandlersOf<'health'>;
  /** Why nothing can be written; null: it can. Throws where the database does not answer. */
  whyNotReady(): Promise<string | null>;
}

/** A failure while nothing can be written: no money moves then, and no load balancer should send anybody here. */
export function createHealth(
  database: Database,
  clock: Clock,
  {
    writeWatch,
    integrity,
    replicas,
  }: Pick<Watches, 'writeWatch' | 'integrity'> & { replicas: Pick<Replicas, 'standing'> },
): HealthPart {
  const faultOf = async () => {
    await sql`select 1`.execute(database);
    return writeWatch.fault();
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
        ];
        return ok({ ready: true, warnings, serverTime: clock.now().toISOString() });
      },
    },
  };
}
