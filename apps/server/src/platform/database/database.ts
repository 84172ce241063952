import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { markedStatements, prepareStatements, type WhichStatements } from './prepared-statements.ts';

/** A connection or a running transaction. Each module narrows it to its own tables with `withTables`. */
// biome-ignore lint/suspicious/noExplicitAny: the whole database's type is the union of the modules' tables, which the platform does not know
export type Database = Kysely<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type DatabaseTransaction = Transaction<any>;

/** A module's view of the database: only the tables that it names. */
export const withTables = <Tables>(database: Database): Kysely<Tables> => database as Kysely<Tables>;

const int8Oid = 20;

/** Integers of 64 bits are bigint on this side, always. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8Oid ? BigInt : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

export interface DatabaseOptions {
  connectionString: string;
  /** The role that the connections take; the application's role may not change or delete what is booked. */
  role?: 'baize_app';
  maxConnections: number;
  /** True for migrations alone: statements and waits for locks may last. */
  unlimitedStatements?: boolean;
  onIdleError: (error: Error) => void;
}

/** Time-outs in ms: a statement, a wait for a lock, a transaction that does nothing, a wait for a free connection. */
const timeoutsMs = { statement: 10_000, lock: 5_000, idleInTransaction: 15_000, connect: 5_000 };

const limits = [
  `-c statement_timeout=${timeoutsMs.statement}`,
  `-c lock_timeout=${timeoutsMs.lock}`,
  `-c idle_in_transaction_session_timeout=${timeoutsMs.idleInTransaction}`,
];

/** How a pool of connections reaches the database; every pool of the program is made by this. */
export function openPool(options: DatabaseOptions & { settings?: readonly string[] }): pg.Pool {
  const settings = [
    ...(options.role ? [`-c role=${options.role}`] : []),
    ...(options.unlimitedStatements ? [] : limits),
    ...(options.settings ?? []),
  ];
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: timeoutsMs.connect,
    options: settings.join(' '),
    keepAlive: true,
    types,
  });
  pool.on('error', options.onIdleError);
  // A connection in use that the database cuts has no other listener and would end the process.
  pool.on('connect', (client) => {
    client.on('error', options.onIdleError);
    if (!options.unlimitedStatements) endWhenSilent(client);
  });
  return pool;
}

/** The server answers or cuts every statement well within this; who is silent for longer is gone. */
const silentMs = 12_000;

/** Without this the kernel waits about 15 minutes for a machine that vanished in the middle of a statement. */
function endWhenSilent(client: pg.PoolClient): void {
  const driver = client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
  const { stream } = driver.connection;
  stream.setTimeout(silentMs, () => {
    if (driver.readyForQuery) return;
    stream.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }));
  });
}

/** A database over a new pool. What it prepares is planned once a connection. */
export const databaseOver = (pool: pg.Pool, prepared: WhichStatements = markedStatements): Database =>
  new Kysely({ dialect: new PostgresDialect({ pool: prepareStatements(pool, prepared) }) });

export const openDatabase = (options: DatabaseOptions): Database => databaseOver(openPool(options));
