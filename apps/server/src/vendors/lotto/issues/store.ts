import type { LotteryDraw } from '@baize/games/lottery';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { LottoTables } from '../schema.ts';
import { type IssueStatus, type IssueTransition, issueSources } from './states.ts';

export type IssueRow = Selectable<LottoTables['lotto.issues']>;
export type IssueKey = Pick<IssueRow, 'lottery_code' | 'numero'>;

const atOnce = 200;
const drawn: readonly IssueStatus[] = ['DRAWN', 'SETTLED'];

/** Issues of all lotteries. Whatever changes one says from which states, so that nothing is done twice. */
export function createIssueStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const all = () => database.selectFrom('lotto.issues').selectAll();

  const move = async (
    key: IssueKey,
    to: IssueStatus,
    actor: IssueTransition['actor'],
    change: { result?: string; server_seed?: string; generation?: number; settled_at?: Date | null } = {},
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('lotto.issues')
      .set({ ...change, status: to })
      .where('lottery_code', '=', key.lottery_code)
      .where('numero', '=', key.numero)
      .where('status', 'in', issueSources(to, actor))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };

  /** Opens and locks what is due, all of it at once. */
  const passTime = async (to: 'OPEN' | 'LOCK', now: Date): Promise<void> => {
    await database
      .updateTable('lotto.issues')
      .set({ status: to })
      .where('status', 'in', issueSources(to, 'clock'))
      .where(to === 'OPEN' ? 'opens_at' : 'closes_at', '<=', now)
      .execute();
  };

  return {
    move,
    passTime,
    find: ({ lottery_code, numero }: IssueKey): Promise<IssueRow | undefined> =>
      all().where('lottery_code', '=', lottery_code).where('numero', '=', numero).executeTakeFirst(),
    insert: async (rows: readonly Insertable<LottoTables['lotto.issues']>[]): Promise<void> => {
      if (rows.length === 0) return;
      await database
        .insertInto('lotto.issues')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Lotteries that have an issue whose draw is to come after `moment`, with the last of these. */
    plannedUntil: async (moment: Date): Promise<ReadonlyMap<string, Date>> => {
      const rows = await database
        .selectFrom('lotto.issues')
        .select(['lottery_code', ({ fn }) => fn.max('draws_at').as('until')])
        .where('draws_at', '>', moment)
        .where('status', 'in', ['WAIT', 'OPEN', 'LOCK'])
        .groupBy('lottery_code')
        .execute();
      return new Map(rows.map(({ lottery_code, until }) => [lottery_code, until]));
    },
    toDraw: (now: Date): Promise<IssueRow[]> =>
      all().where('status', '=', 'LOCK').where('draws_at', '<=', now).orderBy('draws_at').limit(atOnce).execute(),
    toSettle: (): Promise<IssueRow[]> =>
      all().where('status', '=', 'DRAWN').orderBy('draws_at').limit(atOnce).execute(),
    withOpenTickets: (): Promise<IssueRow[]> =>
      all()
        .where('status', '=', 'CANCELLED')
        .where('settled_at', 'is', null)
        .orderBy('draws_at')
        .limit(atOnce)
        .execute(),
    endCancelled: async ({ lottery_code, numero }: IssueKey, now: Date): Promise<void> => {
      await database
        .updateTable('lotto.issues')
        .set({ settled_at: now })
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .where('status', '=', 'CANCELLED')
        .execute();
    },
    /** The issue of a lottery that is next to be drawn. */
    nextOf: (lotteryCode: string, now: Date): Promise<IssueRow | undefined> =>
      all()
        .where('lottery_code', '=', lotteryCode)
        .where('draws_at', '>', now)
        .where('status', 'in', ['WAIT', 'OPEN', 'LOCK'])
        .orderBy('draws_at')
        .limit(1)
        .executeTakeFirst(),
    /** The latest `count` issues of each lottery whose numbers are open, the latest first. */
    latestDrawn: async (codes: readonly string[], count: number): Promise<(IssueRow & { result: LotteryDraw })[]> => {
      const { rows } = await sql<IssueRow & { result: LotteryDraw }>`
        select issue.* from unnest(${codes}::text[]) with ordinality asked(code, place)
        cross join lateral (
          select * from lotto.issues
          where lottery_code = asked.code and status in (${sql.join(drawn)})
          order by draws_at desc limit ${count}) issue
        order by asked.place, issue.draws_at desc`.execute(database);
      return rows;
    },
    /** Deletes issues that drew before a moment and that nobody bought. */
    purge: async (before: Date): Promise<void> => {
      await sql`
        delete from lotto.issues issue where draws_at < ${before} and status in ('SETTLED', 'CANCELLED')
        and not exists (select from lotto.tickets ticket
          where ticket.lottery_code = issue.lottery_code and ticket.numero = issue.numero)`.execute(database);
    },
  };
}
export type IssueStore = ReturnType<typeof createIssueStore>;
