import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** The database of a running server's data folder, for reading; the caller ends it. */
export async function openDatabase(folder: string): Promise<pg.Client> {
  const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8');
  const password = read('postgres.password').trim();
  const port = Number(read('postgres', 'postmaster.pid').split('\n')[3]);
  const database = new pg.Client({ host: '127.0.0.1', port, user: 'baize', password, database: 'baize' });
  await database.connect();
  return database;
}
