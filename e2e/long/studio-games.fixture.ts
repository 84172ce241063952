import { instantGames } from '../../apps/server/src/vendors/studio/instant/games.ts';
import { slotGames } from '../../apps/server/src/vendors/studio/slots/games.ts';
import { tableGames } from '../../apps/server/src/vendors/studio/tables/games/index.ts';

/** Every game of the studio, as its server lists them, tables at the first of each game: a new one is played with the others. */
export const studioGames = {
  slots: slotGames.map(({ gameCode }) => gameCode),
  instant: instantGames.map(({ gameCode }) => gameCode),
  tables: tableGames.map(({ gameCode }) => gameCode),
};
