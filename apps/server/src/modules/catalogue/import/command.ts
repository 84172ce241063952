import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currencyExponent } from '@baize/money';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { SecurityEvents } from '../../../platform/log/security-events.ts';
import type { VendorRecord } from '../authoring.ts';
import { createLotteryStore } from '../lotteries/lottery-store.ts';
import { plainOriginOf } from '../origins.ts';
import { createRoomStore } from '../rooms/room-store.ts';
import { readGameList, writeGameList } from './import-games.ts';
import { readDrawList } from './import-lotteries.ts';
import { readRoomList } from './import-rooms.ts';
import { codesOf, parentsOf } from './known-games.ts';
import { pictureForm, type RowFault } from './rows.ts';

export interface ImportTools {
  database: Database;
  newId: () => string;
  log: (line: string) => void;
  securityEvents: Pick<SecurityEvents, 'record'>;
}

const usage = [
  'npm run games:import -- --vendor CODE --file list.csv [--brand CODE] [--check]',
  '  --file FILE           a list in CSV or JSON (docs/how-to/import-games.md)',
  '  --brand CODE          puts the games on sale there; without it they are only made known',
  '  --rooms               the list is of rooms of player-versus-player games; it takes the place of the one before',
  '  --lotteries           the list is of draws of lotteries; it takes the place of the one before',
  '  --check               says what is wrong and writes nothing',
  'for a vendor that is new:',
  '  --vendor-name NAME    what players read; the code by default',
  '  --launch-url URL      its entrance; --window opens its games in a window of their own',
  '  --icon-url URL        its picture, a path as /art/acme.webp or an https address',
  '  --transfer-url URL    where it answers when it keeps a wallet of its own',
];
const shownFaults = 50;
const codeForm = /^[A-Z0-9_]{1,40}$/;

const options = {
  vendor: { type: 'string' },
  file: { type: 'string' },
  brand: { type: 'string' },
  rooms: { type: 'boolean', default: false },
  lotteries: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  'vendor-name': { type: 'string' },
  'launch-url': { type: 'string' },
  'transfer-url': { type: 'string' },
  'icon-url': { type: 'string' },
  window: { type: 'boolean', default: false },
} as const;
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** `npm run games:import`: a vendor's list into the catalogue, all of it or nothing. Returns the program's exit code. */
export async function runGamesImport(args: readonly string[], tools: ImportTools): Promise<number> {
  const given = argumentsOf(args);
  const problem = typeof given === 'string' ? given : wrongArgument(given);
  if (typeof given === 'string' || problem !== null) {
    for (const line of [problem ?? '', '', ...usage]) tools.log(line);
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
    if (url !== undefined && plainOriginOf(url) === null) return `--${name} must be an http or https address.`;
  }
  if (given.rooms && given.lotteries) return 'A list is either of rooms or of lotteries.';
  const icon = given['icon-url'];
  if (icon !== undefined && !pictureForm.test(icon))
    return '--icon-url must be a path of the site or an https address.';
  return null;
}

async function importList(given: Given, tools: ImportTools): Promise<number> {
  const { database, log } = tools;
  const { file = '', brand: brandCode } = given;
  const brand = brandCode === undefined ? null : await findBrand(database, brandCode);
  if (brandCode !== undefined && !brand) return refuse(log, `There is no brand ${brandCode}.`);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text !== 'string') return refuse(log, `${file} cannot be read (${text.code ?? text.message}).`);
  const list: GivenList = {
    text,
    format: path.extname(file).toLowerCase() === '.csv' ? 'csv' : 'json',
    currencyExponent: brand?.exponent ?? defaultExponent,
  };
  if (given.lotteries) return importDraws(given, list, tools);
  return given.rooms ? importRooms(given, list, tools) : importGames(given, list, brand?.id ?? null, tools);
}

type GivenList = Pick<Parameters<typeof readGameList>[0], 'text' | 'format' | 'currencyExponent'>;

