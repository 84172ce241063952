import type { GameType } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';

export type BetStatus = 'open' | 'settled' | 'cancelled';

/** One line of the betting record: what a member put on one round of a vendor and what came back. */
export interface Bet {
  id: string;
  brandId: string;
  memberId: string;
  vendorCode: string;
  roundId: string;
  gameId: string;
  gameType: GameType;
  currencyCode: string;
  /** What left the balance for this round and was not given back. */
  stakeMinor: bigint;
  payoutMinor: bigint;
  status: BetStatus;
  placedAt: Date;
  settledAt: Date | null;
  /** What the vendor tells about the bet. */
  detail: unknown;
}

/** What a round's bet came to so far. */
export interface BetSoFar {
  id: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  status: BetStatus;
}
/** The same as it comes out of the JSON of `betSoFar`. */
export type BetFact = { id: string; stakeMinor: string; payoutMinor: string; status: BetStatus } | null;

/** SQL expression: the bet of a round as JSON, null when there is none. */
export const betSoFar = (vendorCode: string, roundId: string): RawBuilder<BetFact> => sql<BetFact>`(
  select json_build_object('id', b.id, 'stakeMinor', b.stake_minor::text, 'payoutMinor', b.payout_minor::text, 'status', b.status)
  from bets b where b.vendor_code = ${vendorCode} and b.round_id = ${roundId})`;

/** A part of the ledger's writing statement: the first line of a round's bet. Written exactly when the turn is taken. */
export const writeNewBet = (bet: Bet): RawBuilder<unknown> => sql`
  bet_written as (
    insert into bets (id, brand_id, member_id, vendor_code, round_id, game_id, game_type, currency_code, stake_minor, payout_minor,
      status, placed_at, settled_at, detail)
    select ${bet.id}::uuid, ${bet.brandId}::uuid, ${bet.memberId}::uuid, ${bet.vendorCode}::text, ${bet.roundId}::text,
      ${bet.gameId}::uuid, ${bet.gameType}::text, ${bet.currencyCode}::text, ${bet.stakeMinor}::bigint, ${bet.payoutMinor}::bigint,
      ${bet.status}::text, ${bet.placedAt}::timestamptz, ${bet.settledAt}::timestamptz, ${jsonOrNull(bet.detail)}::jsonb
    from turn)`;

/** A part of the ledger's writing statement: how a bet stands now. */
export const writeBetChange = (bet: BetSoFar & { settledAt: Date | null }): RawBuilder<unknown> => sql`
  bet_written as (
    update bets set stake_minor = ${bet.stakeMinor}::bigint, payout_minor = ${bet.payoutMinor}::bigint, status = ${bet.status}::text,
      settled_at = ${bet.settledAt}::timestamptz
    from turn where bets.id = ${bet.id}::uuid)`;

const jsonOrNull = (detail: unknown): string | null =>
  detail === undefined || detail === null ? null : JSON.stringify(detail);
