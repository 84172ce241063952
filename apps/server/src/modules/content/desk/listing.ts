import type { CallInput, Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';

type Answer = CallValue<Calls['staffContentPieces']>;
type Line = Omit<Answer['rows'][number], 'changedAt'> & { changedAt: Date };
type Asked = CallInput<Calls['staffContentPieces']>;

/** By the dates of what the site shows, which a draft besides does not change. */
const stateAt = (at: Date) => sql`
  case when p.is_withdrawn then 'withdrawn' when p.published_version is null then 'draft'
    when (v.document->>'startsAt')::timestamptz > ${at}::timestamptz then 'scheduled'
    when (v.document->>'endsAt')::timestamptz <= ${at}::timestamptz then 'over' else 'live' end`;

/** A page of a brand's pieces of one kind. */
export async function piecesPage(
  database: Database,
  brandId: string,
  at: Date,
  { params: { kind }, data }: Asked,
): Promise<Answer> {
  const state = stateAt(at);
  const named = data.search
    ? sql`(p.document->>'tag' = ${data.search} or exists (select from jsonb_each(p.document->'texts') as e(l, t)
        where position(lower(${data.search}) in lower(t->>'title')) > 0))`
    : sql`true`;
  const { rows, total } = await selectPage<Line, 'position' | 'changedAt'>(
    database,
    {
      columns: sql`p.id as "pieceId", p.version, p.changed_by as "changedBy", p.changed_at as "changedAt",
        ${state} as state, p.version > coalesce(p.published_version, p.version) as "hasDraft",
        coalesce(nullif(p.document->'texts'->'TY'->>'title', ''), p.document->>'tag', '') as title,
        coalesce(p.document->>'group', p.document->>'topic', '') as "group",
        coalesce(p.document->'pictures'->'TY'->>'url', p.document->>'pictureUrl', '') as "pictureUrl",
        array(select jsonb_object_keys(p.document->'texts')) as languages,
        p.document->>'startsAt' as "startsAt", p.document->>'endsAt' as "endsAt",
        coalesce(p.document->>'readers', 'everyone') as readers, coalesce((p.document->>'minRank')::int, 0) as "minRank"`,
      from: sql`content_pieces p left join content_versions v on v.piece_id = p.id and v.version = p.published_version`,
      where: sql`p.brand_id = ${brandId} and p.kind = ${kind} and ${named}
        and (${data.group ?? null}::text is null or coalesce(p.document->>'group', p.document->>'topic') = ${data.group ?? null}::text)
        and (${data.state} = 'all' or ${state} = ${data.state})`,
      sorts: { position: sql`p.position`, changedAt: sql`p.changed_at` },
      tieBreak: sql`p.id`,
    },
    data,
  );
  return { rows: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })), total };
}
