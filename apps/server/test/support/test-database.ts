import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { type MoneyConnections, openMoneyConnections } from '../../src/platform/database/money-connections.ts';
import { openVendorsClone, queryWhereItIs, type VendorsClone } from './vendors-clone.ts';

export interface TestDatabase {
  /** As the application sees it: under the application's role. */
  database: Database;
  /** The connections of money, under the application's role. */
  money: MoneyConnections;
  /** As the owner: for planting faults and for checks that the application may not make. */
  owner: pg.Client;
  /** Connection string of the owner. */
  url: string;
  /** The vendors' books: in `database`, or in one of their own where the run says so (`TEST_VENDORS_APART=1`). */
  vendorsDatabase: Database;
  /** Connection string of the owner where the vendors' books stand. */
  vendorsUrl: string;
  /** The owner where the vendors' books stand: for transactions that hold their rows. */
  vendorsOwner: pg.Client;
  /** Null: the vendors' books stand in `database`. */
  vendorsApart: VendorsClone | null;
}

/**
 * A database of its own for the calling test file, cloned from the migrated template before its tests and dropped after them.
 * The properties are there once the tests run.
 */
export function useTestDatabase(options: { maxConnections?: number } = {}): TestDatabase {
  const test = {} as TestDatabase;
  const name = `test_${randomBytes(8).toString('hex')}`;

  beforeAll(async () => {
    const admin = await connect(`${inject('clusterUrl')}postgres`);
    // Its files are copied: a third of the time that writing every page to the log takes.
    await admin.query(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
    test.vendorsApart = process.env.TEST_VENDORS_APART ? await openVendorsClone(admin, name, options) : null;
    await admin.end();
    test.url = inject('clusterUrl') + name;
    test.owner = await connect(test.url);
    test.database = openDatabase({
      connectionString: test.url,
      role: 'baize_app',
      maxConnections: options.maxConnections ?? 10,
      onIdleError: () => undefined,
    });
    test.vendorsDatabase = test.vendorsApart?.database ?? test.database;
    test.vendorsUrl = test.vendorsApart?.url ?? test.url;
    test.vendorsOwner = test.vendorsApart?.owner ?? test.owner;
    if (test.vendorsApart) queryWhereItIs(test.owner, test.vendorsApart.owner);
    test.money = openMoneyConnections({
      connectionString: test.url,
      role: 'baize_app',
      onIdleError: () => undefined,
    });
  });

  afterAll(async () => {
    await test.money?.close();
    await test.database?.destroy();
    await test.owner?.end();
    await test.vendorsApart?.close();
    const admin = await connect(`${inject('clusterUrl')}postgres`);
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`drop database if exists ${name}_vendors with (force)`);
    await admin.end();
  });
  return test;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
