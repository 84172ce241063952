import type { MessageKey } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { addBrand } from '../authoring.ts';
import { differencesOf } from './differences.ts';
import { checkDocument } from './document.ts';
import {
  HostTaken,
  PictureUnknown,
  readDocument,
  type StoredDocument,
  VendorUnknown,
  writeBeside,
} from './document-store.ts';

/** What was done to a brand, for the audit log: what differs alone. */
export interface BrandDeed {
  act: 'createBrand' | 'changeBrand';
  brandId: string;
  code: string;
  before?: unknown;
  after: unknown;
}

export interface WritingTools {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** Puts the built-in games on sale in a brand. */
  offerGames: (transaction: DatabaseTransaction, brandId: string) => Promise<void>;
  /** Writes the act down in the same transaction. */
  inSameTransaction: (transaction: DatabaseTransaction, deed: BrandDeed) => Promise<void>;
}

interface Author {
  changedBy: string;
  reason: string;
}

type Refusal = 'invalid_input' | 'not_found' | 'already_decided' | 'permission_not_held';

const wrongField = (field: string, key: string) => fail('invalid_input', { fields: { [field]: { key } } });

async function keepVersion(
  transaction: DatabaseTransaction,
  brandId: string,
  version: number,
  document: StoredDocument,
  { changedBy, reason, at }: Author & { at: Date },
): Promise<void> {
  await sql`insert into brand_versions (brand_id, version, document, changed_by, reason, changed_at)
    values (${brandId}, ${version}, ${JSON.stringify(document)}::jsonb, ${changedBy}, ${reason}, ${at})
    on conflict do nothing`.execute(transaction);
}

/** Makes a brand of a configuration, whole or not at all. Wrong fields are named behind `prefix`. */
export async function createFromDocument(
  tools: WritingTools,
  given: unknown,
  author: Author,
  prefix = '',
): Promise<Result<{ brandId: string; document: StoredDocument }, 'invalid_input' | 'name_taken'>> {
  const checked = checkDocument(given, prefix);
  if (!checked.ok) return checked;
  const document = { ...checked.value.document, settings: checked.value.stored };
  const brandId = tools.newId();
  const at = tools.clock.now();
  const { code, name, currency: currencyCode, defaultLanguage, settings } = document;
  return guarded(prefix, () =>
    tools.database.transaction().execute(async (transaction) => {
      const brand = { id: brandId, code, name, currencyCode, defaultLanguage, settings, hosts: [], createdAt: at };
      if (!(await addBrand(transaction, brand))) return fail('name_taken');
      if (document.vendors === null) await tools.offerGames(transaction, brandId);
      await writeBeside(transaction, brandId, document, tools.offerGames);
      await keepVersion(transaction, brandId, 0, document, { ...author, at });
      await tools.inSameTransaction(transaction, { act: 'createBrand', brandId, code, after: document });
      return ok({ brandId, document });
    }),
  );
}

/** Writes the next version of a brand. Code and currency stay what they are; without `mayMoveHosts` so do the names that it answers at. */
export async function changeByDocument(
  tools: WritingTools,
  {
    brandId,
    version,
    given,
    mayMoveHosts,
  }: { brandId: string; version: number; given: unknown; mayMoveHosts: boolean },
  author: Author,
  prefix = '',
): Promise<Result<{ version: number }, Refusal>> {
  const checked = checkDocument(given, prefix);
  if (!checked.ok) return checked;
  const document = { ...checked.value.document, settings: checked.value.stored };
  const at = tools.clock.now();
  return guarded(prefix, () =>
    tools.database.transaction().execute(async (transaction) => {
      const known = await readDocument(transaction, brandId, true);
      if (!known) return fail('not_found');
      const { document: before } = known;
      if (known.version !== version) return fail('already_decided');
      if (document.code !== before.code) return wrongField(`${prefix}code`, 'field_fixed');
      if (document.currency !== before.currency) return wrongField(`${prefix}currency`, 'field_fixed');
      if (!mayMoveHosts && namesOf(document) !== namesOf(before)) return fail('permission_not_held');
      const next = version + 1;
      await keepVersion(transaction, brandId, version, before, { changedBy: '', reason: '', at });
      await sql`update brands set name = ${document.name}, default_language = ${document.defaultLanguage},
        settings = ${JSON.stringify(document.settings)}::jsonb, version = ${next} where id = ${brandId}`.execute(
        transaction,
      );
      await writeBeside(transaction, brandId, document, tools.offerGames);
      const written = await readDocument(transaction, brandId);
      if (!written) throw new Error(`the brand ${brandId} is gone`);
      await keepVersion(transaction, brandId, next, written.document, { ...author, at });
      const differences = differencesOf(before, written.document);
      await tools.inSameTransaction(transaction, { act: 'changeBrand', brandId, code: before.code, ...differences });
      return ok({ version: next });
    }),
  );
}

/** Where a brand answers, as far as it says so itself. */
const namesOf = ({ hosts, settings }: StoredDocument): string =>
  JSON.stringify([hosts.toSorted(), settings.publicOrigin ?? null]);

async function guarded<V, F extends MessageKey>(
  prefix: string,
  write: () => Promise<Result<V, F>>,
): Promise<Result<V, F | 'invalid_input'>> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof HostTaken) return wrongField(`${prefix}hosts.${error.index}`, 'host_taken');
    if (error instanceof PictureUnknown) return wrongField(`${prefix}settings.logo.${error.part}`, 'picture_unknown');
    if (error instanceof VendorUnknown) return wrongField(`${prefix}vendors.${error.index}`, 'field_choice');
    throw error;
  }
}
