import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseDatabaseUser } from '../../../src/platform/postgres/database-user.ts';
import { freePort } from '../../../src/platform/postgres/embedded.ts';
import { connectTo, killServer } from '../cluster.ts';

/** Debian's PostgreSQL 15: the built-in one has neither `pg_basebackup` nor `pg_promote` at hand. */
const programs = '/usr/lib/postgresql/15/bin';
export const isPostgres15Here = existsSync(path.join(programs, 'pg_basebackup'));

/** A server of PostgreSQL 15 in a folder of its own. */
export interface Postgres15 {
  name: string;
  port: number;
  urlOf(database: string): string;
  /** Asks as the superuser, on a connection of its own. */
  ask<Row>(statement: string): Promise<Row[]>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** kill -9 of all its processes, and its disk is gone. */
  loseDisk(): Promise<void>;
  /** Makes a standby the primary; resolves when it takes writes. */
  promote(): Promise<void>;
}

const superuser = 'baize';
const settings = [
  'max_connections = 200',
  'shared_buffers = 64MB',
  'hot_standby = on',
  'wal_receiver_status_interval = 1s',
  'wal_retrieve_retry_interval = 200ms',
  "unix_socket_directories = ''",
];

/** Makes a new primary below `folder`, which the role `replicator` may follow. */
export async function openPrimary(folder: string, name: string): Promise<Postgres15> {
  const { run, own, place } = await preparePlace(folder, name);
  await run('initdb', ['-D', place, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']);
  const configuration = path.join(place, 'conf.d-baize.conf');
  await writeFile(configuration, `${settings.join('\n')}\n`);
  await own(configuration);
  await writeFile(path.join(place, 'postgresql.conf'), "\ninclude 'conf.d-baize.conf'\n", { flag: 'a' });
  const server = await serverOf(folder, name);
  await server.start();
  await server.ask('create role replicator login replication');
  return server;
}

/** Copies a running primary and follows it under `name`, as docs/how-to/standby.md does it. */
export async function openStandby(folder: string, name: string, primary: Postgres15): Promise<Postgres15> {
  const { run, place } = await preparePlace(folder, name);
  const source = `host=127.0.0.1 port=${primary.port} user=replicator application_name=${name}`;
  await run('pg_basebackup', ['-d', source, '-D', place, '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', name, '-N']);
  const server = await serverOf(folder, name);
  await server.start();
  return server;
}

async function preparePlace(folder: string, name: string) {
  const user = await chooseDatabaseUser([folder, programs], null);
  const place = path.join(folder, name);
  await mkdir(place, { mode: 0o700 });
  await user.own(place);
  const run = (program: string, words: readonly string[]) => user.run(path.join(programs, program), words);
  return { run, own: user.own, place };
}

async function serverOf(folder: string, name: string): Promise<Postgres15> {
  const place = path.join(folder, name);
  const log = path.join(folder, `${name}.log`);
  const { run, own } = await chooseDatabaseUser([folder, programs], null);
  await writeFile(log, '');
  await own(log);
  const port = await freePort();
  const urlOf = (database: string) => `postgres://${superuser}@127.0.0.1:${port}/${database}`;
  const control = (...words: string[]) => run(path.join(programs, 'pg_ctl'), [...words, '-D', place, '-s', '-w']);
  const ask = async <Row>(statement: string): Promise<Row[]> => {
    const client = await connectTo(urlOf('postgres'));
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  };
  return {
    ...{ name, port, urlOf, ask },
    start: async () => void (await control('start', '-l', log, '-o', `-p ${port} -c listen_addresses=127.0.0.1`)),
    stop: async () => void (await control('stop', '-m', 'fast')),
    loseDisk: async () => {
      await killServer(place);
      await rm(place, { recursive: true, force: true });
    },
    promote: async () => void (await ask('select pg_promote(wait := true)')),
  };
}
