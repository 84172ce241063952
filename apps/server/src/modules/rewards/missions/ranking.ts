import type { Period } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Whose play a board ranks: a brand's, of some types of games (none: all), in a period. */
export interface RankedPlay {
  brandId: string;
  gameTypes: readonly string[];
  period: Period;
}

export interface Ranked {
  memberId: string;
  nickname: string;
  scoreMinor: bigint;
  /** The first of the places that those with the same score span. */
  place: number;
  /** How many have this score. */
  tied: number;
}

/** A score, and how many have it. */
type ScoreCount = readonly [scoreMinor: string, count: number];

const played = ({ brandId, gameTypes, period }: RankedPlay) => sql`
  t.brand_id = ${brandId} and t.account_kind = 'cash' and t.day between ${period.firstDate}::date and ${period.lastDate}::date
  and ${gameTypes.length === 0 ? sql`true` : sql`t.game_type = any (${[...gameTypes]}::text[])`}`;

const scores = (play: RankedPlay) => sql`
  select t.member_id, sum(t.valid_turnover_minor) as score from turnover_days t where ${played(play)}
  group by t.member_id having sum(t.valid_turnover_minor) > 0`;

interface Row extends Omit<Ranked, 'scoreMinor'> {
  score: string;
}

const rankedOf = ({ score, ...row }: Row): Ranked => ({ ...row, scoreMinor: BigInt(score) });

/** Who stands on the places up to `lastPlace`, the highest score first; a tie on the last place is there whole. */
export async function winnersOf(database: Database, play: RankedPlay, lastPlace: number): Promise<Ranked[]> {
  const { rows } = await sql<Row>`
    with places as (
      select s.*, rank() over (order by score desc)::int as place, (count(*) over (partition by score))::int as tied
      from (${scores(play)}) s)
    select p.member_id as "memberId", m.nickname, p.score::text as score, p.place, p.tied
    from places p join members m on m.id = p.member_id
    where p.place <= ${lastPlace} order by p.score desc, p.member_id`.execute(database);
  return rows.map(rankedOf);
}

/** The first `count` players, and how many have each score, the highest first. */
export async function standingsOf(
  database: Database,
  play: RankedPlay,
  count: number,
): Promise<{ first: Ranked[]; scoreCounts: readonly ScoreCount[] }> {
  const { rows } = await sql<{ first: Row[]; scoreCounts: ScoreCount[] }>`
    with scored as materialized (${scores(play)}),
      score_counts as materialized (select score, count(*)::int as tied, rank() over (order by score desc) as order_of_score from scored group by score),
      places as (select r.*, (1 + sum(tied) over (order by order_of_score) - tied)::int as place from score_counts r),
      first as (
        select s.member_id, s.score, p.place, p.tied from scored s join places p on p.score = s.score
        where p.place <= ${count} order by s.score desc, s.member_id limit ${count})
    select
      coalesce((select json_agg(json_build_object('memberId', f.member_id, 'nickname', m.nickname, 'score', f.score::text,
        'place', f.place, 'tied', f.tied) order by f.score desc, f.member_id) from first f join members m on m.id = f.member_id),
        '[]') as first,
      coalesce((select json_agg(json_build_array(score::text, tied) order by score desc) from score_counts), '[]') as "scoreCounts"`.execute(
    database,
  );
  const [row] = rows;
  return { first: (row?.first ?? []).map(rankedOf), scoreCounts: row?.scoreCounts ?? [] };
}

/** A member's own score, in minor units. */
export async function scoreOf(database: Database, play: RankedPlay, memberId: string): Promise<bigint> {
  const { rows } = await sql<{ score: string }>`
    select coalesce(sum(t.valid_turnover_minor), 0)::text as score from turnover_days t
    where t.member_id = ${memberId} and ${played(play)}`.execute(database);
  return BigInt(rows[0]?.score ?? 0);
}

/** Where a score stands in standings that may be some seconds older; null: it takes no place. */
export function placeOn(
  scoreCounts: readonly ScoreCount[],
  scoreMinor: bigint,
): { place: number; tied: number } | null {
  if (scoreMinor <= 0n) return null;
  let place = 1;
  for (const [score, count] of scoreCounts) {
    if (BigInt(score) <= scoreMinor) return { place, tied: BigInt(score) === scoreMinor ? count : 1 };
    place += count;
  }
  return { place, tied: 1 };
}
