import { type DatabaseConnection, type Driver, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import type { OpenSpan, Tracing } from './tracing.ts';

const database = { 'db.system.name': 'postgresql' };

/** A span for each transaction, from its begin to its end. */
export class TracedPostgresDialect extends PostgresDialect {
  readonly #tracing: Tracing;

  constructor(config: PostgresDialectConfig, tracing: Tracing) {
    super(config);
    this.#tracing = tracing;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const spans = new WeakMap<DatabaseConnection, OpenSpan>();
    const begin = driver.beginTransaction.bind(driver);
    const commit = driver.commitTransaction.bind(driver);
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.beginTransaction = async (connection, settings) => {
      const span = this.#tracing.open('transaction', 'client', database);
      await begin(connection, settings);
      spans.set(connection, span);
    };
    driver.commitTransaction = async (connection) => {
      await commit(connection);
      spans.get(connection)?.end();
    };
    driver.rollbackTransaction = async (connection) => {
      spans.get(connection)?.end({ failure: 'rolled_back' });
      await rollback(connection);
    };
    return driver;
  }
}
