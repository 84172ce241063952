import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { type Repeating, repeat } from '../jobs/repeat.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import type { Database } from './database.ts';

/** Why reports are not read from the replica: it does not answer, it is no replica of this database, or it is too far behind. */
type ReportsFault = 'unreachable' | 'other_database' | 'late';

export interface ReportsWatch extends Repeating {
  /** Everything that was committed before is on the replica; null: reports are not read from it now. */
  asOf(): Date | null;
  /** A connection to the replica failed: nobody tries again before the next look. */
  lost(): void;
  look(): Promise<void>;
}

const lookEveryMs = 2_000;
/** Older figures are read from the primary. */
const oldestMs = 30_000;
/** As many moments are remembered as fit into the oldest figures, and some. */
const maxPoints = 30;

/** A place in the log of a server: on which timeline of which database, and how far. */
interface Place {
  system: string;
  timeline: string;
  lsn: string;
}
interface ReplicaPlace extends Place {
  isReplica: boolean;
}

const primaryPlace = sql<Place>`
  select (select system_identifier::text from pg_control_system()) as system, pg_current_wal_lsn()::text as lsn,
    left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`;
/** After a failover the replica may be the primary itself: then it is as new as that, on the same timeline. */
const replicaPlace = `
  select (select system_identifier::text from pg_control_system()) as system, pg_is_in_recovery() as "isReplica",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as lsn,
    case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

const numberOf = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

/**
 * Knows how old the replica's figures are: it notes each moment with the place that the primary's log had reached, and sees which of them the
 * replica has passed. Its own clock is not asked, and a primary where nothing happens makes no figure older.
 */
export function startReportsWatch(
  { replica, primary, clock }: { replica: pg.Pool; primary: Database; clock: Clock },
  notify: {
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown) => void;
    reportsStand(standing: { isUsable: boolean; ageMs: number }): void;
  },
): ReportsWatch {
  let points: { at: Date; lsn: bigint }[] = [];
  let passed: Date | null = null;
  let fault: ReportsFault | null = null;
  let place: Place | null = null;
  /** The first moment that was noted. */
  let since: Date | null = null;
  const ageMs = () => (passed === null ? Number.POSITIVE_INFINITY : clock.now().getTime() - passed.getTime());
  const asOf = () => (fault === null && ageMs() <= oldestMs ? passed : null);

  const note = (found: ReportsFault | null): void => {
    const isNew = found !== null && found !== fault;
    fault = found;
    notify.reportsStand({ isUsable: asOf() !== null, ageMs: ageMs() });
    if (isNew) notify.raiseAlarm({ code: 'reports_replica_unusable', detail: { reason: found } });
  };

  const markPrimary = async (): Promise<void> => {
    const at = clock.now();
    const { rows } = await primaryPlace.execute(primary);
    place = rows[0] ?? null;
    if (!place) return;
    since ??= at;
    points = [...points, { at, lsn: numberOf(place.lsn) }].slice(-maxPoints);
  };
  const faultOf = (seen: ReplicaPlace): ReportsFault | null => {
    if (place === null) return fault;
    if (seen.system !== place.system) return 'other_database';
    if (!seen.isReplica && seen.timeline !== place.timeline) return 'other_database';
    const reached = points.findLast(({ lsn }) => lsn <= numberOf(seen.lsn));
    if (reached) {
      passed = reached.at;
      points = points.filter(({ at }) => at > reached.at);
    }
    // A replica that has not come to the first moment yet is late once that is old.
    const newest = passed ?? since;
    return newest !== null && clock.now().getTime() - newest.getTime() > oldestMs ? 'late' : null;
  };
  const look = async (): Promise<void> => {
    // That the primary does not answer is reported by every other query; the figures grow older meanwhile.
    await markPrimary().catch(() => undefined);
    const seen = await replica.query<ReplicaPlace>(replicaPlace).then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    );
    note(seen === null ? 'unreachable' : faultOf(seen));
  };
  return {
    ...repeat(lookEveryMs, look, notify.onFailure, true),
    asOf,
    look,
    lost: () => note('unreachable'),
  };
}
