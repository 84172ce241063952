import type { Calls, CallValue } from '@baize/contract';
import { sql } from 'kysely';
import type { SupportDependencies } from '../dependencies.ts';

type Figures = CallValue<Calls['staffServiceFigures']>;
type Row = Figures['byStaff'][number] & { isTotal: boolean };
const dayMs = 24 * 60 * 60_000;
const maxComments = 20;

/** How a brand's service did over the last days: waits and ratings, in all and by who answered. */
export function createServiceFigures({ database, clock }: Pick<SupportDependencies, 'database' | 'clock'>) {
  const rowsSince = async (brandId: string, since: Date): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      with waits as (
        select staff_id, count(*)::int as waits,
          percentile_disc(0.5) within group (order by extract(epoch from answered_at - waited_since))::int as median,
          percentile_disc(0.9) within group (order by extract(epoch from answered_at - waited_since))::int as p90
        from service_waits where brand_id = ${brandId} and answered_at > ${since} group by grouping sets ((staff_id), ())),
      ratings as (
        select staff_id, count(*)::int as ratings, round(avg(rating), 1)::float8 as mean
        from service_ratings where brand_id = ${brandId} and rated_at > ${since} group by grouping sets ((staff_id), ()))
      select coalesce(w.staff_id, r.staff_id)::text as "staffId", coalesce(s.username, '') as username,
        coalesce(w.staff_id, r.staff_id) is null as "isTotal", coalesce(w.waits, 0) as waits, w.median as "medianWaitSeconds",
        w.p90 as "p90WaitSeconds", coalesce(r.ratings, 0) as ratings, r.mean as "meanRating"
      from waits w full join ratings r on coalesce(w.staff_id::text, '') = coalesce(r.staff_id::text, '')
      left join staff s on s.id = coalesce(w.staff_id, r.staff_id) order by waits desc, username`.execute(database);
    return rows;
  };

  const commentsSince = async (brandId: string, since: Date): Promise<Figures['comments']> => {
    const { rows } = await sql<Omit<Figures['comments'][number], 'ratedAt'> & { ratedAt: Date }>`
      select r.chat_id as "chatId", s.username, r.rating, r.comment, r.rated_at as "ratedAt"
      from service_ratings r join staff s on s.id = r.staff_id
      where r.brand_id = ${brandId} and r.rated_at > ${since} and r.comment <> ''
      order by r.rated_at desc, r.chat_id limit ${maxComments}`.execute(database);
    return rows.map((row) => ({ ...row, ratedAt: row.ratedAt.toISOString() }));
  };

  const waiting = async (brandId: string): Promise<{ count: number; since: Date | null }> => {
    const { rows } = await sql<{ count: number; since: Date | null }>`
      select count(*)::int as count, min(waiting_since) as since from service_chats
      where brand_id = ${brandId} and waiting_since is not null`.execute(database);
    return rows[0] ?? { count: 0, since: null };
  };

  return async (brandId: string, days: number): Promise<Figures> => {
    const since = new Date(clock.now().getTime() - days * dayMs);
    const [rows, comments, now] = await Promise.all([
      rowsSince(brandId, since),
      commentsSince(brandId, since),
      waiting(brandId),
    ]);
    const figuresOf = ({ isTotal: _isTotal, staffId: _staffId, username: _username, ...figures }: Row) => figures;
    const total = rows.find(({ isTotal }) => isTotal);
    return {
      total: total
        ? figuresOf(total)
        : { waits: 0, medianWaitSeconds: null, p90WaitSeconds: null, ratings: 0, meanRating: null },
      byStaff: rows
        .filter(({ isTotal }) => !isTotal)
        .map((row) => ({ staffId: row.staffId, username: row.username, ...figuresOf(row) })),
      waitingNow: now.count,
      waitingSince: now.since?.toISOString() ?? null,
      comments,
    };
  };
}
