import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { type Database, withTables } from '../database/database.ts';
import { newId } from './ids.ts';
import type { SecretBox } from './secret-box.ts';

/** What a client needs to make an encrypted body; part of the white-label answer. */
export interface PublicEncryptionKey {
  kid: string;
  jwk: Record<string, string>;
  alg: 'RSA-OAEP-256';
  enc: 'A128GCM';
}

/** The keys of encrypted calls: one is published, the one before it is still understood for a day. */
export interface KeyRing {
  currentPublicKey(): Promise<PublicEncryptionKey>;
  /** The private key to a key id, or null when there is none or it is out of use. */
  privateKey(kid: string): Promise<CryptoKey | null>;
}

/** The secret does not open what the database holds; the message is a sentence for the operator. */
export class UnfitSecretError extends Error {}

interface KeyTables {
  encryption_keys: { kid: string; public_jwk: JWK; sealed_private_jwk: string; created_at: Date; retires_at: Date };
}

interface HeldKey {
  kid: string;
  publicJwk: JWK;
  privateKey: CryptoKey;
  retiresAtMs: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const publishedForMs = 30 * dayMs;
const understoodAfterMs = dayMs;
const algorithm = 'RSA-OAEP-256';
const modulusLength = 2048;
/** Any number, the same in every process: one of them makes the next key, the others find it. */
const rotationLock = 0x6b65_7973;

/** The ring lives in the database, so that several processes agree; each keeps opened keys in memory. */
export function createKeyRing(deps: { database: Database; secretBox: SecretBox; clock: Clock }): KeyRing {
  const database = withTables<KeyTables>(deps.database);
  const held = new Map<string, HeldKey>();
  const nowMs = () => deps.clock.now().getTime();
  const published = () =>
    [...held.values()]
      .filter(({ retiresAtMs }) => retiresAtMs > nowMs())
      .sort((a, b) => b.retiresAtMs - a.retiresAtMs)[0];

  const load = async (from: Kysely<KeyTables>): Promise<void> => {
    const oldest = new Date(nowMs() - understoodAfterMs);
    const rows = await from.selectFrom('encryption_keys').selectAll().where('retires_at', '>', oldest).execute();
    const kids = new Set(rows.map(({ kid }) => kid));
    for (const kid of held.keys()) if (!kids.has(kid)) held.delete(kid);
    for (const row of rows) if (!held.has(row.kid)) held.set(row.kid, await openKey(deps.secretBox, row));
  };

  const rotate = (): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${rotationLock})`.execute(transaction);
      await load(transaction);
      if (published()) return;
      await proveSecret(transaction, deps.secretBox);
      await insertKey(transaction, deps.secretBox, deps.clock.now());
      await transaction
        .deleteFrom('encryption_keys')
        .where('retires_at', '<=', new Date(nowMs() - understoodAfterMs))
        .execute();
      await load(transaction);
    });

  return {
    currentPublicKey: async () => {
      if (!published()) await rotate();
      const key = published();
      if (!key) throw new Error('no encryption key could be made');
      const { kty, n, e } = key.publicJwk;
      return {
        kid: key.kid,
        jwk: { kty: String(kty), n: String(n), e: String(e), alg: algorithm, use: 'enc' },
        alg: algorithm,
        enc: 'A128GCM',
      };
    },
    privateKey: async (kid) => {
      if (!held.has(kid)) await load(database);
      const key = held.get(kid);
      return key && key.retiresAtMs + understoodAfterMs > nowMs() ? key.privateKey : null;
    },
  };
}

/** Whether anything was ever sealed in this database: then only the secret of that day opens it. */
export async function holdsKeys(database: Database): Promise<boolean> {
  const { rows } = await sql`select from encryption_keys limit 1`.execute(database);
  return rows.length > 0;
}

/** Keys that are out of use prove the secret too: a site may have been switched off for months. */
async function proveSecret(database: Kysely<KeyTables>, secretBox: SecretBox): Promise<void> {
  const latest = database.selectFrom('encryption_keys').selectAll().orderBy('created_at', 'desc').limit(1);
  const row = await latest.executeTakeFirst();
  if (row) await openKey(secretBox, row);
}

async function insertKey(database: Kysely<KeyTables>, secretBox: SecretBox, now: Date): Promise<void> {
  const pair = await generateKeyPair(algorithm, { modulusLength, extractable: true });
  await database
    .insertInto('encryption_keys')
    .values({
      kid: newId(),
      public_jwk: await exportJWK(pair.publicKey),
      sealed_private_jwk: await secretBox.seal(JSON.stringify(await exportJWK(pair.privateKey))),
      created_at: now,
      retires_at: new Date(now.getTime() + publishedForMs),
    })
    .execute();
}

async function openKey(secretBox: SecretBox, row: KeyTables['encryption_keys']): Promise<HeldKey> {
  const text = await secretBox.open(row.sealed_private_jwk).catch((cause) => {
    throw new UnfitSecretError(
      'The secret does not fit the database: use the SECRET_KEY or the file secret.key that this database was made with.',
      { cause },
    );
  });
  return {
    kid: row.kid,
    publicJwk: row.public_jwk,
    privateKey: (await importJWK(JSON.parse(text), algorithm)) as CryptoKey,
    retiresAtMs: row.retires_at.getTime(),
  };
}
