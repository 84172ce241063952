import type pg from 'pg';
import { type Repeating, repeat } from '../jobs/repeat.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** A server of the installation's books: of members, money and all else, or of the vendors' games where they have their own. */
export type WatchedServer = 'core' | 'vendors';

/** A standby that follows a database. */
interface Replica {
  /** Whom it follows. */
  server: WatchedServer;
  /** Its `application_name`. */
  name: string;
  /** As PostgreSQL says it: `streaming` once it has caught up. */
  state: string;
  /** Commits wait for it, alone or among others. */
  isSynchronous: boolean;
  /** How much of the log is not on its disk yet. */
  lagBytes: number;
  lagMs: number;
}

/**
 * Why nothing that is acknowledged is sure to survive the disk although a synchronous standby is demanded: none follows; commits wait for one
 * that does not answer; or the server's `synchronous_commit` lets them pass.
 */
type ReplicaFault = 'no_synchronous_replica' | 'commits_wait' | 'commits_do_not_wait';

export interface ReplicaStanding {
  /** Whether `synchronous_standby_names` names any. */
  isDemanded: boolean;
  fault: ReplicaFault | null;
  replicas: readonly Replica[];
}

/** A connection of a database's owner, who may see its standbys. */
export interface ServersOwner {
  server: WatchedServer;
  owner: pg.Pool;
}

interface ReplicaWatch extends Repeating {
  /** As the last look found it. */
  standing(): ReplicaStanding;
  look(): Promise<void>;
}

const lookEveryMs = 5_000;

interface Seen {
  demanded: string;
  commit: string;
  waiting: number;
  replicas: { name: string | null; state: string | null; sync: string | null; lagBytes: number; lagMs: number }[];
}

/** Reads nothing but what the server knows by heart. Others' connections are seen by members of `pg_monitor` alone; a commit of our own always is. */
const question = `
  select current_setting('synchronous_standby_names') as demanded, current_setting('synchronous_commit') as commit,
    (select count(*)::int from pg_stat_activity
      where wait_event = 'SyncRep' and clock_timestamp() - query_start > interval '5 seconds') as waiting,
    (select coalesce(json_agg(json_build_object('name', application_name, 'state', state, 'sync', sync_state,
        'lagBytes', coalesce(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, flush_lsn), 0),
        'lagMs', coalesce(extract(epoch from flush_lag) * 1000, 0)) order by application_name), '[]')
      from pg_stat_replication where state is distinct from 'backup') as replicas`;

const noReplicas: ReplicaStanding = { isDemanded: false, fault: null, replicas: [] };

/** What the answer of a server comes to. Where the login may not see standbys, only commits that wait show that one is missing. */
export function standingOf(
  server: WatchedServer,
  { demanded, commit, waiting, replicas: seen }: Seen,
): ReplicaStanding {
  const replicas = seen.flatMap(({ name, state, sync, lagBytes, lagMs }) =>
    state === null
      ? []
      : [{ server, name: name ?? '', state, isSynchronous: sync === 'sync' || sync === 'quorum', lagBytes, lagMs }],
  );
  const isDemanded = demanded.trim() !== '';
  const mayNotSee = replicas.length < seen.length;
  const isFollowed = replicas.some(({ isSynchronous, state }) => isSynchronous && state === 'streaming');
  const faultOf = (): ReplicaFault | null => {
    if (!isDemanded) return null;
    if (commit === 'off' || commit === 'local') return 'commits_do_not_wait';
    if (waiting > 0) return 'commits_wait';
    return isFollowed || mayNotSee ? null : 'no_synchronous_replica';
  };
  return { isDemanded, fault: faultOf(), replicas };
}

/** What is known of all servers together: everybody who follows one, and the first fault. */
export const joinedStanding = (standings: readonly ReplicaStanding[]): ReplicaStanding => ({
  isDemanded: standings.some(({ isDemanded }) => isDemanded),
  fault: standings.find(({ fault }) => fault !== null)?.fault ?? null,
  replicas: standings.flatMap(({ replicas }) => replicas),
});

/** Looks every few seconds who follows a server, and raises an alarm when a standby that is demanded begins to be missing. */
export function startReplicaWatch(
  { server, owner }: ServersOwner,
  notify: {
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown) => void;
    replicasStand(server: WatchedServer, standing: ReplicaStanding): void;
  },
): ReplicaWatch {
  let standing = noReplicas;
  const look = async (): Promise<void> => {
    try {
      const { rows } = await owner.query<Seen>(question);
      const [seen] = rows;
      if (!seen) return;
      const before = standing.fault;
      standing = standingOf(server, seen);
      notify.replicasStand(server, standing);
      if (standing.fault !== null && standing.fault !== before)
        notify.raiseAlarm({ code: 'replica_missing', detail: { reason: standing.fault, server } });
    } catch (error) {
      // That the database does not answer at all is reported by every other query.
      if (!isDatabaseUnavailable(error)) throw error;
    }
  };
  return { ...repeat(lookEveryMs, look, notify.onFailure, true), look, standing: () => standing };
}
