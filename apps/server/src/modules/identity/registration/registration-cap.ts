import { type Database, type DatabaseTransaction, withTables } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { BrandSettings } from '../../brand/index.ts';
import type { IdentityTools } from '../dependencies.ts';
import type { IdentityTables } from '../schema.ts';
import type { Caller } from '../sessions/session-opening.ts';
import { maxUserAgentLength } from '../sessions/sign-ins.ts';

const dayMs = 24 * 3_600_000;

type Tools = Pick<IdentityTools, 'clock' | 'securityEvents' | 'refusesRegistration'>;

/** How many members a network (`networkOf`) may register at a brand within 24 hours, and whom a risk rule refuses. */
export function createRegistrationCap({ clock, securityEvents, refusesRegistration }: Tools) {
  /** Whether the network's day has room for one more. */
  const roomOf = async (
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

  /** Whether one more may register; it takes nothing. A rule that refuses him counts it. */
  const check = async (
    database: Database,
    caller: Caller,
    settings: Parameters<typeof roomOf>[2],
  ): Promise<Result<null, 'quota_exceeded' | 'registration_refused'>> => {
    const { brand, ip } = caller;
    const room = await roomOf(database, caller, settings);
    if (!room.ok) return room;
    const userAgent = caller.userAgent.slice(0, maxUserAgentLength);
    const isRefused = await refusesRegistration?.(database, { brandId: brand.id, ip, userAgent });
    if (!isRefused) return room;
    securityEvents.note({ kind: 'registration_refused', brandId: brand.id, ip, detail: { reason: 'risk_rule' } });
    return fail('registration_refused');
  };

  /** The same, one after the other until the transaction ends: of many at the same moment no more get through than the cap and the rules. */
  const take = async (
    transaction: DatabaseTransaction,
    caller: Caller,
    settings: Parameters<typeof check>[2],
  ): ReturnType<typeof check> => {
    await takeLock(transaction, `register ${caller.brand.id} ${networkOf(caller.ip)}`);
    return check(transaction, caller, settings);
  };

  return { check, take };
}
