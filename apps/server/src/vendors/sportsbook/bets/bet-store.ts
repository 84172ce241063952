import type { Insertable, Selectable, Updateable } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { BetState, SportsbookTables } from '../schema.ts';

type BetTable = SportsbookTables['sportsbook.bets'];
export type BetRow = Selectable<BetTable>;
export type NewBet = Insertable<BetTable>;

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A bet's id as it is stored: anything else names no bet. */
export const isBetId = (text: string): boolean => idForm.test(text);

const atOnce = 500;
/** So long a bet is left to the request that placed it. */
const placingMs = 3_000;

/** Bets of one book. Whatever changes one says in which state it must be, so that nothing is done twice. */
export function createBetStore({ database: anyDatabase }: BookDependencies, { vendorCode }: BookSettings) {
  const database = withTables<SportsbookTables>(anyDatabase);
  const ofVendor = () => database.selectFrom('sportsbook.bets').selectAll().where('vendor_code', '=', vendorCode);

  return {
    find: (id: string): Promise<BetRow | undefined> => ofVendor().where('id', '=', id).executeTakeFirst(),
    /** Undefined when there is a bet of this id. */
    insert: (bet: NewBet): Promise<BetRow | undefined> =>
      database
        .insertInto('sportsbook.bets')
        .values(bet)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst(),
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
        .orderBy('settles_at')
        .limit(atOnce)
        .execute(),
    selling: (): Promise<BetRow[]> =>
      ofVendor().where('state', '=', 'ACCEPTED').where('cash_out_minor', 'is not', null).limit(atOnce).execute(),
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
    /** Offers an open bet for sale at a price, unless it is sold or was settled. */
    sell: async (id: string, cashOutMinor: bigint, now: Date): Promise<void> => {
      await database
        .updateTable('sportsbook.bets')
        .set({ cash_out_minor: cashOutMinor })
        .where('id', '=', id)
        .where('state', '=', 'ACCEPTED')
        .where('cash_out_minor', 'is', null)
        .where('settles_at', '>', now)
        .execute();
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
