import type { ContentDocument, ContentKind } from '@baize/contract';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { takeLock } from '../../../platform/database/named-locks.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { checkedDocument } from './checking.ts';
import { putOnSite, tableOf, takeFromSite } from './publishing.ts';

interface Piece {
  kind: ContentKind;
  document: ContentDocument;
  version: number;
  publishedVersion: number | null;
  position: number;
}

export interface ContentDeed {
  act: 'draftContent' | 'publishContent' | 'withdrawContent' | 'orderContent';
  before?: unknown;
  after?: unknown;
}

export interface WritingTools {
  database: Database;
  clock: Clock;
  brandId: string;
  changedBy: string;
  reason: string;
  /** Writes the act down in the same transaction. */
  inSameTransaction: (transaction: DatabaseTransaction, deed: ContentDeed) => Promise<void>;
}

/** Reads a piece of the brand; null: it has none of this id. */
export async function readPiece(database: Database, brandId: string, pieceId: string): Promise<Piece | null> {
  const { rows } = await sql<Piece>`
    select kind, document, version, published_version as "publishedVersion", position
    from content_pieces where id = ${pieceId} and brand_id = ${brandId}`.execute(database);
  return rows[0] ?? null;
}

/** Undone as a whole where a piece cannot stand on the site. */
class Refused extends Error {
  readonly refusal: { ok: false; message: 'name_taken' | 'limit_reached' };
  constructor(refusal: Refused['refusal']) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Of one brand one piece is written at a time, so that versions, positions and anchors are nobody's twice. */
const inTurn = <V>({ database, brandId }: WritingTools, work: (transaction: DatabaseTransaction) => Promise<V>) =>
  database.transaction().execute(async (transaction) => {
    await takeLock(transaction, `content of ${brandId}`);
    return await work(transaction);
  });

/** Writes the next version of a piece, as a draft or for the site. `version` is the one that was edited, 0 for a new piece. */
export async function writePiece(
  tools: WritingTools,
  change: { pieceId: string; version: number; document: ContentDocument; isPublished: boolean },
): Promise<
  Result<{ version: number }, 'invalid_input' | 'not_found' | 'already_decided' | 'name_taken' | 'limit_reached'>
> {
  const checked = checkedDocument(change.document, change.isPublished);
  if (!checked.ok) return checked;
  const document = checked.value;
  const { pieceId: id, isPublished } = change;
  const at = tools.clock.now();
  const work = async (transaction: DatabaseTransaction) => {
    const known = await readPiece(transaction, tools.brandId, id);
    if ((known?.version ?? 0) !== change.version) return fail('already_decided');
    if (!known && (await isTaken(transaction, id, tools.brandId, document))) return fail('already_decided');
    const fixed = known && fixedField(known.document, document);
    if (fixed) return fail('invalid_input', { fields: { [fixed]: { key: 'field_fixed' } } });
    const version = change.version + 1;
    const position = known?.position ?? (await nextPosition(transaction, tools.brandId, document.kind));
    await keepVersion(transaction, tools, {
      id,
      version,
      document,
      position,
      act: isPublished ? 'published' : 'drafted',
      at,
    });
    if (isPublished) {
      const put = await putOnSite(transaction, { id, brandId: tools.brandId, position }, document, at);
      if (!put.ok) throw new Refused(put);
    }
    const act = isPublished ? 'publishContent' : 'draftContent';
    await tools.inSameTransaction(transaction, { act, before: known?.document, after: document });
    return ok({ version });
  };
  return inTurn(tools, work).catch((error: unknown) => {
    if (error instanceof Refused) return error.refusal;
    throw error;
  });
}

/** Takes a piece back from the site; that is a version, too. */
export async function withdrawPiece(
  tools: WritingTools,
  { pieceId: id, version }: { pieceId: string; version: number },
): Promise<Result<{ version: number }, 'not_found' | 'already_decided'>> {
  return inTurn(tools, async (transaction) => {
    const known = await readPiece(transaction, tools.brandId, id);
    if (!known) return fail('not_found');
    if (known.version !== version) return fail('already_decided');
    const { document, position } = known;
    const at = tools.clock.now();
    await keepVersion(transaction, tools, { id, version: version + 1, document, position, act: 'withdrawn', at });
    await takeFromSite(transaction, { id, brandId: tools.brandId }, document);
    await tools.inSameTransaction(transaction, { act: 'withdrawContent', before: document });
    return ok({ version: version + 1 });
  });
}

/** Puts pieces of one kind in this order; others keep their places behind them. */
export async function orderPieces(
  tools: WritingTools,
  { kind, pieceIds }: { kind: ContentKind; pieceIds: readonly string[] },
): Promise<Result<Record<string, never>, 'not_found'>> {
  return inTurn(tools, async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from content_pieces where brand_id = ${tools.brandId} and kind = ${kind}
      order by position, changed_at desc, id`.execute(transaction);
    const before = rows.map(({ id }) => id);
    if (pieceIds.some((id) => !before.includes(id))) return fail('not_found');
    const places = before.flatMap((id, place) => (pieceIds.includes(id) ? [place] : []));
    const after = [...before];
    for (const [turn, place] of places.entries()) after[place] = pieceIds[turn] ?? '';
    if (new Set(after).size !== before.length) return fail('not_found');
    for (const table of ['content_pieces', ...(kind === 'text' ? [] : [tableOf(kind)])])
      await sql`update ${sql.table(table)} t set position = o.place
        from unnest(${after}::uuid[]) with ordinality as o(id, place)
        where t.id = o.id and t.brand_id = ${tools.brandId} and t.position <> o.place`.execute(transaction);
    await tools.inSameTransaction(transaction, { act: 'orderContent', before, after });
    return ok({});
  });
}

/** Another brand's piece, or another piece for the same text. */
async function isTaken(
  transaction: DatabaseTransaction,
  id: string,
  brandId: string,
  document: ContentDocument,
): Promise<boolean> {
  const key = document.kind === 'text' ? document.key : null;
  const { rows } = await sql`
    select 1 from content_pieces
    where id = ${id} or (kind = 'text' and brand_id = ${brandId} and document->>'key' = ${key}::text)`.execute(
    transaction,
  );
  return rows.length > 0;
}

function fixedField(before: ContentDocument, after: ContentDocument): string | null {
  if (before.kind !== after.kind) return 'document.kind';
  const isOther = before.kind === 'text' && after.kind === 'text' && before.key !== after.key;
  return isOther ? 'document.key' : null;
}

async function nextPosition(transaction: DatabaseTransaction, brandId: string, kind: ContentKind): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), 0) + 1 as next from content_pieces
    where brand_id = ${brandId} and kind = ${kind}`.execute(transaction);
  return rows[0]?.next ?? 1;
}

async function keepVersion(
  transaction: DatabaseTransaction,
  { brandId, changedBy, reason }: WritingTools,
  written: {
    id: string;
    version: number;
    document: ContentDocument;
    position: number;
    act: 'drafted' | 'published' | 'withdrawn';
    at: Date;
  },
): Promise<void> {
  const { id, version, position, act, at } = written;
  const document = JSON.stringify(written.document);
  const isWithdrawn = act === 'withdrawn';
  await sql`
    insert into content_pieces
      (id, brand_id, kind, document, version, published_version, is_withdrawn, position, changed_by, changed_at)
    values (${id}, ${brandId}, ${written.document.kind}, ${document}::jsonb, ${version},
      ${act === 'published' ? version : null}, ${isWithdrawn}, ${position}, ${changedBy}, ${at})
    on conflict (id) do update set document = excluded.document, version = excluded.version,
      published_version = case when ${act} = 'drafted' then content_pieces.published_version else excluded.published_version end,
      is_withdrawn = case when ${act} = 'drafted' then content_pieces.is_withdrawn else excluded.is_withdrawn end,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(transaction);
  await sql`insert into content_versions (piece_id, version, document, act, changed_by, reason, changed_at)
    values (${id}, ${version}, ${document}::jsonb, ${act}, ${changedBy}, ${reason}, ${at})`.execute(transaction);
}
