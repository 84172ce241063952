import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Who was there from which address can be asked about for so long; the login throttle asks about the last 30 days of it. */
export const sessionKeptMs = 90 * 24 * 60 * 60_000;
const purgeEveryMs = 60 * 60_000;
/** A piece takes a fraction of a second, all pieces of a turn a few: nobody who ends the process waits long for it. */
const defaultSizes = { piece: 1_000, piecesOfRun: 20 };

/**
 * Deletes sessions that ended, or came to their absolute end, longer ago than they are kept; the vendors' sessions behind them go with
 * them (000085). Once an hour, and in the next turns as long as there is more. To be idle is no end: a brand may lengthen its limit.
 */
export function createSessionPurge(deps: { database: Database; clock: Clock }, sizes = defaultSizes) {
  let doneAtMs = Number.NEGATIVE_INFINITY;

  return async (): Promise<void> => {
    const nowMs = deps.clock.now().getTime();
    if (Math.abs(nowMs - doneAtMs) < purgeEveryMs) return;
    const before = new Date(nowMs - sessionKeptMs);
    for (let piece = 0; piece < sizes.piecesOfRun; piece += 1) {
      const deleted = await deleteSome(deps.database, before, sizes.piece);
      if (deleted < BigInt(sizes.piece)) {
        doneAtMs = nowMs;
        return;
      }
    }
  };
}

/**
 * The oldest first, past those that another process deletes at the moment. A session stays where money may still stand at a vendor that it
 * was played from, and where a round that was open while it lived is open to this day: who it was may be asked.
 */
async function deleteSome(database: Database, before: Date, max: number): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    delete from sessions where id = any (array(
      select s.id from sessions s
      where least(s.ended_at, s.expires_at) < ${before}
        and not exists (select from vendor_stays stay where stay.site_session_id = s.id)
        and not exists (
          select from vendor_sessions v join rounds r on r.member_id = v.member_id and r.vendor_code = v.vendor_code
          where v.site_session_id = s.id and r.closed_at is null and r.opened_at <= least(s.ended_at, s.expires_at))
      order by least(s.ended_at, s.expires_at) limit ${max} for update of s skip locked))`.execute(database);
  return numAffectedRows;
}
