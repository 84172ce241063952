import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectPage } from '../../platform/database/select-page.ts';
import type { ListOf } from '../../platform/http/list-of.ts';

interface Row {
  seq: bigint;
  at: Date;
  actorKind: 'staff' | 'system';
  actorId: string;
  actorName: string;
  act: string;
  subject: string;
  subjectName: string;
  reason: string;
  before: string | null;
  after: string | null;
  ip: string;
}

/** What a subject's id may stand behind, so that an id alone finds it. */
const subjectKinds = ['member', 'staff', 'vendor', 'role', 'game', 'chat', 'brand', 'invitation', 'export'];
/** Null for a subject that is no id, as `members:all:1`. */
const subjectId = sql`case when split_part(l.subject, ':', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then split_part(l.subject, ':', 2)::uuid end`;

/** The log as staff reads it: acts at its brand, and those for the whole installation where it looks after all brands. */
export const createAuditList =
  (database: Database): ListOf<'staffAuditLog'> =>
  async ({ staff, data }) => {
    const readsAll = staff.forAllBrands && staff.permissionsEverywhere.includes('audit.read');
    const { actor, act, subject, from, to } = data;
    const byActor = actor
      ? sql`and (l.actor = ${actor} or l.actor in (select s.id::text from staff s where lower(s.username) = lower(${actor})))`
      : sql``;
    const ofAct = act ? sql`and l.act = ${act}` : sql``;
    const subjects = subject ? [subject, ...subjectKinds.map((kind) => `${kind}:${subject}`)] : [];
    const onSubject = subject ? sql`and l.subject = any (${subjects}::text[])` : sql``;
    const since = from === undefined ? sql`` : sql`and l.happened_at >= ${new Date(from)}`;
    const until = to === undefined ? sql`` : sql`and l.happened_at < ${new Date(to)}`;
    const { rows, total } = await selectPage<Row, 'at'>(
      database,
      {
        columns: sql`l.seq, l.happened_at as at, l.actor_kind as "actorKind", l.actor as "actorId",
          coalesce((select s.username from staff s where l.actor_kind = 'staff' and s.id::text = l.actor), l.actor) as "actorName",
          l.act, l.subject, l.reason, l.before::text as before, l.after::text as after, coalesce(l.after->>'ip', '') as ip,
          coalesce(
            case split_part(l.subject, ':', 1)
              when 'member' then (select m.username from members m where m.id = ${subjectId})
              when 'staff' then (select s.username from staff s where s.id = ${subjectId})
            end, '') as "subjectName"`,
        from: sql`audit_log l`,
        where: sql`(l.brand_id = ${staff.brandId} or (l.brand_id is null and ${readsAll}::boolean))
          ${byActor} ${ofAct} ${onSubject} ${since} ${until}`,
        sorts: { at: sql`l.seq` },
        tieBreak: sql`l.seq`,
      },
      data,
    );
    const shown = rows.map(({ seq, at, ...row }) => ({ ...row, seq: seq.toString(), at: at.toISOString() }));
    return { rows: shown, total };
  };
