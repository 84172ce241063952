import { createBrand } from '../apps/server/src/modules/brand/index.ts';
import { createIdentityReadModel } from '../apps/server/src/modules/identity/read-model.ts';
import { createSessionCache } from '../apps/server/src/modules/identity/sessions/session-cache.ts';
import { createSessionStore } from '../apps/server/src/modules/identity/sessions/session-store.ts';
import { hashToken, randomToken } from '../apps/server/src/platform/crypto/ids.ts';
import { openDatabase, withTables } from '../apps/server/src/platform/database/database.ts';
import { listenTo } from '../apps/server/src/platform/database/notifications.ts';
import { openEmbeddedPostgres } from '../apps/server/src/platform/postgres/embedded.ts';
import type { Measurement } from './measurement.ts';
import { durationsMs, percentile, twoDigits } from './statistics.ts';

const checks = 20_000;
const reads = 2_000;
const targetMs = 0.3;
const clock = { now: () => new Date() };
const onFailure = (error: unknown) => {
  throw error;
};

interface Tables {
  sessions: {
    id: string;
    member_id: string;
    brand_id: string;
    token_hash: Buffer;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
  };
}

/** The check of a session as each request makes it, from memory, beside the indexed read that it saves; on the data of a stopped site. */
export async function measureSessionCheck(dataFolder: string): Promise<Measurement> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  const connectionString = cluster.urlOf('baize');
  const database = openDatabase({ connectionString, role: 'baize_app', maxConnections: 2, onIdleError: onFailure });
  const news = listenTo({ connectionString, channel: 'baize_sessions', clock, onFailure });
  try {
    const { token, brandId } = await anySession(database);
    const encryption = { currentPublicKey: () => Promise.reject(new Error('nobody asks for the public key')) };
    const model = createIdentityReadModel({
      database,
      clock,
      hashToken,
      brands: createBrand({ database, clock, encryption }),
      cache: createSessionCache(news),
    });
    while (!news.isCurrent()) await new Promise((resolve) => setTimeout(resolve, 50));
    const check = async () => {
      if (!(await model.memberOfToken(token, brandId)).ok) throw new Error('the session is dead');
    };
    await durationsMs(reads, check);
    const store = createSessionStore(database);
    const read = await durationsMs(reads, () => store.byTokenHash(hashToken(token), brandId));
    const checked = await durationsMs(checks, check);
    const p50 = percentile(checked, 0.5);
    const readP50 = percentile(read, 0.5);
    return {
      what: `session check, p50 of ${checks}`,
      value: `${p50.toFixed(4)} ms (p99 ${percentile(checked, 0.99).toFixed(4)})`,
      target: `${targetMs} ms`,
      holds: p50 < targetMs,
      baseline: `read from the database p50 ${twoDigits(readP50)} ms, ratio ${(p50 / readP50).toFixed(3)}`,
    };
  } finally {
    await news.close();
    await database.destroy();
    await cluster.stop();
  }
}

/** Gives the newest session of the data another token. */
async function anySession(database: ReturnType<typeof openDatabase>): Promise<{ token: string; brandId: string }> {
  const tables = withTables<Tables>(database);
  const { id, brand_id: brandId } = await tables
    .selectFrom('sessions')
    .select(['sessions.id', 'sessions.brand_id'])
    .orderBy('sessions.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const token = randomToken();
  await tables
    .updateTable('sessions')
    .set({ token_hash: hashToken(token) })
    .where('sessions.id', '=', id)
    .execute();
  return { token, brandId };
}
