import type { Clock } from '../clock.ts';
import type { RaiseAlarm } from '../log/alarm.ts';
import type { Metrics } from '../metrics/registry.ts';
import type { Part } from '../part.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { Database } from './database.ts';
import { joinedStanding, type ReplicaStanding, type ServersOwner, startReplicaWatch } from './replica-watch.ts';
import { createReportsDatabase, type ReportsConnections } from './reports-database.ts';
import { startReportsWatch } from './reports-watch.ts';

/** What is known of standbys, and what reports are read with. */
export interface ReplicaTools {
  /** Of each server that can have standbys. */
  owners: readonly ServersOwner[];
  /** Null: reports are read from the database itself. */
  reports: ReportsConnections | null;
}

export interface Replicas {
  standing(): ReplicaStanding;
  forReports: {
    /** What reports, exports and the staff's betting records read; nothing can be written there. */
    reportsDatabase: Database;
    /** Up to when the figures of the reports' replica are whole; null: reports are read from the database itself. */
    reportsAsOf(): Date | null;
  };
  parts: readonly Part[];
}

/** Looks after the standbys of the databases, and chooses where reports are read. */
export function createReplicas(
  tools: ReplicaTools,
  deps: {
    database: Database;
    clock: Clock;
    metrics: Pick<Metrics, 'replicasStand' | 'reportsStand'>;
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown) => void;
    tracing: Tracing;
  },
): Replicas {
  const { database, clock, metrics, raiseAlarm, onFailure } = deps;
  const notify = { raiseAlarm, onFailure, ...metrics };
  const watches = tools.owners.map((owner) => startReplicaWatch(owner, notify));
  const following = {
    standing: () => joinedStanding(watches.map(({ standing }) => standing())),
    parts: watches.map(({ stop }) => ({ close: stop })),
  };
  if (!tools.reports) return { ...following, forReports: { reportsDatabase: database, reportsAsOf: () => null } };
  const reports = startReportsWatch({ replica: tools.reports.replicaWatch, primary: database, clock }, notify);
  return {
    ...following,
    forReports: {
      reportsDatabase: createReportsDatabase(tools.reports, reports, deps.tracing),
      reportsAsOf: reports.asOf,
    },
    parts: [...following.parts, { close: reports.stop }],
  };
}
