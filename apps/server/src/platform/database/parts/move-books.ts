import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { copyOptions } from '../export/export-folder.ts';
import { isUsedByOthers } from '../export/exported-tables.ts';
import { migrate } from '../migrate.ts';
import { beginReading, copyBooks, emptyBooks, NoMoveError } from './copy-books.ts';
import { areSame, confine, type PartMark, readMark, release, writeMark } from './part-mark.ts';

export interface MoveOptions {
  /** Connection strings of the owners. */
  coreUrl: string;
  vendorsUrl: string;
  /** Of the books that are moved. */
  schemas: readonly string[];
  migrationsFolder: string;
  newId: () => string;
  /** Whether a database holds an installation of its own. */
  isInUse: (client: pg.ClientBase) => Promise<boolean>;
  onProgress: (line: string) => void;
}

/** A connection that ended a moment ago is still listed. */
const lookAgainMs = 100;
const looks = 30;

async function refuseUsed(...clients: readonly pg.ClientBase[]): Promise<void> {
  for (const client of clients) {
    let left = looks;
    while (await isUsedByOthers(client)) {
      left -= 1;
      if (left === 0)
        throw new NoMoveError('Somebody is connected to the database; stop every process of the site first');
      await setTimeout(lookAgainMs);
    }
  }
}

async function withBoth<T>(
  { coreUrl, vendorsUrl }: Pick<MoveOptions, 'coreUrl' | 'vendorsUrl'>,
  work: (core: pg.Client, vendors: pg.Client) => Promise<T>,
): Promise<T> {
  const [core, vendors] = [coreUrl, vendorsUrl].map((connectionString) => {
    const client = new pg.Client({ connectionString, options: `${copyOptions} -c timezone=UTC` });
    client.on('error', () => undefined);
    return client;
  }) as [pg.Client, pg.Client];
  try {
    await core.connect();
    await vendors.connect();
    if (await areSame(core, vendors)) throw new NoMoveError('Both URLs name one database');
    return await work(core, vendors);
  } finally {
    await Promise.all([core.end(), vendors.end()].map((ending) => ending.catch(() => undefined)));
  }
}

const foreign = 'The database to fill belongs to another installation; name an empty one';

async function migrateBoth({ coreUrl, vendorsUrl, migrationsFolder }: MoveOptions): Promise<void> {
  for (const url of [coreUrl, vendorsUrl]) await migrate(url, migrationsFolder);
}

/**
 * Under which id the books move. A move that broke off goes on under its own into the same database; into another one it has a new id, so that
 * what lies in the first is nobody's.
 */
async function idOfMove(core: pg.Client, vendors: pg.Client, { newId }: MoveOptions): Promise<string> {
  const [ours, theirs] = [await readMark(core), await readMark(vendors)];
  if (ours?.part === 'vendors') throw new NoMoveError('DATABASE_URL names a database of vendors');
  if (ours && ours.state !== 'moving')
    throw new NoMoveError('The vendors’ books of this installation stand in a database of their own already');
  const isRest = theirs?.part === 'vendors' && theirs.vendorsId === ours?.vendorsId;
  if (!isRest && theirs) throw new NoMoveError(foreign);
  return isRest && ours ? ours.vendorsId : newId();
}

/**
 * Moves the books of vendors to a database of their own. The mark in the core says from the first step on that a move is under way, so no process
 * starts; the new database is filled, compared and marked in one transaction; then the core's mark says where the books are. Broken off anywhere
 * it is done again from its beginning. The old rows stay. Throws NoMoveError.
 */
export async function moveToVendors(options: MoveOptions): Promise<void> {
  const { schemas, onProgress } = options;
  await withBoth(options, async (core, vendors) => {
    // What is another installation's is left at the schema that it has.
    if (await options.isInUse(vendors)) throw new NoMoveError(foreign);
    await idOfMove(core, vendors, options);
  });
  await migrateBoth(options);
  await withBoth(options, async (core, vendors) => {
    await refuseUsed(core, vendors);
    const vendorsId = await idOfMove(core, vendors, options);
    await changeMark(core, { part: 'core', vendorsId, state: 'moving' });
    onProgress('The move is marked; no process starts until it has ended');
    await beginReading(core, schemas);
    await vendors.query('begin');
    await copyBooks(core, vendors, schemas, onProgress);
    await refuseUsed(core, vendors);
    await mark(vendors, { part: 'vendors', vendorsId, state: 'apart' }, schemas);
    await vendors.query('commit');
    onProgress('The new database is whole');
    await mark(core, { part: 'core', vendorsId, state: 'apart' }, schemas);
    await core.query('commit');
  });
}

const mark = async (client: pg.Client, to: PartMark, schemas: readonly string[]): Promise<void> => {
  await writeMark(client, to);
  await confine(client, to, schemas);
};

async function changeMark(client: pg.Client, to: PartMark): Promise<void> {
  await client.query('begin');
  await writeMark(client, to);
  await client.query('commit');
}

/** The other way: the books come back into the core, in the place of what was left there. The vendors' database stays as it is, and is of no use. */
export async function moveBack(options: MoveOptions): Promise<void> {
  const { schemas, onProgress } = options;
  await withBoth(options, (core, vendors) => idOfPair(core, vendors, ['apart', 'returning']));
  await migrateBoth(options);
  await withBoth(options, async (core, vendors) => {
    await refuseUsed(core, vendors);
    const vendorsId = await idOfPair(core, vendors, ['apart', 'returning']);
    await changeMark(core, { part: 'core', vendorsId, state: 'returning' });
    onProgress('The move is marked; no process starts until it has ended');
    await beginReading(vendors, schemas);
    await core.query('begin');
    await copyBooks(vendors, core, schemas, onProgress);
    await refuseUsed(core, vendors);
    await release(core, schemas);
    await writeMark(core, null);
    await core.query('commit');
    await vendors.query('rollback');
  });
}

/** Deletes the rows that a move left in the core, also while the site is running. */
export const deleteOld = (options: Pick<MoveOptions, 'coreUrl' | 'vendorsUrl' | 'schemas'>): Promise<void> =>
  withBoth(options, async (core, vendors) => {
    await idOfPair(core, vendors, ['apart']);
    await emptyBooks(core, options.schemas);
  });

async function idOfPair(core: pg.Client, vendors: pg.Client, states: readonly PartMark['state'][]): Promise<string> {
  const [ours, theirs] = [await readMark(core), await readMark(vendors)];
  if (ours?.part !== 'core' || theirs?.part !== 'vendors' || ours.vendorsId !== theirs.vendorsId)
    throw new NoMoveError('The two databases are not of one installation whose vendors’ books stand apart');
  if (!states.includes(ours.state)) throw new NoMoveError(`A move is under way (${ours.state}); end it first`);
  return ours.vendorsId;
}
