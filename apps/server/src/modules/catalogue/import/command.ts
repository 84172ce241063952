import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { VendorRecord } from '../authoring.ts';
import { readGameList, writeGameList } from './import-games.ts';
import type { RowFault } from './rows.ts';

export interface ImportTools {
  database: Database;
  newId: () => string;
  say: (line: string) => void;
}

const usage = [
  'npm run games:import -- --vendor CODE --file list.csv [--brand CODE] [--check]',
  '  --file FILE           a list in CSV or JSON (docs/how-to/import-games.md)',
  '  --brand CODE          puts the games on sale there; without it they are only made known',
  '  --check               says what is wrong and writes nothing',
  'for a vendor that is new:',
  '  --vendor-name NAME    what players read; the code by default',
  '  --launch-url URL      its entrance; --window opens its games in a window of their own',
  '  --transfer-url URL    where it answers when it keeps a wallet of its own',
];
const shownFaults = 50;
const codeForm = /^[A-Z0-9_]{1,40}$/;

const options = {
  vendor: { type: 'string' },
  file: { type: 'string' },
  brand: { type: 'string' },
  check: { type: 'boolean', default: false },
  'vendor-name': { type: 'string' },
  'launch-url': { type: 'string' },
  'transfer-url': { type: 'string' },
  window: { type: 'boolean', default: false },
} as const;
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** `npm run games:import`: a vendor's list into the catalogue, all of it or nothing. Answers the program's exit code. */
export async function runGamesImport(args: readonly string[], tools: ImportTools): Promise<number> {
  const given = argumentsOf(args);
  const problem = typeof given === 'string' ? given : wrongArgument(given);
  if (typeof given === 'string' || problem !== null) {
    for (const line of [problem ?? '', '', ...usage]) tools.say(line);
    return 2;
  }
  return importList(given, tools);
}

function argumentsOf(args: readonly string[]): Given | string {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wrongArgument(given: Given): string | null {
  if (given.vendor === undefined || !codeForm.test(given.vendor)) {
    return '--vendor must be a code of capital letters, digits and _.';
  }
  if (given.file === undefined || !/\.(csv|json)$/i.test(given.file)) return '--file must name a .csv or a .json file.';
  for (const name of ['launch-url', 'transfer-url'] as const) {
    const url = given[name];
    if (url !== undefined && !/^https?:\/\/[^/?#\s]+/.test(url)) return `--${name} must be an http or https address.`;
  }
  return null;
}

async function importList(given: Given, { database, newId, say }: ImportTools): Promise<number> {
  const { vendor: vendorCode = '', file = '', brand: brandCode } = given;
  const brand = brandCode === undefined ? null : await findBrand(database, brandCode);
  if (brandCode !== undefined && !brand) return refuse(say, `There is no brand ${brandCode}.`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return refuse(say, `${file} cannot be read (${text.code ?? text.message}).`);

  const read = readGameList({
    text,
    format: path.extname(file).toLowerCase() === '.csv' ? 'csv' : 'json',
    currencyExponent: brand?.exponent ?? usualExponent,
    knownGroups: await groupsOf(database, vendorCode),
  });
  if ('problem' in read) return refuse(say, `${file} ${read.problem}. Nothing was imported.`);
  if ('faults' in read) {
    for (const fault of read.faults.slice(0, shownFaults)) say(sentenceOf(fault));
    if (read.faults.length > shownFaults) say(`… and ${read.faults.length - shownFaults} more`);
    return refuse(say, `${read.faults.length} faults in ${read.rows} games. Nothing was imported.`);
  }
  if (given.check) {
    say(`${read.games.length} games of ${vendorCode} are right. Nothing was imported.`);
    return 0;
  }
  await writeGameList(database, read.games, { vendor: vendorOf(given), brandId: brand?.id ?? null, newId });
  say(`${read.games.length} games of ${vendorCode} imported${brand ? ` and on sale at ${brandCode}` : ''}.`);
  return 0;
}

/** Of a list that goes to no brand. */
const usualExponent = 2;

function refuse(say: ImportTools['say'], sentence: string): 1 {
  say(sentence);
  return 1;
}

function sentenceOf({ row, line, field, needs, found }: RowFault): string {
  const place = line === null ? `game ${row}` : `line ${line} (game ${row})`;
  return `${place}, ${field}: ${needs}${found === '' ? ', nothing found' : `, found ${JSON.stringify(found)}`}`;
}

const vendorOf = (given: Given): VendorRecord => ({
  vendorCode: given.vendor ?? '',
  displayName: given['vendor-name'] ?? given.vendor ?? '',
  launchKind: given.window ? 'window' : 'frame',
  ...(given['launch-url'] === undefined ? {} : { launchUrl: given['launch-url'] }),
  ...(given['transfer-url'] === undefined ? {} : { transferUrl: given['transfer-url'] }),
});

async function findBrand(database: Database, code: string): Promise<{ id: string; exponent: number } | null> {
  const { rows } = await sql<{ id: string; currency: string }>`
    select id, currency_code as currency from brands where code = ${code}`.execute(database);
  const [brand] = rows;
  return brand ? { id: brand.id, exponent: currencyExponent(brand.currency) ?? usualExponent } : null;
}

async function groupsOf(database: Database, vendorCode: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select game_code as code from games where vendor_code = ${vendorCode} and is_group`.execute(database);
  return new Set(rows.map(({ code }) => code));
}
