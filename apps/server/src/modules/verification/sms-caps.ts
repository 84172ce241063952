import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import { takeLock } from '../../platform/database/named-locks.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { VerificationTables } from './schema.ts';

const second = 1_000;
const hourMs = 3_600 * second;
const dayMs = 24 * hourMs;

/** How many codes may be asked for, sent or not. The first two make one wait, the day's cap ends it (specification: quota). */
export const smsCaps = {
  throttleMs: second,
  perHour: { number: 5, address: 30 },
  perDay: { number: 10, address: 100 },
  /** What one is told to wait at most (specification: "after 5 minutes"). */
  adviceSeconds: 300,
} as const;

export interface SmsRequest {
  brandId: string;
  numberLookup: Buffer;
  ip: string;
}

/** Counts requests for codes by number and by address; of many at the same moment no more get through than the cap. */
export function createSmsCaps(deps: { database: Database; clock: Clock; newId: () => string }) {
  const database = withTables<VerificationTables>(deps.database);
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms);

  const countsOf = async (transaction: Kysely<VerificationTables>, { brandId, numberLookup, ip }: SmsRequest) => {
    const { rows } = await sql<Record<'lately' | 'hourNumber' | 'dayNumber' | 'hourAddress' | 'dayAddress', bigint>>`
      select count(*) filter (where number_lookup = ${numberLookup} and requested_at > ${ago(smsCaps.throttleMs)}) as "lately",
        count(*) filter (where number_lookup = ${numberLookup} and requested_at > ${ago(hourMs)}) as "hourNumber",
        count(*) filter (where number_lookup = ${numberLookup}) as "dayNumber",
        count(*) filter (where ip = ${ip} and requested_at > ${ago(hourMs)}) as "hourAddress",
        count(*) filter (where ip = ${ip}) as "dayAddress"
      from sms_requests
      where brand_id = ${brandId} and requested_at > ${ago(dayMs)} and (number_lookup = ${numberLookup} or ip = ${ip})
    `.execute(transaction);
    return rows[0];
  };

  /** Takes one request into account, or says why not. */
  const take = (asked: SmsRequest): Promise<Result<null, 'too_many_requests' | 'quota_exceeded'>> => {
    const request = { ...asked, ip: networkOf(asked.ip) };
    return database.transaction().execute(async (transaction) => {
      // First the number, then the address: in one order everywhere, so that nobody waits in a circle.
      for (const name of [request.numberLookup.toString('hex'), request.ip])
        await takeLock(transaction, `sms ${request.brandId} ${name}`);
      const counts = await countsOf(transaction, request);
      if (!counts) throw new Error('nothing was counted');
      if (counts.dayNumber >= smsCaps.perDay.number || counts.dayAddress >= smsCaps.perDay.address) {
        return fail('quota_exceeded', { retryAfterSeconds: hourMs / second });
      }
      if (counts.hourNumber >= smsCaps.perHour.number || counts.hourAddress >= smsCaps.perHour.address) {
        return fail('too_many_requests', { retryAfterSeconds: smsCaps.adviceSeconds });
      }
      if (counts.lately > 0n) return fail('too_many_requests', { retryAfterSeconds: 1 });
      await transaction
        .insertInto('sms_requests')
        .values({
          id: deps.newId(),
          brand_id: request.brandId,
          number_lookup: request.numberLookup,
          ip: request.ip,
          requested_at: deps.clock.now(),
        })
        .execute();
      return ok(null);
    });
  };

  const purge = async (): Promise<void> => {
    await database.deleteFrom('sms_requests').where('sms_requests.requested_at', '<=', ago(dayMs)).execute();
  };

  return { take, purge };
}
