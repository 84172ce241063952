import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { ownSources, type ResultSource } from '../issues/states.ts';
import { any, type LottoTables } from '../schema.ts';

export type ClosureRow = Selectable<LottoTables['lotto.closures']>;

/** What a brand decides about its lotteries: where results come from, and on which days they are closed. */
export function createRulesStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  return {
    sourcesOf: async (brandId: string): Promise<ReadonlyMap<string, ResultSource>> => {
      const rows = await database.selectFrom('lotto.sources').selectAll().where('brand_id', '=', brandId).execute();
      return new Map(rows.map(({ lottery_code, source }) => [lottery_code, source]));
    },
    /** From the next issue on that nobody has bought. */
    setSource: (brandId: string, lotteryCode: string, source: ResultSource): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('lotto.sources')
          .values({ brand_id: brandId, lottery_code: lotteryCode, source })
          .onConflict((conflict) => conflict.columns(['brand_id', 'lottery_code']).doUpdateSet({ source }))
          .execute();
        await sql`
            delete from lotto.issues issue where book = ${brandId}::text and lottery_code = ${lotteryCode}
              and source in (${sql.join(ownSources.filter((own) => own !== source))}) and status in ('WAIT', 'OPEN') and not exists (select from lotto.tickets ticket where ticket.book = issue.book
                and ticket.lottery_code = issue.lottery_code and ticket.numero = issue.numero)`.execute(transaction);
      }),
    /** How many issues of each lottery drew and have no result. */
    waitingOf: async (brandId: string, now: Date): Promise<ReadonlyMap<string, number>> => {
      const { rows } = await sql<{ code: string; waiting: number }>`
        select lottery_code as code, count(*)::int as waiting from lotto.issues
        where book = ${brandId}::text and source in (${sql.join(ownSources)}) and status = 'LOCK' and draws_at <= ${now}
        group by lottery_code`.execute(database);
      return new Map(rows.map(({ code, waiting }) => [code, waiting]));
    },
    closuresOf: (brandId: string): Promise<ClosureRow[]> =>
      database
        .selectFrom('lotto.closures')
        .selectAll()
        .where('brand_id', '=', brandId)
        .orderBy('from_day', 'desc')
        .orderBy('id')
        .limit(200)
        .execute(),
    /** Whether the brand sold tickets that are not paid yet for a day of these. */
    hasSold: async ({ brand_id, lottery_code, from_day, to_day }: Insertable<LottoTables['lotto.closures']>) => {
      const { rows } = await sql`
        select from lotto.tickets where brand_id = ${brand_id}::uuid and ${lottery_code} in (${any}, lottery_code)
          and left(numero, 8) between ${from_day} and ${to_day} and status in ('held', 'accepted', 'placed', 'stopping') limit 1`.execute(
        database,
      );
      return rows.length > 0;
    },
    /** The same id again is the same closure. */
    addClosure: async (closure: Insertable<LottoTables['lotto.closures']>): Promise<void> => {
      await database
        .insertInto('lotto.closures')
        .values(closure)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    removeClosure: async (brandId: string, id: string): Promise<boolean> => {
      const { numDeletedRows } = await database
        .deleteFrom('lotto.closures')
        .where('brand_id', '=', brandId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
  };
}
export type RulesStore = ReturnType<typeof createRulesStore>;
