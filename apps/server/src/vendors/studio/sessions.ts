import type { VendorSession } from '@baize/vendor-kit';
import { hashToken } from '../../platform/crypto/ids.ts';
import { withTables } from '../../platform/database/database.ts';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import { createSittings, type RealityCheck, realityCheckOf } from '../reality-checks.ts';
import type { PlayerInGame, StudioDependencies } from './dependencies.ts';
import type { StudioTables } from './schema.ts';
import { studioChecks } from './slots/reality-check.ts';

/** The contract makes an ended session the permission rule's failure, not a call's own, so it leaves as a refused request. */
export const sessionExpired = (): RefusedRequest => new RefusedRequest('session_expired');

/** A game frame's session: the wallet's token with what the studio keeps beside it. */
export interface StudioSession extends PlayerInGame {
  jackpotScope: string;
  minRoundIntervalMs: number;
  /** The operator lets slots sell their features. */
  buyFeature: boolean;
  /** How much of its usual maximum a bet at a table takes from him, as the operator said when he came in. */
  tableMaxPercent: number;
  /** Null: the operator asks for none. */
  realityCheck: RealityCheck | null;
  token: string;
  tokenHash: Buffer;
}

/** Players of one scope win from the same pools. */
export const jackpotScopeOf = ({ prizePool, currencyCode }: { prizePool: string; currencyCode: string }): string =>
  `${prizePool}:${currencyCode}`;

export function createSessions({ database: anyDatabase, wallet, clock, secretBox }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);
  const sittings = createSittings({ database: anyDatabase }, studioChecks);

  const openSession = async (entered: VendorSession): Promise<StudioSession> => {
    const { session: token, playerRef, gameCode } = entered;
    const jackpotScope = jackpotScopeOf({ prizePool: entered.prizePool, currencyCode: entered.currency.code });
    const tokenHash = hashToken(token);
    const now = clock.now();
    await database
      .insertInto('studio.sessions')
      .values({
        token_hash: tokenHash,
        sealed_token: await secretBox.seal(token),
        player_ref: playerRef,
        game_code: gameCode,
        pot_scope: jackpotScope,
        display_name: entered.displayName,
        minimum_cycle_ms: entered.minRoundIntervalMs,
        reality_check_ms: entered.realityCheckMs,
        buy_feature: entered.buyFeature,
        table_max_percent: entered.tableMaxPercent,
        opened_at: now,
      })
      .execute();
    const { minRoundIntervalMs, realityCheckMs, buyFeature, tableMaxPercent } = entered;
    const since = realityCheckMs > 0 ? await sittings.begin(playerRef, now) : null;
    const realityCheck = realityCheckOf(realityCheckMs, since);
    const rules = { minRoundIntervalMs, buyFeature, tableMaxPercent, realityCheck };
    return { token, tokenHash, playerRef, gameCode, jackpotScope, ...rules };
  };

  /** The session behind a token; null when the studio or the wallet does not know it (any more). */
  const findSession = async (token: string): Promise<StudioSession | null> => {
    const tokenHash = hashToken(token);
    const [row, checked] = await Promise.all([
      database
        .selectFrom('studio.sessions')
        .leftJoin('studio.reality_checks', 'studio.reality_checks.player_ref', 'studio.sessions.player_ref')
        .select([
          'studio.sessions.player_ref as playerRef',
          'game_code as gameCode',
          'pot_scope as jackpotScope',
          'minimum_cycle_ms as minRoundIntervalMs',
          'reality_check_ms as realityCheckMs',
          'buy_feature as buyFeature',
          'table_max_percent as tableMaxPercent',
          'since',
        ])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
      wallet.checkSession({ session: token }),
    ]);
    if (!row || checked.status === 'refused' || checked.playerRef !== row.playerRef) return null;
    const { realityCheckMs, since, ...session } = row;
    return { token, tokenHash, ...session, realityCheck: realityCheckOf(realityCheckMs, since) };
  };

  return { openSession, findSession };
}
export type Sessions = ReturnType<typeof createSessions>;
