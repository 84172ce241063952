import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../../../src/platform/database/migrate.ts';
import { borrowCluster, type Cluster } from '../cluster.ts';
import { openProxy, viaProxy } from '../proxy.ts';
import { until } from '../scenario.ts';
import { openPrimary, openStandby, type Postgres15 } from './postgres-15.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const database = 'baize';
const names = ['baize_a', 'baize_b'] as const;
const joinsWithinMs = 180_000;

/** A primary and its standby, behind one address that moves with a failover. */
export interface Pair {
  /** The address as a cluster for scenarios. */
  cluster: Cluster;
  readonly primary: Postgres15;
  readonly standby: Postgres15 | null;
  urlOf(server: Postgres15): string;
  /** The primary and its disk are gone, in the middle of everything. */
  losePrimary(): Promise<void>;
  /** The standby becomes the primary, and the address is its own. */
  failOver(): Promise<void>;
  /** Makes the next standby; resolves when it follows, synchronously where that is demanded. */
  addStandby(): Promise<void>;
  /** Whether commits wait for a standby from now on. */
  demandStandby(isDemanded: boolean): Promise<void>;
  remove(): Promise<void>;
}

export async function openPair(options: { isSynchronous: boolean }): Promise<Pair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'standby-run-'));
  await chmod(folder, 0o711);
  let primary = await openPrimary(folder, names[0]);
  let standby: Postgres15 | null = null;
  await primary.ask(`create database ${database}`);
  await migrate(primary.urlOf(database), migrationsFolder);
  const target = { host: '127.0.0.1', port: primary.port };
  const proxy = await openProxy(target);
  const cluster = await borrowCluster(viaProxy(primary.urlOf(database), proxy));

  let isWaitedFor = false;
  const demandStandby = async (isDemanded: boolean): Promise<void> => {
    isWaitedFor = isDemanded;
    const wanted = isDemanded ? `ANY 1 (${names.join(', ')})` : '';
    await primary.ask(`alter system set synchronous_standby_names = '${wanted}'`);
    await primary.ask('select pg_reload_conf()');
  };
  const addStandby = async (): Promise<void> => {
    const name = names.find((free) => free !== primary.name) ?? names[0];
    standby = await openStandby(folder, name, primary);
    const follows = isWaitedFor ? `sync_state in ('sync', 'quorum')` : 'true';
    await until(
      'the standby follows',
      async () => {
        const rows = await primary.ask(
          `select from pg_stat_replication where application_name = '${name}' and state = 'streaming' and ${follows}`,
        );
        return rows.length === 1;
      },
      joinsWithinMs,
    );
  };
  if (options.isSynchronous) await demandStandby(true);
  await addStandby();
  return {
    cluster,
    get primary() {
      return primary;
    },
    get standby() {
      return standby;
    },
    urlOf: (server) => server.urlOf(database),
    losePrimary: async () => {
      await primary.loseDisk();
      proxy.cut();
    },
    failOver: async () => {
      if (!standby) throw new Error('there is no standby');
      await standby.promote();
      primary = standby;
      standby = null;
      // A server's own settings are copied with it, but they do not follow the primary's later changes.
      await demandStandby(isWaitedFor);
      target.port = primary.port;
      proxy.cut();
    },
    addStandby,
    demandStandby,
    remove: async () => {
      await proxy.close();
      for (const server of [standby, primary]) await server?.stop().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
