import type { GameType } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { PlayAccountKind } from '../ledger/index.ts';

/** What the gateway itself knows about an act, read in the same statement as the wallet. */
export interface GatewayFacts {
  /** Null: the token is unknown, of another vendor or of another player. */
  session: SessionFact | null;
  /** Null: the vendor has no such game, or the player's brand does not offer it. */
  game: GameFact | null;
  round: RoundFact | null;
  /** The grant of free rounds that the act names. */
  grant: GrantFact | null;
  /** Of the games that a new grant names: the player's brand offers them all. */
  areGamesOffered?: boolean;
  /** Of the vendor itself; only for transfers to and from its own wallet. */
  vendor?: VendorFact;
}

export interface VendorFact {
  /** It keeps its players' money itself while they play. */
  hasOwnWallet: boolean;
  isDisabled: boolean;
  /** Nothing goes there while the player's brand begins no round. */
  isDraining: boolean;
  /** What stands in that wallet by our books, of the player's brand and currency; decimal text. */
  floatMinor: string;
}

export interface SessionFact {
  siteSessionId: string;
  isEnded: boolean;
}
export interface GameFact {
  id: string;
  gameType: GameType;
  isEnabled: boolean;
  /** No round begins at the player's brand. */
  isDraining: boolean;
}

/** A round as JSON gives it; amounts are decimal text. */
export interface RoundFact {
  memberId: string;
  brandId: string;
  gameId: string;
  gameCode: string;
  gameType: GameType;
  currencyCode: string;
  accountKind: PlayAccountKind;
  isBet: boolean;
  stakeMinor: string;
  payoutMinor: string;
  owedMinor: string;
  status: 'held' | 'open' | 'cancelled' | 'closed';
  isCredited: boolean;
  generation: number;
  betLines: number;
  openedAt: string;
  closedAt: string | null;
  detail: unknown;
}

export interface GrantFact {
  memberId: string;
  campaign: string;
  gameCodes: string[];
  left: number;
  expiresAt: string;
  isCancelled: boolean;
}

export interface FactsRequest {
  vendorCode: string;
  /** Null: the act is about no game. */
  gameCode: string | null;
  roundId: string;
  /** Only what takes money has one. */
  sessionHash: Buffer | null;
  grantId: string | null;
  /** Games that a new grant names. */
  grantedGames?: readonly string[] | undefined;
  isTransfer?: boolean | undefined;
}

/** SQL expression over `member`, the member whose wallet is read. */
export function factsOf(request: FactsRequest): RawBuilder<GatewayFacts> {
  const { vendorCode, gameCode, roundId, sessionHash, grantId, grantedGames, isTransfer } = request;
  return sql<GatewayFacts>`json_build_object(
    'session', (select json_build_object('siteSessionId', v.site_session_id, 'isEnded', v.ended_at is not null)
      from vendor_sessions v join member on member.id = v.member_id
      where v.token_hash = ${sessionHash}::bytea and v.vendor_code = ${vendorCode}),
    'game', (select json_build_object('id', g.id, 'gameType', g.game_type, 'isEnabled', offered.enabled,
        'isDraining', brand_drains(member.brand_id))
      from member
      join games g on g.vendor_code = ${vendorCode} and g.game_code = ${gameCode}::text
      join brand_games offered on offered.brand_id = member.brand_id and offered.game_id = g.id),
    'round', ${roundOf(vendorCode, roundId)},
    'grant', (select json_build_object('memberId', f.member_id, 'campaign', f.campaign, 'gameCodes', f.game_codes,
        'left', f.round_count - f.used_count, 'expiresAt', f.expires_at, 'isCancelled', f.cancelled_at is not null)
      from free_round_grants f where f.vendor_code = ${vendorCode} and f.grant_id = ${grantId}::text)${grantedGames ? areOffered(vendorCode, grantedGames) : sql``}${isTransfer ? vendorFact(vendorCode) : sql``})`;
}

const areOffered = (vendorCode: string, gameCodes: readonly string[]) => sql`,
    'areGamesOffered', not exists (select from unnest(${gameCodes}::text[]) asked(code) where not exists (select from member
      join brand_games offered on offered.brand_id = member.brand_id
      join games g on g.id = offered.game_id and g.vendor_code = ${vendorCode} and g.game_code = asked.code))`;

const vendorFact = (vendorCode: string) => sql`,
    'vendor', (select json_build_object('hasOwnWallet', not v.is_single,
        'isDisabled', exists (select from vendor_disablings d where d.vendor_code = v.code and d.enabled_at is null),
        'isDraining', (select brand_drains(member.brand_id) from member),
        'floatMinor', coalesce((select sum(h.balance_minor) from member
          join accounts a on a.brand_id = member.brand_id and a.member_id is null and a.kind = 'float'
            and a.label = v.code and a.currency_code = member.currency_code
          join house_balances h on h.account_id = a.id), 0)::text)
      from vendors v where v.code = ${vendorCode})`;

/** A round of several steps stands in rounds; that of an instant game is only a line of the betting record. */
export const roundOf = (
  vendorCode: string,
  roundId: string | RawBuilder<unknown>,
): RawBuilder<RoundFact | null> => sql<RoundFact | null>`coalesce(
  (select json_build_object('memberId', r.member_id, 'brandId', r.brand_id, 'gameId', r.game_id, 'gameCode', g.game_code,
      'gameType', r.game_type, 'currencyCode', r.currency_code, 'accountKind', r.account_kind, 'isBet', r.is_bet,
      'stakeMinor', r.stake_minor::text, 'payoutMinor', r.payout_minor::text, 'owedMinor', r.owed_minor::text, 'status', r.status,
      'isCredited', r.is_credited, 'generation', r.generation, 'betLines', r.bet_lines, 'openedAt', r.opened_at,
      'closedAt', r.closed_at, 'detail', r.detail)
    from rounds r join games g on g.id = r.game_id
    where r.vendor_code = ${vendorCode} and r.round_id = ${roundId}),
  (select json_build_object('memberId', b.member_id, 'brandId', b.brand_id, 'gameId', b.game_id, 'gameCode', g.game_code,
      'gameType', b.game_type, 'currencyCode', b.currency_code, 'accountKind', b.account_kind, 'isBet', false,
      'stakeMinor', b.stake_minor::text, 'payoutMinor', b.payout_minor::text, 'owedMinor', '0', 'status', 'closed',
      'isCredited', true, 'generation', 0, 'betLines', 1, 'openedAt', b.placed_at, 'closedAt', b.settled_at, 'detail', b.detail)
    from bets b join games g on g.id = b.game_id
    where b.vendor_code = ${vendorCode} and b.round_id = ${roundId} and b.line = 0))`;

/** The rounds of some ids, by their ids; an id without a round is left out. */
export const roundsOf = (vendorCode: string, roundIds: readonly string[]): RawBuilder<Record<string, RoundFact>> => sql<
  Record<string, RoundFact>
>`(
  select coalesce(json_object_agg(found.id, found.round), '{}') from (
    select asked.id, ${roundOf(vendorCode, sql.ref('asked.id'))} as round from unnest(${roundIds}::text[]) asked(id)) found
  where found.round is not null)`;
