import type { LotteryDraw } from '@baize/games/lottery';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { type LottoTables, sharedBook } from '../schema.ts';
import { coming, type IssueRow } from './store.ts';

/** An issue whose numbers are open. */
export type DrawnIssue = IssueRow & { result: LotteryDraw };

/** Issues as one brand has them: its own instead of the shared ones where there are any, and none on days on which it is closed. */
export function createBrandIssues(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const isOfBrand = (brandId: string) => sql`
    issue.book in (${sharedBook}, ${brandId}::text)
    and (issue.book <> ${sharedBook} or not exists (select from lotto.issues own
      where own.book = ${brandId}::text and own.lottery_code = issue.lottery_code and own.numero = issue.numero))
    and not exists (select from lotto.closures closure
      where closure.brand_id = ${brandId}::uuid and closure.lottery_code in ('*', issue.lottery_code)
        and left(issue.numero, 8) between closure.from_day and closure.to_day)`;

  const ofNumeros = async (brandId: string, lotteryCode: string, numeros: readonly string[]): Promise<IssueRow[]> => {
    const { rows } = await sql<IssueRow>`select * from lotto.issues issue
      where lottery_code = ${lotteryCode} and numero = any(${numeros}::text[]) and ${isOfBrand(brandId)}`.execute(
      database,
    );
    return rows;
  };

  return {
    ofNumeros,
    find: async (brandId: string, lotteryCode: string, numero: string): Promise<IssueRow | undefined> =>
      (await ofNumeros(brandId, lotteryCode, [numero]))[0],
    /** The next `count` issues to be drawn of a lottery after a moment. */
    next: async (brandId: string, lotteryCode: string, after: Date, count: number): Promise<IssueRow[]> => {
      const { rows } = await sql<IssueRow>`select * from lotto.issues issue
        where lottery_code = ${lotteryCode} and draws_at > ${after} and status in (${sql.join(coming)}) and ${isOfBrand(brandId)}
        order by draws_at limit ${count}`.execute(database);
      return rows;
    },
    /** `code numero` of a brand's issues whose draw is still to come and that were cancelled. */
    cancelled: async (brandId: string, after: Date): Promise<ReadonlySet<string>> => {
      const rows = await database
        .selectFrom('lotto.issues')
        .select(['lottery_code', 'numero'])
        .where('book', '=', brandId)
        .where('status', '=', 'CANCELLED')
        .where('draws_at', '>', after)
        .execute();
      return new Set(rows.map(({ lottery_code, numero }) => `${lottery_code} ${numero}`));
    },
    /** A page of the issues of some lotteries whose numbers are open, of one day (`YYYYMMDD`), the newest first; and how many there are. */
    drawnOfDay: async (
      brandId: string,
      codes: readonly string[],
      { day, offset, limit }: { day: string; offset: number; limit: number },
    ): Promise<{ rows: DrawnIssue[]; total: number }> => {
      const { rows } = await sql<DrawnIssue & { total: number }>`
        select issue.*, count(*) over ()::int as total from lotto.issues issue
        where lottery_code = any(${codes}::text[]) and left(numero, 8) = ${day} and status in ('DRAWN', 'SETTLED') and ${isOfBrand(brandId)}
        order by draws_at desc, array_position(${codes}::text[], lottery_code) limit ${limit} offset ${offset}`.execute(
        database,
      );
      return { rows, total: rows[0]?.total ?? 0 };
    },
    /** The latest `count` issues of each lottery whose numbers are open, the latest first. */
    latestDrawn: async (brandId: string, codes: readonly string[], count: number): Promise<DrawnIssue[]> => {
      const { rows } = await sql<DrawnIssue>`
        select issue.* from unnest(${codes}::text[]) with ordinality asked(code, place)
        cross join lateral (
          select * from lotto.issues issue
          where lottery_code = asked.code and status in ('DRAWN', 'SETTLED') and ${isOfBrand(brandId)}
          order by draws_at desc limit ${count}) issue
        order by asked.place, issue.draws_at desc`.execute(database);
      return rows;
    },
  };
}
export type BrandIssues = ReturnType<typeof createBrandIssues>;
