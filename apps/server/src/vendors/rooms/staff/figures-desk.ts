import { formatAmount } from '@baize/money';
import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { roomsVendorCode } from '../code.ts';
import type { RoomTables } from '../schema.ts';
import { exponentOf } from '../scopes.ts';
import type { DeskPorts } from './desk-ports.ts';

/** What a member of the own brand did at card rooms. */
export function createFiguresDesk({ database, staffPorts, playerRefOf }: DeskPorts): HandlersOf<'staffRoomFigures'> {
  const tables = withTables<RoomTables>(database);

  /** Null: not a member of this brand, or one who never came. */
  const refOf = async (memberId: string, brandId: string): Promise<string | null> => {
    const playerRef = await playerRefOf(memberId);
    if (playerRef === null) return null;
    const player = (await staffPorts.playersOf(roomsVendorCode, [playerRef])).get(playerRef);
    return player?.brandId === brandId ? playerRef : null;
  };

  return {
    staffRoomFigures: async ({ data: { memberId }, brand }) => {
      const playerRef = await refOf(memberId, brand.id);
      if (playerRef === null) return ok({ games: [] });
      const rows = await tables
        .selectFrom('rooms.player_figures')
        .selectAll()
        .where('player_ref', '=', playerRef)
        .orderBy('hands', 'desc')
        .execute();
      return ok({
        games: rows.map(({ game_code, scope, hands, won, net_minor, rake_minor, biggest_minor, voluntary, raised }) => {
          const shown = (minor: bigint) => formatAmount(minor, exponentOf(scope));
          return {
            gameCode: game_code,
            hands,
            won,
            net: shown(net_minor),
            rake: shown(rake_minor),
            biggest: shown(biggest_minor),
            voluntary,
            raised,
          };
        }),
      });
    },
  };
}
