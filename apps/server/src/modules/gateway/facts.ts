import type { GameType } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { BetFact } from '../bets/index.ts';
import type { PlayAccountKind } from '../ledger/index.ts';

/** What the gateway itself knows about an act, read in the same statement as the wallet. */
export interface GatewayFacts {
  /** Null: the token is unknown, of another vendor or of another player. */
  session: { siteSessionId: string; isEnded: boolean } | null;
  /** Null: the vendor has no such game, or the player's brand does not offer it. */
  game: { id: string; gameType: GameType; isEnabled: boolean } | null;
  round: RoundFact | null;
  bet: BetFact;
}

export interface RoundFact {
  memberId: string;
  gameId: string;
  gameCode: string;
  accountKind: PlayAccountKind;
  isCredited: boolean;
  isClosed: boolean;
}

export interface FactsRequest {
  vendorCode: string;
  gameCode: string;
  roundId: string;
  /** Only debits have one. */
  sessionHash: Buffer | null;
}

/** SQL expression: the member behind a vendor's player reference. */
export const memberOfPlayer = (vendorCode: string, playerRef: string): RawBuilder<string> => sql<string>`(
  select member_id from player_refs where vendor_code = ${vendorCode} and player_ref = ${playerRef})`;

/** SQL expression over `member`, the member whose wallet is read. */
export function factsOf(request: FactsRequest, bet: RawBuilder<BetFact>): RawBuilder<GatewayFacts> {
  const { vendorCode, gameCode, roundId, sessionHash } = request;
  return sql<GatewayFacts>`json_build_object(
    'session', (select json_build_object('siteSessionId', v.site_session_id, 'isEnded', v.ended_at is not null)
      from vendor_sessions v join member on member.id = v.member_id
      where v.token_hash = ${sessionHash} and v.vendor_code = ${vendorCode}),
    'game', (select json_build_object('id', g.id, 'gameType', g.game_type, 'isEnabled', offered.enabled)
      from member
      join games g on g.vendor_code = ${vendorCode} and g.game_code = ${gameCode}
      join brand_games offered on offered.brand_id = member.brand_id and offered.game_id = g.id),
    'round', (select json_build_object('memberId', r.member_id, 'gameId', r.game_id, 'gameCode', g.game_code,
        'accountKind', r.account_kind, 'isCredited', r.credited_at is not null, 'isClosed', r.closed_at is not null)
      from vendor_rounds r join games g on g.id = r.game_id
      where r.vendor_code = ${vendorCode} and r.round_id = ${roundId}),
    'bet', ${bet})`;
}
