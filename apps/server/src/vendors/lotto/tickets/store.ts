import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IssueKey } from '../issues/store.ts';
import { removeExposures } from '../limits/exposures.ts';
import type { LottoTables, StoredLine } from '../schema.ts';
import { exposuresOfLines } from './read-lines.ts';
import { isTicketMove, type TicketStatus } from './states.ts';

type TicketTable = LottoTables['lotto.tickets'];
export type TicketRow = Selectable<TicketTable>;

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A ticket's id as it is stored: anything else names no ticket. */
export const isTicketId = (text: string): boolean => idForm.test(text);

const atOnce = 500;

/** False when there is a ticket of this id. */
export async function insertTicket(database: Database, ticket: Insertable<TicketTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await withTables<LottoTables>(database)
    .insertInto('lotto.tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A ticket that was paid, or given back. */
export interface EndedTicket {
  ticket: TicketRow;
  to: 'settled' | 'cancelled';
  lines: readonly StoredLine[];
  payoutMinor: bigint;
  generation: number;
}

/** Takes a ticket's stakes off the numbers of its issue. */
const free = (database: Database, { brand_id, lottery_code, numero, lines, prize_group, player_ref }: TicketRow) => {
  const ofAll = exposuresOfLines(lottery_code, lines, prize_group).map((one) => ({ ...one, playerRef: '' }));
  const issue = { brandId: brand_id, lotteryCode: lottery_code, numero };
  return removeExposures(database, issue, [...ofAll, ...ofAll.map((one) => ({ ...one, playerRef: player_ref }))]);
};

/** Tickets of all lotteries. */
export function createTicketStore(anyDatabase: Database) {
  const database = withTables<LottoTables>(anyDatabase);
  const all = () => database.selectFrom('lotto.tickets').selectAll();

  return {
    find: (id: string): Promise<TicketRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    /** All tickets of an order, the first one first. */
    ofOrder: (id: string): Promise<TicketRow[]> =>
      all()
        .where((where) => where.or([where('id', '=', id), where('chase_id', '=', id)]))
        .orderBy('chase_place')
        .execute(),
    /** Whether this call moved the ticket. Throws for a move that the table of states does not have. */
    move: async (id: string, [from, to]: readonly [TicketStatus, TicketStatus]): Promise<boolean> => {
      if (!isTicketMove(from, to)) throw new Error(`no ticket goes from ${from} to ${to}`);
      const { numUpdatedRows } = await database
        .updateTable('lotto.tickets')
        .set({ status: to })
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
    /** Tickets of purchases ahead that a player got back since a moment, without a win of the purchase. */
    givenBackSince: async (playerRef: string, since: Date): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from lotto.tickets ticket
        where player_ref = ${playerRef} and bought_at > ${since} and status in ('stopping', 'cancelled') and chase_id is not null
          and not exists (select 1 from lotto.tickets won where won.chase_id = ticket.chase_id and won.has_won)`.execute(
        database,
      );
      return rows[0]?.count ?? 0;
    },
    /** Accepts all tickets of an order, or none where one of them is not held any more. */
    acceptAll: async (ids: readonly string[]): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        with mine as (select id, status from lotto.tickets where id = any(${ids}::uuid[]) order by id for update)
        update lotto.tickets ticket set status = 'accepted' from mine
        where ticket.id = mine.id and (select bool_and(status = 'held') from mine)`.execute(database);
      return numAffectedRows === BigInt(ids.length);
    },
    /** Ends a ticket that never came to stand; its numbers are free again. `from`: the only states in which it ends. Whether this call ended it. */
    refuse: (
      ticket: TicketRow,
      refusal: string,
      from: readonly ('held' | 'accepted')[] = ['held', 'accepted'],
    ): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('lotto.tickets')
          .set({ status: 'refused', refusal })
          .where('id', '=', ticket.id)
          .where('status', 'in', from)
          .executeTakeFirst();
        if (numUpdatedRows === 1n) await free(transaction, ticket);
        return numUpdatedRows === 1n;
      }),
    /** Takes back what is bought ahead and not locked yet. How many tickets that are. */
    stop: (chaseId: string, now: Date): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const { rows: stopped } = await sql<TicketRow>`
          with mine as (
            select ticket.id from lotto.tickets ticket join lotto.issues issue using (book, lottery_code, numero)
            where ticket.chase_id = ${chaseId} and ticket.status = 'placed' and issue.closes_at > ${now} and issue.status in ('WAIT', 'OPEN')
            order by ticket.id for update of ticket)
          update lotto.tickets ticket set status = 'stopping' from mine where ticket.id = mine.id and ticket.status = 'placed'
          returning ticket.*`.execute(transaction);
        // In the order in which an order writes them, so that a buyer of the same issues and this one never wait for each other.
        const inOrder = stopped.toSorted((one, other) => one.chase_place - other.chase_place);
        for (const ticket of inOrder) await free(transaction, ticket);
        return stopped.length;
      }),
    /** Purchases ahead that are to end with a win, have won, and still have tickets. */
    wonChases: async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select distinct waiting.chase_id as id from lotto.tickets waiting join lotto.tickets won on won.chase_id = waiting.chase_id
        where waiting.chase_id is not null and waiting.status = 'placed' and waiting.stops_on_win
          and won.status = 'settled' and won.has_won`.execute(database);
      return rows.map(({ id }) => id);
    },
    stopping: (): Promise<TicketRow[]> => all().where('status', '=', 'stopping').orderBy('id').limit(atOnce).execute(),
    ofPlayer: (playerRef: string, lotteryCode: string, count: number): Promise<TicketRow[]> =>
      all()
        .where('player_ref', '=', playerRef)
        .where('status', '!=', 'refused')
        .where('lottery_code', '=', lotteryCode)
        .orderBy('bought_at', 'desc')
        .orderBy('chase_place')
        .orderBy('id')
        .limit(count)
        .execute(),
    /** Tickets that nobody knows to stand or not, bought before a moment. */
    unsure: (before: Date): Promise<TicketRow[]> =>
      all()
        .where('status', 'in', ['held', 'accepted'])
        .where('bought_at', '<', before)
        .orderBy('bought_at')
        .limit(atOnce)
        .execute(),
    unsureOf: ({ book, lottery_code, numero }: IssueKey): Promise<TicketRow[]> =>
      all()
        .where('status', 'in', ['held', 'accepted'])
        .where('book', '=', book)
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .limit(atOnce)
        .execute(),
    /** Tickets of an issue that are not settled by this generation of its result. */
    toSettle: ({ book, lottery_code, numero }: IssueKey, generation: number): Promise<TicketRow[]> =>
      all()
        .where('book', '=', book)
        .where('lottery_code', '=', lottery_code)
        .where('numero', '=', numero)
        .where('status', 'in', ['placed', 'settled'])
        .where('generation', '<', generation)
        .orderBy('generation')
        .orderBy('id')
        .limit(atOnce)
        .execute(),
    /** Writes down what was booked, all of it in one statement, the tickets locked in one order. */
    end: async (transaction: Database, ended: readonly EndedTicket[], now: Date): Promise<void> => {
      const wrong = ended.find(({ ticket, to }) => !isTicketMove(ticket.status, to));
      if (wrong) throw new Error(`no ticket goes from ${wrong.ticket.status} to ${wrong.to}`);
      const ids = ended.map(({ ticket }) => ticket.id);
      await sql`select from lotto.tickets where id = any(${ids}::uuid[]) order by id for update`.execute(transaction);
      await sql`
        update lotto.tickets ticket set status = ended.status, payout_minor = ended.payout_minor, generation = ended.generation,
          lines = ended.lines, has_won = ended.has_won, settled_at = ${now}
        from unnest(${ids}::uuid[], ${ended.map(({ ticket }) => ticket.status)}::text[],
          ${ended.map(({ to }) => to)}::text[], ${ended.map(({ payoutMinor }) => `${payoutMinor}`)}::bigint[],
          ${ended.map(({ generation }) => generation)}::int[], ${ended.map(({ lines }) => JSON.stringify(lines))}::jsonb[],
          ${ended.map(({ lines }) => lines.some(({ wins = 0 }) => wins > 0))}::boolean[])
          ended(id, known, status, payout_minor, generation, lines, has_won)
        where ticket.id = ended.id and ticket.status = ended.known`.execute(transaction);
    },
  };
}
export type TicketStore = ReturnType<typeof createTicketStore>;
