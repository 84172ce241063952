import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SqlStatement } from '../ledger/index.ts';

/** Free rounds of some games of a vendor, given to a member. */
export interface FreeRoundGrant {
  vendorCode: string;
  grantId: string;
  memberId: string;
  /** What stands in the promotion account's entries for what the rounds win. */
  campaign: string;
  gameCodes: readonly string[];
  count: number;
  /** The bet that each round is played at; nobody stakes it. */
  valueMinor: bigint;
  givenAt: Date;
  expiresAt: Date | string;
}

/** Writes a grant, in the transaction that gives it. */
export const grantStatement = (grant: FreeRoundGrant): SqlStatement => ({
  name: 'grant_made',
  text: `insert into free_round_grants (vendor_code, grant_id, member_id, campaign, game_codes, round_count, value_minor, given_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  values: [
    grant.vendorCode,
    grant.grantId,
    grant.memberId,
    grant.campaign,
    grant.gameCodes,
    grant.count,
    grant.valueMinor,
    grant.givenAt,
    grant.expiresAt,
  ],
});

/** A grant with rounds that can still be played. */
export interface OpenFreeRounds {
  vendorCode: string;
  grantId: string;
  gameCodes: readonly string[];
  count: number;
  left: number;
  valueMinor: bigint;
  expiresAt: Date;
}

/** A member's grants that can still be played, the one that ends first before the others. `of`: those of one game alone. */
export async function openFreeRounds(
  database: Database,
  memberId: string,
  now: Date,
  of?: { vendorCode: string; gameCode: string },
): Promise<OpenFreeRounds[]> {
  const ofGame = of ? sql`and vendor_code = ${of.vendorCode} and ${of.gameCode} = any(game_codes)` : sql``;
  const { rows } = await sql<OpenFreeRounds>`
    select vendor_code as "vendorCode", grant_id as "grantId", game_codes as "gameCodes", round_count as count,
      round_count - used_count as left, value_minor as "valueMinor", expires_at as "expiresAt"
    from free_round_grants where member_id = ${memberId} and cancelled_at is null and used_count < round_count
      and expires_at > ${now} ${ofGame} order by expires_at, grant_id`.execute(database);
  return rows;
}
