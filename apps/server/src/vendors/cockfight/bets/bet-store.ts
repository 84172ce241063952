import { type Insertable, sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { BetRow, BetState, CockfightTables } from '../schema.ts';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A bet's id as it is stored: anything else names no bet. */
export const isBetId = (text: string): boolean => idForm.test(text);

/** So long a bet is left to the request that placed it. */
const placingMs = 3_000;
const atOnce = 500;

/** Bets of all arenas. Whatever changes one says in which state it must be, so that nothing is done twice. */
export function createBetStore(anyDatabase: Database) {
  const database = withTables<CockfightTables>(anyDatabase);
  const all = () => database.selectFrom('cockfight.bets').selectAll();

  return {
    find: (id: string): Promise<BetRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    ofPlayer: (arena: string, playerRef: string, count: number): Promise<BetRow[]> =>
      all()
        .where('arena', '=', arena)
        .where('player_ref', '=', playerRef)
        .where('state', '<>', 'REJECTED')
        .orderBy('placed_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),
    ofFight: (fightId: string, playerRef: string): Promise<BetRow[]> =>
      all()
        .where('fight_id', '=', fightId)
        .where('player_ref', '=', playerRef)
        .where('state', '<>', 'REJECTED')
        .orderBy('placed_at')
        .orderBy('id')
        .execute(),
    /** Every bet of a fight that stands. */
    standing: (fightId: string): Promise<BetRow[]> =>
      all()
        .where('fight_id', '=', fightId)
        .where('state', 'in', ['ACCEPTED', 'SETTLED', 'VOID'])
        .orderBy('id')
        .execute(),
    /** Of which nobody knows whether the wallet holds them. */
    pendingOf: (fightId: string): Promise<BetRow[]> =>
      all().where('fight_id', '=', fightId).where('state', '=', 'PENDING').limit(atOnce).execute(),
    /** Those that their requests left behind. */
    leftPending: (arena: string, now: Date): Promise<BetRow[]> =>
      all()
        .where('arena', '=', arena)
        .where('state', '=', 'PENDING')
        .where('placed_at', '<=', new Date(now.getTime() - placingMs))
        .limit(atOnce)
        .execute(),
    refusedSince: async (playerRef: string, since: Date): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from cockfight.bets
        where player_ref = ${playerRef} and placed_at > ${since} and state = 'REJECTED'`.execute(anyDatabase);
      return rows[0]?.count ?? 0;
    },
    move: async (id: string, from: BetState, to: BetState, refusal = ''): Promise<void> => {
      await database
        .updateTable('cockfight.bets')
        .set({ state: to, refusal })
        .where('id', '=', id)
        .where('state', '=', from)
        .execute();
    },
  };
}
export type BetStore = ReturnType<typeof createBetStore>;

/** Undefined when there is a bet of this id. */
export const insertBet = (
  transaction: Database,
  bet: Insertable<CockfightTables['cockfight.bets']>,
): Promise<BetRow | undefined> =>
  withTables<CockfightTables>(transaction)
    .insertInto('cockfight.bets')
    .values(bet)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
