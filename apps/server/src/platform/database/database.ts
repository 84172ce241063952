import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { TracedPostgresDialect } from '../tracing/traced-dialect.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { askWhetherServed, watchConnection } from './connection-watchdog.ts';
import { pausedClient } from './paused-client.ts';
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
  /** True for a library that reads integers of 64 bits as text. */
  integersAsText?: boolean;
  onIdleError: (error: Error) => void;
}

/** Time-outs in ms: a statement, a wait for a lock, a transaction that does nothing, a wait for a free connection, a silence of the line. */
const timeoutsMs = { statement: 10_000, lock: 5_000, idleInTransaction: 15_000, connect: 5_000, keepAlive: 10_000 };

const limits = [
  `-c statement_timeout=${timeoutsMs.statement}`,
  `-c lock_timeout=${timeoutsMs.lock}`,
  `-c idle_in_transaction_session_timeout=${timeoutsMs.idleInTransaction}`,
];

/** Where nothing else ends a statement, the server gives up within half a minute a client that vanished, and with it the client's locks. */
const ends = [
  '-c tcp_keepalives_idle=10',
  '-c tcp_keepalives_interval=5',
  '-c tcp_keepalives_count=4',
  '-c tcp_user_timeout=30000',
];

/** Compiling a statement takes hundreds of milliseconds and none here runs that long; costs that a forbidden scan adds would ask for it. */
const uncompiled = '-c jit=off';

/** How a pool of connections reaches the database; every pool of the program is made by this. */
export function openPool(options: DatabaseOptions & { settings?: readonly string[] }): pg.Pool {
  const settings = [
    ...(options.role ? [`-c role=${options.role}`] : []),
    ...(options.unlimitedStatements ? ends : limits),
    uncompiled,
    ...(options.settings ?? []),
  ];
  const pool = new pg.Pool({
    Client: pausedClient(),
    connectionString: options.connectionString,
    max: options.maxConnections,
    connectionTimeoutMillis: timeoutsMs.connect,
    options: settings.join(' '),
    keepAlive: true,
    keepAliveInitialDelayMillis: timeoutsMs.keepAlive,
    ...(options.integersAsText ? {} : { types }),
  });
  pool.on('error', options.onIdleError);
  // A connection in use that the database cuts has no other listener and would end the process.
  pool.on('connect', (client) => {
    client.on('error', options.onIdleError);
    watchConnection(client, options.unlimitedStatements ? askWhetherServed(options.connectionString) : undefined);
  });
  return pool;
}

/** A database over connections that are given as they are. */
export const databaseFrom = (pool: PostgresPool, tracing: Tracing = noTracing): Database =>
  new Kysely({ dialect: tracing.isOn ? new TracedPostgresDialect({ pool }, tracing) : new PostgresDialect({ pool }) });

/** A database over a new pool. What it prepares is planned once a connection. */
export const databaseOver = (
  pool: pg.Pool,
  prepared: WhichStatements = markedStatements,
  tracing: Tracing = noTracing,
): Database => databaseFrom(prepareStatements(pool, prepared), tracing);

export const openDatabase = (options: DatabaseOptions): Database => databaseOver(openPool(options));
