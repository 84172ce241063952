import { type FightState, fightCanBecome } from '@baize/games/cockfight';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CockfightTables, FightRow } from '../schema.ts';

type Change = Updateable<CockfightTables['cockfight.fights']>;

/** Fights as they stand. Whatever moves one says from which state, by the table of transitions, so that nothing is done twice. */
export function createFightStore(anyDatabase: Database) {
  const database = withTables<CockfightTables>(anyDatabase);
  const all = () => database.selectFrom('cockfight.fights').selectAll();

  return {
    find: (id: string): Promise<FightRow | undefined> => all().where('id', '=', id).executeTakeFirst(),
    byId: async (ids: readonly string[]): Promise<ReadonlyMap<string, FightRow>> => {
      if (ids.length === 0) return new Map();
      const rows = await all()
        .where('id', 'in', [...new Set(ids)])
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    /** The latest of an arena. */
    current: (arena: string): Promise<FightRow | undefined> =>
      all()
        .where('arena', '=', arena)
        .orderBy('programme', 'desc')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    /** Fights with a result, oldest first. */
    results: async (arena: string, count: number): Promise<FightRow[]> => {
      const rows = await all()
        .where('arena', '=', arena)
        .where('outcome', 'is not', null)
        .orderBy('programme', 'desc')
        .orderBy('number', 'desc')
        .limit(count)
        .execute();
      return rows.reverse();
    },
    /** Fights whose result stands and is not wholly paid, corrected ones too. */
    toPay: (arena: string): Promise<FightRow[]> =>
      all().where('arena', '=', arena).where('state', '=', 'RESULT').orderBy('opened_at').execute(),
    /** Two processes open a fight once. */
    insert: async (row: Insertable<CockfightTables['cockfight.fights']>): Promise<void> => {
      await database
        .insertInto('cockfight.fights')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** False: it is not in this state any more. Throws for a step that the rulebook does not know. */
    advance: async (id: string, from: FightState, to: FightState, change: Change = {}): Promise<boolean> => {
      if (!fightCanBecome(from, to)) throw new RangeError(`a fight does not go from ${from} to ${to}`);
      const { numUpdatedRows } = await database
        .updateTable('cockfight.fights')
        .set({ ...change, state: to })
        .where('id', '=', id)
        .where('state', '=', from)
        // A result is corrected once.
        .$if(from === 'SETTLED', (query) => query.where('corrections', '=', 0))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
export type FightStore = ReturnType<typeof createFightStore>;

/** Holds a fight as it is until the transaction ends: no bet comes between, and it does not go on. */
export async function lockFight(transaction: Database, id: string): Promise<FightRow | undefined> {
  await sql`select 1 from cockfight.fights where id = ${id} for no key update`.execute(transaction);
  return createFightStore(transaction).find(id);
}