async function importGames(given: Given, list: GivenList, brandId: string | null, tools: ImportTools): Promise<number> {
  const { database, newId, log } = tools;
  const { vendor: vendorCode = '' } = given;
  const read = readGameList({
    ...list,
    knownParents: await parentsOf(database, vendorCode),
    knownGroups: await codesOf(database, vendorCode, 'groups'),
  });
  if (!read.ok) return refuseList(log, given, read, 'game');
  if (given.check)
    return told(log, `${counted(read.games.length, 'game')} of ${vendorCode} checked and right. Nothing was imported.`);
  await reportImport(given, brandId, { games: read.games.length }, tools);
  await writeGameList(database, read.games, {
    vendor: vendorOf(given),
    iconUrl: given['icon-url'] ?? '',
    brandId,
    newId,
  });
  const onSale = brandId === null ? '' : ` and on sale at ${given.brand}`;
  return told(log, `${counted(read.games.length, 'game')} of ${vendorCode} imported${onSale}.`);
}

async function importRooms(given: Given, list: GivenList, tools: ImportTools): Promise<number> {
  const { database, log } = tools;
  const { vendor: vendorCode = '' } = given;
  const read = readRoomList({ ...list, knownGames: await codesOf(database, vendorCode, 'all') });
  if (!read.ok) return refuseList(log, given, read, 'room');
  if (given.check)
    return told(log, `${counted(read.rooms.length, 'room')} of ${vendorCode} checked and right. Nothing was imported.`);
  await reportImport(given, null, { rooms: read.rooms.length }, tools);
  await createRoomStore(database).replaceRooms(vendorCode, read.rooms);
  return told(log, `${counted(read.rooms.length, 'room')} of ${vendorCode} imported in place of those before.`);
}

async function importDraws(given: Given, list: GivenList, { database, log }: ImportTools): Promise<number> {
  const { vendor: vendorCode = '' } = given;
  const read = readDrawList({ ...list, knownGames: await codesOf(database, vendorCode, 'lotteries') });
  if (!read.ok) return refuseList(log, given, read, 'draw');
  if (given.check)
    return told(log, `${counted(read.draws.length, 'draw')} of ${vendorCode} checked and right. Nothing was imported.`);
  await createLotteryStore(database).replaceDraws(vendorCode, read.draws);
  return told(log, `${counted(read.draws.length, 'draw')} of ${vendorCode} imported in place of those before.`);
}

/** Before anything is written: a new vendor's addresses decide where members and money go. */
function reportImport(
  given: Given,
  brandId: string | null,
  counts: Record<string, number>,
  tools: ImportTools,
): Promise<void> {
  const { vendor = '', 'launch-url': launchUrl, 'transfer-url': transferUrl } = given;
  return tools.securityEvents.record({
    kind: 'games_imported',
    brandId,
    subject: `vendor:${vendor}`,
    actor: { kind: 'system', id: 'games:import' },
    reason: 'asked for on the command line',
    detail: { ...counts, ...(launchUrl ? { launchUrl } : {}), ...(transferUrl ? { transferUrl } : {}) },
  });
}

type ListedThing = 'game' | 'room' | 'draw';
type WrongList = { problem: string } | { faults: RowFault[]; rows: number };

function refuseList(log: ImportTools['log'], { file = '' }: Given, read: WrongList, what: ListedThing): 1 {
  if ('problem' in read) return refuse(log, `${file} ${read.problem}. Nothing was imported.`);
  for (const fault of read.faults.slice(0, shownFaults)) log(sentenceOf(fault, what));
  if (read.faults.length > shownFaults) log(`… and ${read.faults.length - shownFaults} more`);
  return refuse(log, `${counted(read.faults.length, 'fault')} in ${counted(read.rows, what)}. Nothing was imported.`);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function told(log: ImportTools['log'], sentence: string): 0 {
  log(sentence);
  return 0;
}

/** Of a list that goes to no brand. */
const defaultExponent = 2;

function refuse(log: ImportTools['log'], sentence: string): 1 {
  log(sentence);
  return 1;
}

function sentenceOf({ row, line, field, needs, found }: RowFault, what: ListedThing): string {
  const one = `${what} ${row}`;
  const place = line === null ? one : `line ${line} (${one})`;
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
  return brand ? { id: brand.id, exponent: currencyExponent(brand.currency) ?? defaultExponent } : null;
}
