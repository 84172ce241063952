import { type Database, withTables } from '../../platform/database/database.ts';
import type { GatewayDependencies } from './dependencies.ts';
import type { GatewayTables } from './schema.ts';

const capacity = 100_000;

/** Who a vendor means by a player's reference: never changes, so it is asked once. Null: this vendor never met him. */
export function createPlayers({ reads }: Pick<GatewayDependencies, 'reads'>, vendorCode: string) {
  const known = new Map<string, string>();

  return {
    memberOf: (playerRef: string): string | undefined => known.get(playerRef),
    findMember: async (playerRef: string): Promise<string | null> => {
      const player = await withTables<GatewayTables>(reads)
        .selectFrom('player_refs')
        .select('member_id')
        .where('vendor_code', '=', vendorCode)
        .where('player_ref', '=', playerRef)
        .executeTakeFirst();
      if (!player) return null;
      if (known.size >= capacity) known.clear();
      known.set(playerRef, player.member_id);
      return player.member_id;
    },
  };
}
export type Players = ReturnType<typeof createPlayers>;

/** The other way round: a vendor's name for a member. */
export async function findPlayerRef(database: Database, vendorCode: string, memberId: string): Promise<string | null> {
  const player = await withTables<GatewayTables>(database)
    .selectFrom('player_refs')
    .select('player_ref')
    .where('vendor_code', '=', vendorCode)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return player?.player_ref ?? null;
}
