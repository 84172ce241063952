import { currencyExponent } from '@baize/money';
import { type AuthenticateAnswer, limitKinds, type VendorSession } from '@baize/vendor-kit';
import { withTables } from '../../platform/database/database.ts';
import { maskedName } from '../../platform/masked-name.ts';
import { balanceOf, playAccountOf, type Wallet } from '../ledger/index.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { prizePoolOf } from './known-players.ts';
import { isBarred } from './play-bar.ts';
import { tableMaxPercentOf } from './play-rules/table-limits.ts';
import type { GatewayTables } from './schema.ts';

const minuteMs = 60_000;

/** How a vendor's sessions begin, are checked and end. A session of one vendor is nothing to another. */
export function createVendorSessions(deps: GatewayDependencies, vendorCode: string) {
  const database = withTables<GatewayTables>(deps.database);

  /** Burns the token; undefined for one that is unknown, used, too old or of another vendor. */
  const useLaunchToken = (tokenHash: Buffer, now: Date) =>
    database
      .updateTable('launch_tokens')
      .from('games')
      .set({ used_at: now })
      .whereRef('games.id', '=', 'launch_tokens.game_id')
      .where('games.vendor_code', '=', vendorCode)
      .where('launch_tokens.token_hash', '=', tokenHash)
      .where('launch_tokens.used_at', 'is', null)
      .where('launch_tokens.expires_at', '>', now)
      .returning([
        'launch_tokens.member_id as memberId',
        'launch_tokens.site_session_id as siteSessionId',
        'launch_tokens.game_id as gameId',
        'launch_tokens.locale',
        'games.game_code as gameCode',
      ])
      .executeTakeFirst();

  const playerOf = (memberId: string, gameId: string) =>
    database
      .selectFrom('members')
      .innerJoin('brands', 'brands.id', 'members.brand_id')
      .leftJoin('brand_games', (join) =>
        join.onRef('brand_games.brand_id', '=', 'members.brand_id').on('brand_games.game_id', '=', gameId),
      )
      .leftJoin('vip_standings', 'vip_standings.member_id', 'members.id')
      .select([
        'members.brand_id as brandId',
        'members.blocked_at as blockedAt',
        'members.play_bar as playBar',
        'members.play_barred_until as barredUntil',
        'members.reminder_minutes as reminderMinutes',
        'members.type as memberType',
        'members.username',
        'vip_standings.level as vipLevel',
        'brands.currency_code as currencyCode',
        'brand_games.enabled as isGameEnabled',
      ])
      .where('members.id', '=', memberId)
      .executeTakeFirstOrThrow();

  /** The vendor's own name for a player: made the first time, the same for ever after. */
  const playerRefOf = async (memberId: string): Promise<string> => {
    await database
      .insertInto('player_refs')
      .values({ vendor_code: vendorCode, player_ref: deps.randomToken(), member_id: memberId })
      .onConflict((conflict) => conflict.columns(['vendor_code', 'member_id']).doNothing())
      .execute();
    const row = await database
      .selectFrom('player_refs')
      .select('player_ref')
      .where('vendor_code', '=', vendorCode)
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    return row.player_ref;
  };

  const openSession = async (
    session: { memberId: string; brandId: string; siteSessionId: string; gameId: string },
    now: Date,
  ): Promise<string> => {
    const token = deps.randomToken();
    await database
      .insertInto('vendor_sessions')
      .values({
        token_hash: deps.hashToken(token),
        member_id: session.memberId,
        brand_id: session.brandId,
        site_session_id: session.siteSessionId,
        vendor_code: vendorCode,
        game_id: session.gameId,
        created_at: now,
        ended_at: null,
      })
      .execute();
    return token;
  };

  type Entry = Omit<VendorSession, 'balance' | 'limits'> & { memberId: string };

  /** The token is burnt first: an entry that is cut short later costs the player one more click, never opens two sessions. */
  const enter = async (launchToken: string, now: Date): Promise<Entry | 'SESSION_INVALID' | 'GAME_UNAVAILABLE'> => {
    const launch = await useLaunchToken(deps.hashToken(launchToken), now);
    if (!launch) return 'SESSION_INVALID';
    const player = await playerOf(launch.memberId, launch.gameId);
    const isAlive = await deps.sessions.isSessionAlive(launch.siteSessionId, now);
    if (player.blockedAt || isBarred(player, now) || !isAlive) return 'SESSION_INVALID';
    if (!player.isGameEnabled) return 'GAME_UNAVAILABLE';
    const exponent = currencyExponent(player.currencyCode);
    if (exponent === null) throw new Error(`the currency ${player.currencyCode} has no exponent`);
    const { currencySymbol, jurisdiction = '', play } = await deps.brands.settingsOf(player.brandId);
    return {
      memberId: launch.memberId,
      playerRef: await playerRefOf(launch.memberId),
      session: await openSession({ ...launch, brandId: player.brandId }, now),
      gameCode: launch.gameCode,
      currency: { code: player.currencyCode, exponent, symbol: currencySymbol },
      locale: launch.locale,
      jurisdiction,
      prizePool: prizePoolOf(player.brandId, playAccountOf(player.memberType)),
      displayName: maskedName(player.username),
      minRoundIntervalMs: play?.minRoundIntervalMs ?? 0,
      autoplay: play?.autoplay ?? false,
      buyFeature: play?.buyFeature ?? false,
      tableMaxPercent: tableMaxPercentOf(play?.tableLimits ?? [], {
        level: player.vipLevel ?? 0,
        isTrial: playAccountOf(player.memberType) === 'trial',
      }),
      realityCheckMs: reminderOf(play?.realityCheckMinutes ?? 0, player.reminderMinutes) * minuteMs,
    };
  };

  return {
    authenticate: async ({ launchToken }: { launchToken: string }): Promise<AuthenticateAnswer> => {
      const entry = await enter(launchToken, deps.clock.now());
      if (typeof entry === 'string') return { status: 'refused', code: entry };
      const { memberId, ...session } = entry;
      const wallet = await deps.ledger.walletOf(memberId);
      if (!wallet) throw new Error(`member ${memberId} has no wallet`);
      return { status: 'ok', value: { ...session, balance: balanceOf(wallet), limits: limitsOf(wallet.limits) } };
    },

    checkSession: async ({ session }: { session: string }) => {
      const row = await database
        .selectFrom('vendor_sessions')
        .innerJoin('player_refs', (join) =>
          join
            .onRef('player_refs.member_id', '=', 'vendor_sessions.member_id')
            .onRef('player_refs.vendor_code', '=', 'vendor_sessions.vendor_code'),
        )
        .select(['vendor_sessions.site_session_id as siteSessionId', 'player_refs.player_ref as playerRef'])
        .where('vendor_sessions.token_hash', '=', deps.hashToken(session))
        .where('vendor_sessions.vendor_code', '=', vendorCode)
        .where('vendor_sessions.ended_at', 'is', null)
        .executeTakeFirst();
      const isAlive = row ? await deps.sessions.isSessionAlive(row.siteSessionId, deps.clock.now()) : false;
      return row && isAlive
        ? { status: 'ok' as const, playerRef: row.playerRef }
        : { status: 'refused' as const, code: 'SESSION_INVALID' as const };
    },

    endSession: async ({ session }: { session: string }): Promise<void> => {
      await database
        .updateTable('vendor_sessions')
        .set({ ended_at: deps.clock.now() })
        .where('token_hash', '=', deps.hashToken(session))
        .where('vendor_code', '=', vendorCode)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}

const limitsOf = (limits: Wallet['limits']): VendorSession['limits'] =>
  limitKinds.flatMap((kind) => {
    const amountMinor = limits[kind];
    return amountMinor === undefined ? [] : [{ kind, amountMinor }];
  });

/** How often a player is reminded, in minutes: as he wants it, and no later than the brand does; 0: never. */
const reminderOf = (brandMinutes: number, ownMinutes: number | null): number => {
  if (ownMinutes === null) return brandMinutes;
  return brandMinutes > 0 ? Math.min(brandMinutes, ownMinutes) : ownMinutes;
};
