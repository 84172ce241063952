import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { localeCode } from '@baize/contract';
import { currencyExponent } from '@baize/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { addBrand, type NewBrand } from './authoring.ts';
import { createFromFile } from './document/create-from-file.ts';
import { codeForm, hostForm } from './document/document.ts';
import { hostName } from './host-name.ts';
import { parseSettings, type StoredBrandSettings } from './settings/settings.ts';

export interface CreateTools {
  database: Database;
  clock: Clock;
  newId: () => string;
  log: (line: string) => void;
  /** Puts the built-in games on sale in a new brand. */
  offerGames: (transaction: DatabaseTransaction, brandId: string) => Promise<void>;
  /** Writes down who made the brand, in the same transaction. */
  inSameTransaction: (transaction: DatabaseTransaction, brand: Pick<NewBrand, 'id' | 'code'>) => Promise<void>;
}

const usage = [
  'npm run brand:create -- --name NAME --origin https://play.example',
  'npm run brand:create -- --file brand.json',
  '  --file FILE           a whole configuration, as the console exports it; without the options below',
  '  --code CODE           small letters, digits and _; made of the name by default',
  '  --currency PLY        its money, an ISO code or PLY for play money',
  '  --languages TY,EN     what it can be read in, its own language first',
  '  --host NAME           a host beside the one of the origin; may stand several times',
  '  --settings FILE       its settings in JSON; members sign up by username by default',
  '  --without-games       puts no built-in game on sale',
];

const options = {
  name: { type: 'string' },
  origin: { type: 'string' },
  code: { type: 'string' },
  currency: { type: 'string', default: 'PLY' },
  languages: { type: 'string', default: 'TY,EN' },
  host: { type: 'string', multiple: true, default: [] as string[] },
  settings: { type: 'string' },
  file: { type: 'string' },
  'without-games': { type: 'boolean', default: false },
} as const;
type Given = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

const maxName = 60;
const byUsername: StoredBrandSettings['flags'] = { USERNAMEREG3: true, DIRECTREG3: true };

/** The usual minimum age on all pages: a new brand's pages name one. */
const oneAge: StoredBrandSettings = { minimumAge: 21, hintAge: 21 };

/** What is wrong with the arguments: one sentence. */
class WrongArgument extends Error {}

/** `npm run brand:create`: a brand with its hosts and public origin, whole or not at all. Returns the program's exit code. */
export async function runBrandCreate(args: readonly string[], tools: CreateTools): Promise<number> {
  try {
    const given = argumentsOf(args);
    if (given.file !== undefined) {
      const { ok, lines } = await createFromFile(given.file, !given['without-games'], tools);
      for (const line of lines) tools.log(line);
      return ok ? 0 : 2;
    }
    const brand = await brandOf(given, tools);
    if (!(await create(brand, !given['without-games'], tools)))
      return refuse(tools, `There is a brand ${brand.code} already.`);
    tools.log(`The brand ${brand.code} answers at ${brand.settings.publicOrigin} (running sites see it in seconds).`);
    return 0;
  } catch (error) {
    if (error instanceof WrongArgument) return refuse(tools, error.message, '', ...usage);
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== uniqueViolation || constraint !== 'brand_hosts_pkey') throw error;
    return refuse(tools, 'One of the hosts is another brand’s already.');
  }
}

const uniqueViolation = '23505';

function refuse({ log }: CreateTools, ...lines: string[]): number {
  for (const line of lines) log(line);
  return 2;
}

function argumentsOf(args: readonly string[]): Given {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new WrongArgument(error instanceof Error ? error.message : String(error));
  }
}

async function brandOf(given: Given, { clock, newId }: CreateTools): Promise<NewBrand> {
  const { name = '', currency } = given;
  if (name.trim() === '' || name.length > maxName)
    throw new WrongArgument(`--name must have 1 to ${maxName} characters.`);
  const origin = originIn(given.origin);
  const code =
    given.code ??
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '');
  if (!codeForm.test(code)) throw new WrongArgument('--code must be 2 to 40 small letters, digits and _.');
  if (currencyExponent(currency) === null) throw new WrongArgument(`--currency ${currency} is not known.`);
  const languages = given.languages.split(',').map((text) => {
    const parsed = localeCode.safeParse(text.trim());
    if (!parsed.success)
      throw new WrongArgument(`--languages names ${text.trim()}, which is no language of this site.`);
    return parsed.data;
  });
  const hosts = [...new Set([new URL(origin).hostname, ...given.host.map(hostName)])];
  const strange = hosts.find((host) => !hostForm.test(host));
  if (strange !== undefined) throw new WrongArgument(`--host ${strange} is no name of a host.`);
  const settings = { flags: byUsername, ...(await settingsIn(code, given.settings)), languages, publicOrigin: origin };
  const [defaultLanguage = 'TY'] = languages;
  return {
    id: newId(),
    code,
    name: name.trim(),
    currencyCode: currency,
    defaultLanguage,
    settings,
    hosts,
    createdAt: clock.now(),
  };
}

function originIn(text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    [url.origin, `${url.origin}/`].includes(text?.toLowerCase() ?? '');
  if (!isPlain)
    throw new WrongArgument(
      '--origin must be where browsers reach the brand, without a path, as https://play.example.',
    );
  return url.origin;
}

async function settingsIn(code: string, file: string | undefined): Promise<StoredBrandSettings> {
  if (file === undefined) return oneAge;
  try {
    const settings = JSON.parse(await readFile(file, 'utf8'));
    parseSettings(code, settings);
    return settings;
  } catch (error) {
    throw new WrongArgument(`--settings ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const create = (brand: NewBrand, withGames: boolean, tools: CreateTools): Promise<boolean> =>
  tools.database.transaction().execute(async (transaction) => {
    if (!(await addBrand(transaction, brand))) return false;
    if (withGames) await tools.offerGames(transaction, brand.id);
    await tools.inSameTransaction(transaction, brand);
    return true;
  });
