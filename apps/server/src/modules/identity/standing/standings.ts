import type { Clock } from '../../../platform/clock.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityTables } from '../schema.ts';

/** A member's club rank and labels. `labelColour` is #rrggbb in small letters, or empty. */
export interface Standing {
  rankName: string;
  /** 0 to 100; who stands above 4 gets the VIP service. */
  rankLevel: number;
  /** At most ten. */
  labels: readonly string[];
  labelColour: string;
}

const lowest: Standing = { rankName: '', rankLevel: 0, labels: [], labelColour: '' };

export function createStandings(deps: { database: Database; clock: Clock }) {
  /** The lowest for who was given none. */
  const of = async (memberId: string): Promise<Standing> => {
    const row = await withTables<IdentityTables>(deps.database)
      .selectFrom('member_standings as s')
      .select(['s.rank_name as rankName', 's.rank_level as rankLevel', 's.labels', 's.label_colour as labelColour'])
      .where('s.member_id', '=', memberId)
      .executeTakeFirst();
    return row ?? lowest;
  };

  /** Sets what is given and leaves the rest as it is. The database refuses what is out of bounds. */
  const set = async (memberId: string, change: Partial<Standing>, database: Database = deps.database) => {
    const columns = {
      ...(change.rankName === undefined ? {} : { rank_name: change.rankName }),
      ...(change.rankLevel === undefined ? {} : { rank_level: change.rankLevel }),
      ...(change.labels === undefined ? {} : { labels: [...change.labels] }),
      ...(change.labelColour === undefined ? {} : { label_colour: change.labelColour }),
      changed_at: deps.clock.now(),
    };
    await withTables<IdentityTables>(database)
      .insertInto('member_standings')
      .values({ member_id: memberId, ...columns })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
      .execute();
  };

  return { of, set };
}
