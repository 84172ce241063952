import type { CallInput, Calls, CallValue, FeedbackType } from '@baize/contract';
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import { selectPage } from '../../platform/database/select-page.ts';
import type { SupportTables } from './schema.ts';
import { shownName } from './shown-name.ts';

/** Pictures that stand in the database. */
export interface KeptImages {
  images: number;
  bytes: number;
}

type FeedbackList = CallValue<Calls['staffFeedback']>;

interface FeedbackRow {
  feedbackId: string;
  type: FeedbackType;
  content: string;
  memberName: string;
  receivedAt: Date;
  handledAt: Date | null;
  answer: string;
  answeredAt: Date | null;
  canBeAnswered: boolean;
  imageIds: string[];
}

export function createFeedbackStore(anyDatabase: Database) {
  const database = withTables<SupportTables>(anyDatabase);

  /** False when the id is taken. */
  const insert = async (row: Insertable<SupportTables['feedback']>): Promise<boolean> => {
    const inserted = await database
      .insertInto('feedback')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('feedback.id')
      .executeTakeFirst();
    return inserted !== undefined;
  };

  const byId = (id: string) =>
    database
      .selectFrom('feedback')
      .select([
        'feedback.brand_id as brandId',
        'feedback.member_id as memberId',
        'feedback.type',
        'feedback.content',
        'feedback.received_at as receivedAt',
      ])
      .where('feedback.id', '=', id)
      .executeTakeFirst();

  /** Hangs uploaded pictures on a feedback in their order; returns how many were there to be hung. */
  const attach = async (
    feedback: { id: string; brandId: string; memberId: string | null },
    imageIds: readonly string[],
  ): Promise<number> => {
    // All in one order, so that two feedbacks with the same pictures never wait for each other.
    await sql`select 1 from feedback_images where id = any(${[...imageIds]}::uuid[]) and brand_id = ${feedback.brandId}
      and feedback_id is null order by id for update`.execute(database);
    let attached = 0;
    for (const [position, imageId] of imageIds.entries()) {
      const { numUpdatedRows } = await database
        .updateTable('feedback_images')
        .set({ feedback_id: feedback.id, position })
        .where('feedback_images.id', '=', imageId)
        .where('feedback_images.brand_id', '=', feedback.brandId)
        .where('feedback_images.feedback_id', 'is', null)
        .where(sql<boolean>`feedback_images.member_id is not distinct from ${feedback.memberId}`)
        .executeTakeFirst();
      attached += Number(numUpdatedRows);
    }
    return attached;
  };

  const insertImage = async (row: SupportTables['feedback_images']): Promise<void> => {
    await database.insertInto('feedback_images').values(row).execute();
  };

  /** Until the end of the transaction: whoever counts this network's pictures next sees what was uploaded before. */
  const lockNetwork = async (network: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback pictures ${network}`}, 0))`.execute(database);
  };

  const kept = async (which: RawBuilder<SqlBool>, since: Date): Promise<KeptImages> => {
    const { rows } = await sql<{ images: number; bytes: string }>`
      select count(*)::int as images, coalesce(sum(octet_length(webp)), 0)::text as bytes from feedback_images
      where ${which} and uploaded_at > ${since}`.execute(database);
    return { images: rows[0]?.images ?? 0, bytes: Number(rows[0]?.bytes ?? 0) };
  };
  /** Sent or not. */
  const keptOfNetwork = (network: string, since: Date) => kept(sql`network = ${network}`, since);
  const keptOfVisitors = (brandId: string, since: Date) =>
    kept(sql`brand_id = ${brandId} and member_id is null`, since);

  const countUnsent = async (network: string, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('feedback_images')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('feedback_images.network', '=', network)
      .where('feedback_images.feedback_id', 'is', null)
      .where('feedback_images.uploaded_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  const countOfNetwork = async (network: string, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('feedback')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('feedback.network', '=', network)
      .where('feedback.received_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  /** A sent picture of a brand's feedback. */
  const image = async (imageId: string, brandId: string): Promise<Buffer | undefined> => {
    const row = await database
      .selectFrom('feedback_images')
      .select('feedback_images.webp')
      .where('feedback_images.id', '=', imageId)
      .where('feedback_images.brand_id', '=', brandId)
      .where('feedback_images.feedback_id', 'is not', null)
      .executeTakeFirst();
    return row?.webp;
  };

  const purgeUnsent = async (uploadedBefore: Date): Promise<void> => {
    await database
      .deleteFrom('feedback_images')
      .where('feedback_images.feedback_id', 'is', null)
      .where('feedback_images.uploaded_at', '<', uploadedBefore)
      .execute();
  };

  /** Pictures of visitors without an account, by when their feedback was answered or they came. */
  const purgeOfVisitors = async (old: { handledBefore: Date; sentBefore: Date }): Promise<void> => {
    await sql`
      delete from feedback_images i using feedback f
      where f.id = i.feedback_id and i.member_id is null
        and (i.uploaded_at < ${old.sentBefore} or f.handled_at < ${old.handledBefore})`.execute(database);
  };

  /** The console's list. */
  const list = async (brandId: string, request: CallInput<Calls['staffFeedback']>['data']): Promise<FeedbackList> => {
    const ofType = request.type === undefined ? sql`` : sql`and f.type = ${request.type}`;
    const { rows, total } = await selectPage<FeedbackRow, 'receivedAt'>(
      anyDatabase,
      {
        columns: sql`f.id as "feedbackId", f.type, f.content, coalesce(${shownName}, '') as "memberName", f.received_at as "receivedAt",
          f.handled_at as "handledAt", f.answer, f.answered_at as "answeredAt", (f.member_id is not null or f.sealed_email is not null) as "canBeAnswered",
          array(select i.id::text from feedback_images i where i.feedback_id = f.id order by i.position) as "imageIds"`,
        from: sql`feedback f left join members m on m.id = f.member_id`,
        where: sql`f.brand_id = ${brandId} and (f.handled_at is not null) = ${request.handled} ${ofType}`,
        sorts: { receivedAt: sql`f.received_at` },
        tieBreak: sql`f.id`,
      },
      request,
    );
    const shown = rows.map((row) => ({
      ...row,
      receivedAt: row.receivedAt.toISOString(),
      handledAt: row.handledAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
    }));
    return { rows: shown, total };
  };

  /** False for a feedback that the brand does not have. */
  const handle = async (id: string, brandId: string, by: { staffId: string; at: Date } | null): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('feedback')
      .set({ handled_at: by?.at ?? null, handled_by: by?.staffId ?? null })
      .where('feedback.id', '=', id)
      .where('feedback.brand_id', '=', brandId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return {
    insert,
    byId,
    attach,
    insertImage,
    lockNetwork,
    countUnsent,
    countOfNetwork,
    keptOfNetwork,
    keptOfVisitors,
    image,
    purgeUnsent,
    purgeOfVisitors,
    list,
    handle,
  };
}
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
