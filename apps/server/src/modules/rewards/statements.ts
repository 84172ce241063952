import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../ledger/index.ts';

/** Runs a statement of somebody's in the caller's transaction. */
export const runStatement = (transaction: Database, { text, values }: SqlStatement) =>
  transaction.executeQuery(CompiledQuery.raw(text, [...values]));

export async function runStatements(transaction: Database, statements: readonly SqlStatement[]): Promise<void> {
  for (const statement of statements) await runStatement(transaction, statement);
}

/** A text of the asked language, or of TY; '' without either. */
export const nameIn = (names: Readonly<Record<string, string | undefined>>, language: string): string =>
  names[language] ?? names.TY ?? '';
