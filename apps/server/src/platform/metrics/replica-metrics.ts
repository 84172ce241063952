import { Gauge, type Registry } from 'prom-client';

/** What is known of standbys of the databases. */
export interface ReplicaMetrics {
  /** Who follows a server (`core`, `vendors`); has the form of the replica watch's standing. */
  replicasStand(
    server: string,
    standing: {
      fault: string | null;
      replicas: readonly { name: string; state: string; isSynchronous: boolean; lagBytes: number; lagMs: number }[];
    },
  ): void;
  /** Whether reports are read from their replica, and how old its figures are. */
  reportsStand(standing: { isUsable: boolean; ageMs: number }): void;
}

const msPerSecond = 1_000;

export const replicaMetrics = (registers: Registry[]): ReplicaMetrics => ({
  replicasStand: followersOf(registers),
  reportsStand: reportsOf(registers),
});

function followersOf(registers: Registry[]): ReplicaMetrics['replicasStand'] {
  const missing = new Gauge({
    name: 'baize_replica_missing',
    help: '1: a synchronous standby is demanded, and what is acknowledged is not sure to be on one; bets may wait',
    labelNames: ['server'] as const,
    registers,
  });
  const following = new Gauge({
    name: 'baize_replicas',
    help: 'Standbys that follow a database server without a gap; commits wait for synchronous ones',
    labelNames: ['server', 'kind'] as const,
    registers,
  });
  const ofReplica = { labelNames: ['server', 'replica'] as const, registers };
  const bytes = new Gauge({
    name: 'baize_replica_lag_bytes',
    help: 'How much of the log is not on the disk of a standby',
    ...ofReplica,
  });
  const lag = new Gauge({
    name: 'baize_replica_lag_seconds',
    help: 'How long the log lately took to the disk of a standby',
    ...ofReplica,
  });
  const shown = new Map<string, readonly string[]>();
  return (server, { fault, replicas }) => {
    const streaming = replicas.filter(({ state }) => state === 'streaming');
    const synchronous = streaming.filter(({ isSynchronous }) => isSynchronous).length;
    missing.set({ server }, fault === null ? 0 : 1);
    following.set({ server, kind: 'synchronous' }, synchronous);
    following.set({ server, kind: 'asynchronous' }, streaming.length - synchronous);
    // One that is gone is not shown any more.
    for (const replica of shown.get(server) ?? []) {
      bytes.remove({ server, replica });
      lag.remove({ server, replica });
    }
    shown.set(
      server,
      replicas.map(({ name }) => name),
    );
    for (const { name: replica, lagBytes, lagMs } of replicas) {
      bytes.set({ server, replica }, lagBytes);
      lag.set({ server, replica }, lagMs / msPerSecond);
    }
  };
}

function reportsOf(registers: Registry[]): ReplicaMetrics['reportsStand'] {
  const usable = new Gauge({
    name: 'baize_reports_replica_usable',
    help: '1: reports are read from their replica; 0: from the primary',
    registers,
  });
  const age = new Gauge({
    name: 'baize_reports_replica_age_seconds',
    help: 'How old the figures on the replica of the reports are; nothing is shown before the first',
    registers,
  });
  return ({ isUsable, ageMs }) => {
    usable.set(isUsable ? 1 : 0);
    if (Number.isFinite(ageMs)) age.set(ageMs / msPerSecond);
  };
}
