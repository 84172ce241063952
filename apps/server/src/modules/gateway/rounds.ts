import { type RawBuilder, sql } from 'kysely';
import type { PlayAccountKind } from '../ledger/index.ts';

interface RoundKey {
  vendorCode: string;
  roundId: string;
}

/** A part of the ledger's writing statement: a round begins (and for an instant game ends at once). */
export const writeNewRound = (
  round: RoundKey & { memberId: string; gameId: string; accountKind: PlayAccountKind; isOver: boolean; at: Date },
): RawBuilder<unknown> => sql`
  round_written as (
    insert into vendor_rounds (vendor_code, round_id, member_id, game_id, account_kind, opened_at, credited_at, closed_at)
    select ${round.vendorCode}::text, ${round.roundId}::text, ${round.memberId}::uuid, ${round.gameId}::uuid,
      ${round.accountKind}::text, ${round.at}::timestamptz, ${round.isOver ? round.at : null}::timestamptz,
      ${round.isOver ? round.at : null}::timestamptz
    from turn)`;

/** A part of the ledger's writing statement: a round is credited, closed, or both; the first time counts. */
export const writeRoundChange = (
  round: RoundKey & { isCredited: boolean; isClosed: boolean; at: Date },
): RawBuilder<unknown> => sql`
  round_written as (
    update vendor_rounds r set
      credited_at = coalesce(r.credited_at, ${round.isCredited ? round.at : null}::timestamptz),
      closed_at = coalesce(r.closed_at, ${round.isClosed ? round.at : null}::timestamptz)
    from turn where r.vendor_code = ${round.vendorCode} and r.round_id = ${round.roundId})`;
