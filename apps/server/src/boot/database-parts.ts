import pg from 'pg';
import { newId } from '../platform/crypto/ids.ts';
import { migrate, UnfitDatabaseError } from '../platform/database/migrate.ts';
import { areSame, confine, type PartMark, readMark, writeMark } from '../platform/database/parts/part-mark.ts';
import { vendorSchemas } from '../vendors/books.ts';
import { openOutside } from './database-access.ts';
import { migrationsFolder } from './folders.ts';

const settlingLock = 0x7061_7274;

/** Whether a database holds an installation: every one has a brand. */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows: tables } = await client.query(`select to_regclass('public.brands') is not null as "isThere"`);
  if (!tables[0].isThere) return false;
  const { rows } = await client.query('select exists (select from brands) as "isThere"');
  return rows[0].isThere;
}

const unfinished = 'A move of the vendors’ books has begun and not ended; run npm run db:distribute again.';

const vendorsAreCore =
  'The database of VENDORS_DATABASE_URL is the core of an installation; name the one of the vendors’ books.';

/** Why the core's database alone is not the whole installation; null: it is. */
function refusalAlone(mark: PartMark | null): string | null {
  if (mark === null) return null;
  if (mark.part === 'vendors') return 'The database of DATABASE_URL holds the vendors’ books of another one.';
  if (mark.state !== 'apart') return unfinished;
  return 'The vendors’ books of this installation stand in a database of their own; set VENDORS_DATABASE_URL.';
}

interface Pair {
  core: PartMark | null;
  vendors: PartMark | null;
  /** Whether each holds an installation. */
  isCoreInUse: boolean;
  isVendorsInUse: boolean;
}

/** Why two databases do not belong together; null: they do, or are both new. */
export function refusalOfPair({ core, vendors, isCoreInUse, isVendorsInUse }: Pair): string | null {
  if (core?.part === 'vendors') return refusalAlone(core);
  if (vendors?.part === 'core' || isVendorsInUse) return vendorsAreCore;
  if (core && core.state !== 'apart') return unfinished;
  if (core && core.vendorsId === vendors?.vendorsId) return null;
  if (core && isCoreInUse)
    return 'The database of VENDORS_DATABASE_URL is not the one that holds the vendors’ books of this installation.';
  if (vendors) return 'The database of VENDORS_DATABASE_URL holds the vendors’ books of another installation.';
  if (isCoreInUse)
    return 'The vendors’ books of this installation stand in the database of DATABASE_URL; move them with npm run db:distribute, or take VENDORS_DATABASE_URL away.';
  return null;
}

/** Brings the vendors' database (null: there is none) to the program's schema and looks whether both are what the settings say. */
export async function prepareParts(coreUrl: string, vendorsUrl: string | null): Promise<void> {
  if (vendorsUrl !== null) {
    await openOutside(vendorsUrl, 'VENDORS_DATABASE_URL');
    // What is another installation's is left at the schema that it has.
    if (await withClient(vendorsUrl, isInUse)) throw new UnfitDatabaseError(vendorsAreCore);
    await withBoth(coreUrl, vendorsUrl, async (core, vendors) => void (await marksOf(core, vendors)));
    await migrate(vendorsUrl, migrationsFolder);
  }
  await settleParts(coreUrl, vendorsUrl);
}

/**
 * Refuses databases that are not what the settings say they are, and marks two new ones as parts of one installation. After the migrations of
 * both. Throws UnfitDatabaseError.
 */
async function settleParts(coreUrl: string, vendorsUrl: string | null): Promise<void> {
  if (vendorsUrl === null) return withClient(coreUrl, async (core) => refuse(refusalAlone(await readMark(core))));
  await withBoth(coreUrl, vendorsUrl, async (core, vendors) => {
    // Processes that start at the same time mark one after the other.
    await core.query('select pg_advisory_lock($1)', [settlingLock]);
    const [ours, theirs] = await marksOf(core, vendors);
    const vendorsId = ours?.vendorsId ?? newId();
    await settle(core, ours, { part: 'core', vendorsId, state: 'apart' });
    await settle(vendors, theirs, { part: 'vendors', vendorsId, state: 'apart' });
  });
}

/** The marks of two databases that belong together, or are both new. */
async function marksOf(core: pg.Client, vendors: pg.Client): Promise<[PartMark | null, PartMark | null]> {
  if (await areSame(core, vendors)) refuse('DATABASE_URL and VENDORS_DATABASE_URL name one database.');
  const [ours, theirs] = [await readMark(core), await readMark(vendors)];
  const isCoreInUse = await isInUse(core);
  const isVendorsInUse = await isInUse(vendors);
  refuse(refusalOfPair({ core: ours, vendors: theirs, isCoreInUse, isVendorsInUse }));
  return [ours, theirs];
}

async function settle(client: pg.Client, known: PartMark | null, mark: PartMark): Promise<void> {
  await client.query('begin');
  if (!known) await writeMark(client, mark);
  await confine(client, mark, vendorSchemas);
  await client.query('commit');
}

function refuse(refusal: string | null): void {
  if (refusal !== null) throw new UnfitDatabaseError(refusal);
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const withBoth = <T>(
  coreUrl: string,
  vendorsUrl: string,
  work: (core: pg.Client, vendors: pg.Client) => Promise<T>,
): Promise<T> => withClient(coreUrl, (core) => withClient(vendorsUrl, (vendors) => work(core, vendors)));
