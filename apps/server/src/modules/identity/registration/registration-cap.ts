import { type Database, withTables } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { IdentityTables } from '../schema.ts';
import type { Caller } from '../sessions/session-opening.ts';

const dayMs = 24 * 3_600_000;

/** How many members a network (`networkOf`) may register at a brand within 24 hours. */
export function createRegistrationCap({ clock, securityEvents }: Pick<IdentityTools, 'clock' | 'securityEvents'>) {
  /** Whether one more may register; it takes nothing. */
  const check = async (
    database: Database,
    { brand, ip }: Caller,
    { registrationsPerNetworkPerDay }: Pick<BrandSettings, 'registrationsPerNetworkPerDay'>,
  ): Promise<Result<null, 'quota_exceeded'>> => {
    const nowMs = clock.now().getTime();
    const last = await withTables<IdentityTables>(database)
      .selectFrom('sessions')
      .select('sessions.created_at as createdAt')
      .where('sessions.brand_id', '=', brand.id)
      .where('sessions.network', '=', networkOf(ip))
      .where('sessions.method', '=', 'register')
      .where('sessions.created_at', '>', new Date(nowMs - dayMs))
      .orderBy('sessions.created_at', 'desc')
      .offset(registrationsPerNetworkPerDay - 1)
      .limit(1)
      .executeTakeFirst();
    if (!last) return ok(null);
    securityEvents.note({ kind: 'registration_refused', brandId: brand.id, ip, detail: { reason: 'network_cap' } });
    const waitMs = last.createdAt.getTime() + dayMs - nowMs;
    return fail('quota_exceeded', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };

  /** The same, one after the other until the transaction ends: of many at the same moment no more get through than the cap. */
  const take: typeof check = async (transaction, caller, settings) => {
    await takeLock(transaction, `register ${caller.brand.id} ${networkOf(caller.ip)}`);
    return check(transaction, caller, settings);
  };

  return { check, take };
}
