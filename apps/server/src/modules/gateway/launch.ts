import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import { barredUntil, fail, ok, type Result } from '../../platform/result.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { isBarred } from './play-bar.ts';
import type { GatewayTables } from './schema.ts';

const launchTokenLifeMs = 60_000;
/** How often one member enters games within 24 hours: more than anybody plays, and a bound for the rows that each entry leaves. */
const maxEntriesOfDay = 1_000;
const dayMs = 86_400_000;

/** A token that is used or too late says the same as one that never was. */
const keptMs = 3_600_000;

export interface LaunchRequest {
  memberId: string;
  brandId: string;
  siteSessionId: string;
  gameId: string;
  locale: LocaleCode;
}

export interface LaunchToken {
  token: string;
  expiresAt: Date;
}

/** Makes the one-use token that a game frame exchanges for a vendor session within 60 seconds. */
export function createLaunch(deps: Pick<GatewayDependencies, 'database' | 'clock' | 'randomToken' | 'hashToken'>) {
  const database = withTables<GatewayTables>(deps.database);

  const entriesOfDay = async (memberId: string): Promise<number> => {
    const { count } = await database
      .selectFrom('vendor_sessions')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('vendor_sessions.member_id', '=', memberId)
      .where('vendor_sessions.created_at', '>', new Date(deps.clock.now().getTime() - dayMs))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return async (
    request: LaunchRequest,
  ): Promise<Result<LaunchToken, 'game_unavailable' | 'account_blocked' | 'play_barred' | 'too_many_requests'>> => {
    const member = await database
      .selectFrom('members')
      .leftJoin('brand_games', (join) =>
        join.onRef('brand_games.brand_id', '=', 'members.brand_id').on('brand_games.game_id', '=', request.gameId),
      )
      .select([
        'members.blocked_at',
        'members.play_bar as playBar',
        'members.play_barred_until as barredUntil',
        'brand_games.enabled',
        sql<boolean>`brand_drains(members.brand_id)`.as('isDraining'),
      ])
      .where('members.id', '=', request.memberId)
      .where('members.brand_id', '=', request.brandId)
      .executeTakeFirst();
    if (!member || member.blocked_at) return fail('account_blocked');
    if (isBarred(member, deps.clock.now())) return barredUntil(member.barredUntil);
    if (!member.enabled || member.isDraining) return fail('game_unavailable');
    if ((await entriesOfDay(request.memberId)) >= maxEntriesOfDay)
      return fail('too_many_requests', { retryAfterSeconds: 3_600 });
    const token = deps.randomToken();
    const expiresAt = new Date(deps.clock.now().getTime() + launchTokenLifeMs);
    await database
      .insertInto('launch_tokens')
      .values({
        token_hash: deps.hashToken(token),
        member_id: request.memberId,
        site_session_id: request.siteSessionId,
        game_id: request.gameId,
        locale: request.locale,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    return ok({ token, expiresAt });
  };
}

/** Deletes tokens that were over an hour ago. */
export const createLaunchPurge =
  ({ database, clock }: Pick<GatewayDependencies, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    await withTables<GatewayTables>(database)
      .deleteFrom('launch_tokens')
      .where('launch_tokens.expires_at', '<', new Date(clock.now().getTime() - keptMs))
      .execute();
  };
