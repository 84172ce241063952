import { readFile } from 'node:fs/promises';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { createFromDocument, type WritingTools } from './writing.ts';

type FileTools = Omit<WritingTools, 'inSameTransaction'> & {
  inSameTransaction: (transaction: DatabaseTransaction, brand: { id: string; code: string }) => Promise<void>;
};

/** Makes a brand of a file as the console exports it. Returns the lines to say: of success, or what is wrong with its fields. */
export async function createFromFile(
  file: string,
  withGames: boolean,
  tools: FileTools,
): Promise<{ ok: boolean; lines: string[] }> {
  const given = await documentIn(file);
  if (typeof given === 'string') return { ok: false, lines: [given] };
  const writing = {
    ...tools,
    offerGames: withGames ? tools.offerGames : async () => undefined,
    inSameTransaction: (transaction: DatabaseTransaction, deed: { brandId: string; code: string }) =>
      tools.inSameTransaction(transaction, { id: deed.brandId, code: deed.code }),
  };
  const author = { changedBy: 'brand:create', reason: 'asked for on the command line' };
  const made = await createFromDocument(writing, given.document, author);
  if (made.ok) {
    const { code, hosts, settings } = made.value.document;
    const place = settings.publicOrigin ?? hosts[0] ?? 'no host of its own';
    return { ok: true, lines: [`The brand ${code} answers at ${String(place)} (running sites see it in seconds).`] };
  }
  if (made.message === 'name_taken') return { ok: false, lines: ['There is a brand with this code already.'] };
  const faults = Object.entries(made.detail?.fields ?? {}).map(([field, { key, min, max }]) => {
    const bounds = [min === undefined ? '' : `at least ${min}`, max === undefined ? '' : `at most ${max}`].filter(
      Boolean,
    );
    return `  ${field}: ${key}${bounds.length === 0 ? '' : ` (${bounds.join(', ')})`}`;
  });
  return { ok: false, lines: [`${file} describes no brand:`, ...faults] };
}

async function documentIn(file: string): Promise<{ document: unknown } | string> {
  try {
    return { document: JSON.parse(await readFile(file, 'utf8')) };
  } catch (error) {
    return `--file ${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
