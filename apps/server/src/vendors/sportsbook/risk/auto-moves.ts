import { moveByLiability } from '@baize/games/sportsbook';
import { withTables } from '../../../platform/database/database.ts';
import { exposuresOf, selectionLiability } from '../bets/exposure.ts';
import { limitsOf } from '../bets/limits.ts';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import type { PriceMove } from '../matches/match.ts';
import type { SportsbookTables } from '../schema.ts';

type Tools = Pick<BookDependencies, 'database' | 'clock'>;

const keyOf = (moves: readonly PriceMove[]) =>
  JSON.stringify(moves.map(({ market, selection, line, percent }) => [market, selection, line, percent]).sort());

/** Moves prices down by what is at stake on their selections, and back when it is gone. */
export function createAutoMoves({ database: anyDatabase, clock }: Tools, settings: Pick<BookSettings, 'vendorCode'>) {
  const database = withTables<SportsbookTables>(anyDatabase);
  return async (): Promise<void> => {
    const now = clock.now();
    const rows = await database
      .selectFrom('sportsbook.matches')
      .select(['id', 'auto_moves'])
      .where('vendor_code', '=', settings.vendorCode)
      .where('ends_at', '>', now)
      .execute();
    const exposures = await exposuresOf(
      anyDatabase,
      rows.map(({ id }) => id),
    );
    const limits = await limitsOf({ database: anyDatabase }, { ...settings, brandId: null });
    for (const { id, auto_moves } of rows) {
      const ofMatch = exposures.filter(({ matchId }) => matchId === id);
      const moves = ofMatch.flatMap((one): PriceMove[] => {
        const percent = moveByLiability(selectionLiability(ofMatch, one), limits.selectionLiability);
        const { market, selection, line } = one;
        return percent === 0 ? [] : [{ market, selection, line, percent }];
      });
      if (keyOf(moves) === keyOf(auto_moves.moves ?? [])) continue;
      await database
        .updateTable('sportsbook.matches')
        .set({ auto_moves: JSON.stringify({ moves }) })
        .where('id', '=', id)
        .execute();
    }
  };
}
