import type { VendorSession } from '@baize/vendor-kit';
import { hashToken } from '../../platform/crypto/ids.ts';
import { withTables } from '../../platform/database/database.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import type { RoomsDependencies } from './dependencies.ts';
import type { RoomTables } from './schema.ts';
import { scopeOf } from './scopes.ts';

/** The contract makes an ended session the permission rule's failure, not a call's own, so it leaves as a refused request. */
export const sessionExpired = (): RefusedRequest => new RefusedRequest('session_expired');

/** Who stands behind a frame's session. */
export interface RoomSession {
  session: string;
  playerRef: string;
  gameCode: string;
  /** Players meet only those of the same scope. */
  scope: string;
  displayName: string;
}

export function createSessions({ database: anyDatabase, wallet, clock }: RoomsDependencies) {
  const database = withTables<RoomTables>(anyDatabase);

  const open = async (entered: VendorSession): Promise<RoomSession> => {
    const { session, playerRef, gameCode, prizePool, currency, displayName } = entered;
    const scope = scopeOf(prizePool, currency.code);
    await database
      .insertInto('rooms.sessions')
      .values({
        token_hash: hashToken(session),
        player_ref: playerRef,
        game_code: gameCode,
        scope,
        display_name: displayName,
        opened_at: clock.now(),
      })
      .execute();
    return { session, playerRef, gameCode, scope, displayName };
  };

  /** Null when the rooms or the wallet do not know the token (any more). */
  const find = async (session: string): Promise<RoomSession | null> => {
    const [row, checked] = await Promise.all([
      database
        .selectFrom('rooms.sessions')
        .select(['player_ref as playerRef', 'game_code as gameCode', 'scope', 'display_name as displayName'])
        .where('token_hash', '=', hashToken(session))
        .executeTakeFirst(),
      wallet.checkSession({ session }),
    ]);
    if (!row || checked.status === 'refused' || checked.playerRef !== row.playerRef) return null;
    return { session, ...row };
  };

  return { open, find };
}
export type Sessions = ReturnType<typeof createSessions>;
