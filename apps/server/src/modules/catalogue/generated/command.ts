import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { addBrand } from '../../brand/index.ts';
import { generateCatalogue } from './generate.ts';

export interface GenerateTools {
  database: Database;
  clock: Clock;
  newId: () => string;
  log: (line: string) => void;
  /** A brand that people look at: never filled with games that nobody can play. */
  demoBrandCode: string;
  /** What is written with the games or not at all. */
  inSameTransaction?: (transaction: DatabaseTransaction, made: Generated) => Promise<void>;
}

interface Generated {
  brandId: string;
  code: string;
  games: number;
  vendors: number;
}

const usage = 'npm run games:generate -- --brand CODE [--games 20000] [--vendors 60] [--seed TEXT]';
const options = {
  brand: { type: 'string' },
  games: { type: 'string', default: '20000' },
  vendors: { type: 'string', default: '60' },
  seed: { type: 'string', default: 'scale' },
} as const;
const max = { games: 100_000, vendors: 500 };

/** `npm run games:generate`: a brand full of made-up games for tests of scale, at its own host. Returns the program's exit code. */
export async function runGamesGenerate(args: readonly string[], tools: GenerateTools): Promise<number> {
  const { database, clock, newId, log, inSameTransaction } = tools;
  const given = argumentsOf(args);
  if (given === null || given.brand === tools.demoBrandCode) {
    log(given ? 'The demo shows only games that can be played.' : usage);
    return 2;
  }
  const { brand: code, games, vendors, seed } = given;
  const host = `${code.replaceAll('_', '-')}.localhost`;
  await database.transaction().execute(async (transaction) => {
    const settings = { languages: ['TY', 'EN', 'CN', 'TH', 'VI'] as ('TY' | 'EN' | 'CN' | 'TH' | 'VI')[] };
    const brand = {
      code,
      name: `Scale (${code})`,
      currencyCode: 'PLY',
      defaultLanguage: 'TY',
      settings,
      hosts: [host],
    } as const;
    await addBrand(transaction, { ...brand, id: newId(), createdAt: clock.now() });
    const { rows } = await sql<{ id: string }>`select id from brands where code = ${code}`.execute(transaction);
    const brandId = rows[0]?.id;
    if (brandId === undefined) throw new Error(`there is no brand ${code}`);
    await generateCatalogue(transaction, { brandId, games, vendors, seed, newId });
    await inSameTransaction?.(transaction, { brandId, code, games, vendors });
  });
  log(
    `The brand ${code} has ${games} generated games of ${vendors} vendors. It answers at ${host} (running sites see it in seconds).`,
  );
  return 0;
}

function argumentsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options });
    const { brand, seed } = values;
    const [games, vendors] = [Number(values.games), Number(values.vendors)];
    const isCount = (count: number, highest: number) => Number.isInteger(count) && count >= 1 && count <= highest;
    if (brand === undefined || !/^[a-z][a-z0-9_]{0,39}$/.test(brand)) return null;
    return isCount(games, max.games) && isCount(vendors, max.vendors) ? { brand, games, vendors, seed } : null;
  } catch {
    return null;
  }
}
