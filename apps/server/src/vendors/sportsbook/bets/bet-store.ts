import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { BetState, SportsbookTables } from '../schema.ts';

type BetTable = SportsbookTables['sportsbook.bets'];
export type BetRow = Selectable<BetTable>;
export type NewBet = Insertable<BetTable>;

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A bet's id as it is stored: anything else names no bet. */
export const isBetId = (text: string): boolean => idForm.test(text);

const atOnce = 500;
/** Of a match day; they go to the wallet together. */
const settledAtOnce = 1_000;
/** So long a bet is left to the request that placed it. */
const placingMs = 3_000;

/** Bets of one book. Whatever changes one says in which state it must be, so that nothing is done twice. */
export function createBetStore(
  { database: anyDatabase }: Pick<BookDependencies, 'database'>,
  { vendorCode }: Pick<BookSettings, 'vendorCode'>,
) {
  const database = withTables<SportsbookTables>(anyDatabase);
  const ofVendor = () => database.selectFrom('sportsbook.bets').selectAll().where('vendor_code', '=', vendorCode);

  return {
    find: (id: string): Promise<BetRow | undefined> => ofVendor().where('id', '=', id).executeTakeFirst(),
    ofPlayer: (playerRef: string, count: number): Promise<BetRow[]> =>
      ofVendor().where('player_ref', '=', playerRef).orderBy('placed_at', 'desc').orderBy('id').limit(count).execute(),
    /** Bets of a player that the wallet refused since a moment: each is a row that stays. */
    refusedSince: async (playerRef: string, since: Date): Promise<number> => {
      const { count } = await database
        .selectFrom('sportsbook.bets')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('vendor_code', '=', vendorCode)
        .where('player_ref', '=', playerRef)
        .where('placed_at', '>', since)
        .where('state', '=', 'REJECTED')
        .where('decision', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    pending: (now: Date): Promise<BetRow[]> =>
      ofVendor()
        .where('state', '=', 'PENDING')
        .where('decide_at', '<=', now)
        .where('placed_at', '<=', new Date(now.getTime() - placingMs))
        .orderBy('decide_at')
        .limit(atOnce)
        .execute(),
    /** Open bets whose last match has ended. */
    toSettle: (now: Date): Promise<BetRow[]> =>
      ofVendor()
        .where('state', '=', 'ACCEPTED')
        .where('settles_at', '<=', now)
        .where('cash_out_minor', 'is', null)
        .where('next_state', 'is', null)
        .orderBy('settles_at')
        .limit(settledAtOnce)
        .execute(),
    selling: (): Promise<BetRow[]> =>
      ofVendor().where('state', '=', 'ACCEPTED').where('cash_out_minor', 'is not', null).limit(atOnce).execute(),
    /** Bets of a match in the order of their ids, after one. */
    ofMatch: (matchId: string, states: readonly BetState[], after: string, count: number): Promise<BetRow[]> =>
      ofVendor()
        .where('id', 'in', (legs) =>
          legs.selectFrom('sportsbook.bet_legs').select('bet_id').where('match_id', '=', matchId),
        )
        .where('state', 'in', [...states])
        .where('id', '>', after)
        .orderBy('id')
        .limit(count)
        .execute(),
    /** Writes what is decided of a pending bet, unless somebody did. */
    decide: async (id: string, change: Pick<Updateable<BetTable>, 'decision' | 'refusal' | 'legs'>): Promise<void> => {
      await database
        .updateTable('sportsbook.bets')
        .set(change)
        .where('id', '=', id)
        .where('state', '=', 'PENDING')
        .where('decision', 'is', null)
        .execute();
    },
    /** Sells a whole open bet at a price; false: it is sold, in whole or in part, or was settled. */
    sell: async (id: string, cashOutMinor: bigint, now: Date): Promise<boolean> => {
      const { numUpdatedRows } = await database
        .updateTable('sportsbook.bets')
        .set({ cash_out_minor: cashOutMinor })
        .where('id', '=', id)
        .where('state', '=', 'ACCEPTED')
        .where('cash_out_minor', 'is', null)
        .where('next_state', 'is', null)
        .where('generation', '=', 0)
        .where('settles_at', '>', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    move: async (
      { id, from, to }: { id: string; from: BetState; to: BetState },
      change: Pick<Updateable<BetTable>, 'refusal' | 'return_minor' | 'closed_at'>,
    ): Promise<void> => {
      await database
        .updateTable('sportsbook.bets')
        .set({ ...change, state: to })
        .where('id', '=', id)
        .where('state', '=', from)
        .execute();
    },
  };
}
export type BetStore = ReturnType<typeof createBetStore>;

/** Writes a bet with its legs, its matches locked before. Undefined when there is a bet of this id. */
export async function insertBet(
  transaction: Database,
  bet: NewBet,
  legs: readonly { matchId: string; market: string; selection: string; line: number | null }[],
): Promise<BetRow | undefined> {
  const tables = withTables<SportsbookTables>(transaction);
  const row = await tables
    .insertInto('sportsbook.bets')
    .values(bet)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const values = legs.map(({ matchId, market, selection, line }) => ({
    bet_id: row.id,
    match_id: matchId,
    market,
    selection,
    line,
  }));
  await tables.insertInto('sportsbook.bet_legs').values(values).execute();
  return row;
}

/** Holds matches as they are until the transaction ends, in one order, so that no two wait for each other. Returns when each ends. */
export async function lockMatches(transaction: Database, matchIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; ends_at: Date }>`
    select id, ends_at from sportsbook.matches where id = any(${matchIds}::text[]) order by id for no key update`.execute(
    transaction,
  );
  return new Map(rows.map(({ id, ends_at }) => [id, ends_at]));
}
