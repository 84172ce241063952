import type pg from 'pg';
import type { FallbackBrand } from '../modules/brand/index.ts';
import type { PasswordCost } from '../modules/identity/index.ts';
import type { ProcessFacts } from '../modules/installation/index.ts';
import type { SteadyClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { MoneyConnections } from '../platform/database/money-connections.ts';
import type { ReplicaTools } from '../platform/database/replicas.ts';
import type { HttpPorts } from '../platform/http/register-calls.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { SecurityEventTools } from '../platform/log/security-events.ts';
import type { OpenBetween } from '../platform/sockets/between-processes.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { TableTimings, VendorEntry } from '../vendors/index.ts';
import type { createBackOffice } from './back-office.ts';
import type { Outside } from './outside.ts';
import type { VendorsConnections } from './vendors/vendors-apart.ts';
import type { SupervisionTools } from './watch-parts.ts';

/** What carries sockets; by default this process is alone and trusts no proxy. */
export interface SocketTools {
  /** Two or more connections of the application's role; null: no other process. */
  pool: pg.Pool | null;
  /** Carries messages for sockets between processes, in place of the database. */
  between?: OpenBetween | null;
  trustedProxies: readonly string[];
  requestsPerMinute: number;
}

/** What a server is made with. */
export interface ServerDependencies {
  /** Under the application's role, on a migrated database. */
  database: Database;
  /** Where the vendors' books stand in a database of their own; by default they stand in `database`. */
  vendorsApart?: VendorsConnections | null;
  /** Connections that nothing but money uses. */
  money: MoneyConnections;
  clock: SteadyClock;
  /** The installation's secret. */
  secret: string;
  /** Of members' passwords; the usual cost by default. */
  passwordCost?: PasswordCost;
  /** The brand that needs no host of its own; null in production. */
  fallbackBrand: FallbackBrand | null;
  /** Called with failures that no request waits for. */
  onFailure: (error: unknown, reference?: string) => void;
  /** Called with what a person must look at. */
  raiseAlarm: RaiseAlarm;
  /** Writes down security events, whatever the log's level. */
  writeSecurityLine: SecurityEventTools['write'];
  supervision: SupervisionTools;
  /** Who looks after standbys, and the replica that reports read; by default there are none. */
  replicas?: ReplicaTools;
  /** What this process says of itself to staff; by default it gives no sign of life. */
  process?: ProcessFacts;
  /** Providers and the news of other processes; nothing by default. */
  outside?: Outside;
  /** Connections for durable jobs, whose integers of 64 bits arrive as text; without them no job is done in this process. */
  jobs?: pg.Pool;
  /** What carries sockets; by default this process knows of no other. */
  sockets?: SocketTools;
  /** Built-in vendors beside those of `vendors/index.ts`; none by default. */
  moreVendors?: readonly VendorEntry[];
  /** How long tables take for a round; by default each keeps its own clock. */
  tableTimings?: TableTimings;
  /** So many days hands of card rooms are kept; left out: for ever. */
  roomHandsDays?: number;
  /** Puts the built-in games on sale in a brand that staff makes; by default it has none. */
  offerGames?: Parameters<typeof createBackOffice>[0]['offerGames'];
  /** Where spans of wallet acts and jobs go; nowhere by default. */
  tracing?: Tracing;
  /** ISO code of a visitor's country; nobody can tell by default. */
  countryOf?: NonNullable<HttpPorts['countryOf']>;
}
