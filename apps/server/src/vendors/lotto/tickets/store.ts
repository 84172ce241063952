import type { Insertable, Selectable, Updateable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IssueKey } from '../issues/store.ts';
import type { LottoTables } from '../schema.ts';
import { isTicketMove, type TicketStatus } from './states.ts';

type TicketTable = LottoTables['lotto.tickets'];
export type TicketRow = Selectable<TicketTable>;

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A ticket's id as it is stored: anything else names no ticket. */
export const isTicketId = (text: string): boolean => idForm.test(text);

const atOnce = 500;

/** Tickets of all lotteries. */
export function createTicketStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const all = () => database.selectFrom('lotto.tickets').selectAll();

  return {
    find: (id: string): Promise<TicketRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    /** False when there is a ticket of this id. */
    insert: async (ticket: Insertable<TicketTable>): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('lotto.tickets')
        .values(ticket)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    /** Whether this call brought the ticket on. Throws for a way that the table of states does not have. */
    move: async (
      id: string,
      [from, to]: readonly [TicketStatus, TicketStatus],
      change: Pick<Updateable<TicketTable>, 'refusal' | 'payout_minor' | 'settled_at' | 'generation' | 'lines'> = {},
    ): Promise<boolean> => {
      if (!isTicketMove(from, to)) throw new Error(`no ticket goes from ${from} to ${to}`);
      const { numUpdatedRows } = await database
        .updateTable('lotto.tickets')
        .set({ ...change, status: to })
        .where('id', '=', id)
        .where('status', '=', from)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    /** Tickets of a player that were refused since a moment: each is a row that stays. */
    refusedSince: async (playerRef: string, since: Date): Promise<number> => {
      const { count } = await database
        .selectFrom('lotto.tickets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_ref', '=', playerRef)
        .where('bought_at', '>', since)
        .where('status', '=', 'refused')
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    ofPlayer: (playerRef: string, lotteryCode: string | undefined, count: number): Promise<TicketRow[]> =>
      all()
        .where('player_ref', '=', playerRef)
        .where('status', '!=', 'refused')
        .$if(lotteryCode !== undefined, (query) => query.where('lottery_code', '=', lotteryCode ?? ''))
        .orderBy('bought_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),
    /** Tickets that nobody knows to stand or not, bought before a moment. */
    unsure: (before: Date): Promise<TicketRow[]> =>
      all()
        .where('status', 'in', ['held', 'accepted'])
        .where('bought_at', '<=', before)
        .orderBy('bought_at')
        .limit(atOnce)
        .execute(),
    unsureOf: ({ lottery_code, numero }: IssueKey): Promise<TicketRow[]> =>
      all()
        .where('status', 'in', ['held', 'accepted'])
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .limit(atOnce)
        .execute(),
    /** Tickets of an issue that are not settled by this generation of its result. */
    toSettle: ({ lottery_code, numero }: IssueKey, generation: number): Promise<TicketRow[]> =>
      all()
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .where('status', 'in', ['placed', 'settled'])
        .where('generation', '<', generation)
        .orderBy('generation')
        .orderBy('id')
        .limit(atOnce)
        .execute(),
  };
}
export type TicketStore = ReturnType<typeof createTicketStore>;
