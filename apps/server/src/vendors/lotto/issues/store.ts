import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { LottoTables } from '../schema.ts';
import { type IssueStatus, type IssueTransition, issueSources } from './states.ts';

export type IssueRow = Selectable<LottoTables['lotto.issues']>;
export type IssueKey = Pick<IssueRow, 'book' | 'lottery_code' | 'numero'>;

const atOnce = 200;
export const coming: readonly IssueStatus[] = ['WAIT', 'OPEN', 'LOCK'];

/** Issues of all lotteries, as the work on them needs it. Whatever changes one says from which states, so that nothing is done twice. */
export function createIssueStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const all = () => database.selectFrom('lotto.issues').selectAll();

  const move = async (
    key: IssueKey,
    to: IssueStatus,
    actor: IssueTransition['actor'],
    change: { result?: string; server_seed?: string; generation?: number; settled_at?: Date | null } = {},
    from: readonly IssueStatus[] = issueSources(to, actor),
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('lotto.issues')
      .set({ ...change, status: to })
      .where('book', '=', key.book)
      .where('lottery_code', '=', key.lottery_code)
      .where('numero', '=', key.numero)
      .where('status', 'in', from)
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
    find: ({ book, lottery_code, numero }: IssueKey): Promise<IssueRow | undefined> =>
      all()
        .where('book', '=', book)
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .executeTakeFirst(),
    insert: async (rows: readonly Insertable<LottoTables['lotto.issues']>[]): Promise<void> => {
      if (rows.length === 0) return;
      await database
        .insertInto('lotto.issues')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Lotteries of a book that have an issue whose draw is to come after `moment`, with the last of these. */
    plannedUntil: async (book: string, moment: Date): Promise<ReadonlyMap<string, Date>> => {
      const rows = await database
        .selectFrom('lotto.issues')
        .select(['lottery_code', ({ fn }) => fn.max('draws_at').as('until')])
        .where('book', '=', book)
        .where('draws_at', '>', moment)
        .where('status', 'in', coming)
        .groupBy('lottery_code')
        .execute();
      return new Map(rows.map(({ lottery_code, until }) => [lottery_code, until]));
    },
    toDraw: (now: Date): Promise<IssueRow[]> =>
      all()
        .where('status', '=', 'LOCK')
        .where('source', '=', 'drawn')
        .where('draws_at', '<=', now)
        .orderBy('draws_at')
        .limit(atOnce)
        .execute(),
    toSettle: (): Promise<IssueRow[]> =>
      all().where('status', '=', 'DRAWN').orderBy('draws_at').limit(atOnce).execute(),
    withOpenTickets: (): Promise<IssueRow[]> =>
      all()
        .where('status', '=', 'CANCELLED')
        .where('settled_at', 'is', null)
        .orderBy('draws_at')
        .limit(atOnce)
        .execute(),
    endCancelled: async ({ book, lottery_code, numero }: IssueKey, now: Date): Promise<void> => {
      await database
        .updateTable('lotto.issues')
        .set({ settled_at: now })
        .where('book', '=', book)
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .where('status', '=', 'CANCELLED')
        .execute();
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
