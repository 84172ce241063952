import { pace } from '@baize/games/fishing';
import type { VendorSession } from '@baize/vendor-kit';
import { hashToken } from '../../platform/crypto/ids.ts';
import { withTables } from '../../platform/database/database.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import type { FishingDependencies } from './dependencies.ts';
import type { FishingTables } from './schema.ts';

/** The contract makes an ended session the permission rule's failure, not a call's own, so it leaves as a refused request. */
export const sessionExpired = (): RefusedRequest => new RefusedRequest('session_expired');

/** Players meet only those of the same scope: their money is of one kind and of one currency. */
export const scopeOf = (prizePool: string, currencyCode: string): string => `${prizePool}:${currencyCode}`;

/** Who stands behind a frame's session. */
export interface FishingSession {
  session: string;
  playerRef: string;
  gameCode: string;
  /** Players meet only those of the same scope: their money is of one kind and of one currency. */
  scope: string;
  displayName: string;
  /** The least time between two shots. */
  shotMs: number;
}

export function createSessions({ database: anyDatabase, wallet, clock }: FishingDependencies) {
  const database = withTables<FishingTables>(anyDatabase);

  const open = async (entered: VendorSession): Promise<FishingSession> => {
    const { session, playerRef, gameCode, prizePool, currency, displayName, minRoundIntervalMs } = entered;
    const scope = scopeOf(prizePool, currency.code);
    const shotMs = Math.max(pace.shotMs, minRoundIntervalMs);
    const row = { player_ref: playerRef, game_code: gameCode, scope, display_name: displayName, shot_ms: shotMs };
    await database
      .insertInto('fishing.sessions')
      .values({ token_hash: hashToken(session), ...row, opened_at: clock.now() })
      .execute();
    return { session, playerRef, gameCode, scope, displayName, shotMs };
  };

  /** Null when fishing or the wallet does not know the token (any more). */
  const find = async (session: string): Promise<FishingSession | null> => {
    const [row, checked] = await Promise.all([
      database
        .selectFrom('fishing.sessions')
        .select([
          'player_ref as playerRef',
          'game_code as gameCode',
          'scope',
          'display_name as displayName',
          'shot_ms as shotMs',
        ])
        .where('token_hash', '=', hashToken(session))
        .executeTakeFirst(),
      wallet.checkSession({ session }),
    ]);
    if (!row || checked.status === 'refused' || checked.playerRef !== row.playerRef) return null;
    return { session, ...row };
  };

  return { open, find };
}
