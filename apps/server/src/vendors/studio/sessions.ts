import type { VendorSession } from '@baize/vendor-kit';
import { hashToken } from '../../platform/crypto/ids.ts';
import { withTables } from '../../platform/database/database.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import type { PlayerInGame, StudioDependencies } from './dependencies.ts';
import type { StudioTables } from './tables.ts';

/** The contract makes an ended session the permission rule's failure, not a call's own, so it leaves as a refused request. */
export const sessionExpired = (): RefusedRequest => new RefusedRequest('session_expired');

/** A game frame's session: the wallet's token with what the studio keeps beside it. */
export interface StudioSession extends PlayerInGame {
  potScope: string;
  token: string;
  tokenHash: Buffer;
}

export function createSessions({ database: anyDatabase, wallet, clock, secretBox }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  const openSession = async (entered: VendorSession): Promise<StudioSession> => {
    const { session: token, playerRef, gameCode } = entered;
    const potScope = `${entered.prizePool}:${entered.currency.code}`;
    const tokenHash = hashToken(token);
    await database
      .insertInto('studio.sessions')
      .values({
        token_hash: tokenHash,
        sealed_token: await secretBox.seal(token),
        player_ref: playerRef,
        game_code: gameCode,
        pot_scope: potScope,
        opened_at: clock.now(),
      })
      .execute();
    return { token, tokenHash, playerRef, gameCode, potScope };
  };

  /** The session behind a token; null when the studio or the wallet does not know it (any more). */
  const findSession = async (token: string): Promise<StudioSession | null> => {
    const tokenHash = hashToken(token);
    const [row, checked] = await Promise.all([
      database
        .selectFrom('studio.sessions')
        .select(['player_ref as playerRef', 'game_code as gameCode', 'pot_scope as potScope'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
      wallet.checkSession({ session: token }),
    ]);
    if (!row || checked.status === 'refused' || checked.playerRef !== row.playerRef) return null;
    return { token, tokenHash, ...row };
  };

  return { openSession, findSession };
}
export type Sessions = ReturnType<typeof createSessions>;
