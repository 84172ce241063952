import type pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase, openPool } from './database.ts';

/** Connections that nothing but money uses: a report that holds all others does not hold up a bet. */
export interface MoneyConnections {
  /** One connection each: a lane writes one batch of acts after the other. */
  lanes: readonly pg.Pool[];
  /** For reading wallets, and for the rare act that must lock first. */
  reads: Database;
  close(): Promise<void>;
}

const laneCount = 2;
const readConnections = 4;
/** Shorter than for others: who waits for a wallet waits at a vendor's deadline. */
const timeouts = ['-c statement_timeout=5000', '-c lock_timeout=3000', '-c idle_in_transaction_session_timeout=5000'];

export function openMoneyConnections(
  options: Omit<DatabaseOptions, 'maxConnections'> & { laneCount?: number },
): MoneyConnections {
  const lanes = Array.from({ length: options.laneCount ?? laneCount }, () =>
    openPool({ ...options, maxConnections: 1, settings: timeouts }),
  );
  const reads = openDatabase({ ...options, maxConnections: readConnections });
  return {
    lanes,
    reads,
    close: async () => {
      await Promise.all([...lanes.map((lane) => lane.end()), reads.destroy()]);
    },
  };
}
