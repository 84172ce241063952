import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { findRoomKind, roomKinds } from '../room-kinds.ts';
import type { RoomTables } from '../schema.ts';
import type { DeskPorts } from './desk-ports.ts';

/** The rake of every game and stake; a hand keeps the rake that it began with. */
export function createRakeDesk(ports: DeskPorts): HandlersOf<'staffRoomRakes' | 'staffRoomRakeSet'> {
  const database = withTables<RoomTables>(ports.database);

  return {
    staffRoomRakes: async () => {
      const own = await database.selectFrom('rooms.rakes').selectAll().execute();
      const rakes = roomKinds.flatMap(({ game, stakes, rake10k }) =>
        stakes.map(({ key }) => {
          const set = own.find(({ game_code, stake }) => game_code === game.gameCode && stake === key);
          return { gameCode: game.gameCode, stake: key, rake10k: set?.rake_10k ?? rake10k, isOwn: set !== undefined };
        }),
      );
      return ok({ rakes });
    },
    staffRoomRakeSet: async ({ staff, ip, body: { gameCode, stake, rake10k, reason } }) => {
      const kind = findRoomKind(gameCode);
      if (!kind?.stakes.some(({ key }) => key === stake)) return fail('game_not_found');
      const rake = rake10k ?? kind.rake10k;
      if (rake10k === null)
        await database.deleteFrom('rooms.rakes').where('game_code', '=', gameCode).where('stake', '=', stake).execute();
      else
        await database
          .insertInto('rooms.rakes')
          .values({ game_code: gameCode, stake, rake_10k: rake })
          .onConflict((conflict) => conflict.columns(['game_code', 'stake']).doUpdateSet({ rake_10k: rake }))
          .execute();
      await ports.staffPorts.audit(
        { staff, ip },
        { act: 'setRoomRake', subject: `rooms:${gameCode}/${stake}`, reason, after: { rake10k: rake } },
      );
      return ok({});
    },
  };
}
