import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { beginningWith } from '../../platform/database/select-page.ts';
import type { PlayAccountKind } from '../ledger/index.ts';

/** Whose reference it is; the currency is their brand's. */
interface KnownPlayer {
  memberId: string;
  brandId: string;
  username: string;
  currencyCode: string;
}

/** Players of a vendor by their references; who is not known is left out. */
export async function findPlayers(
  database: Database,
  vendorCode: string,
  playerRefs: readonly string[],
): Promise<ReadonlyMap<string, KnownPlayer>> {
  const { rows } = await sql<KnownPlayer & { playerRef: string }>`
    select p.player_ref as "playerRef", m.id as "memberId", m.brand_id as "brandId", m.username, b.currency_code as "currencyCode"
    from player_refs p join members m on m.id = p.member_id join brands b on b.id = m.brand_id
    where p.vendor_code = ${vendorCode} and p.player_ref = any(${playerRefs}::text[])`.execute(database);
  return new Map(rows.map(({ playerRef, ...player }) => [playerRef, player]));
}

/** Members' references at a vendor, by the members; who never came there is left out. */
export async function findPlayerRefs(
  database: Database,
  vendorCode: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ memberId: string; playerRef: string }>`
    select member_id as "memberId", player_ref as "playerRef" from player_refs
    where vendor_code = ${vendorCode} and member_id = any(${memberIds}::uuid[])`.execute(database);
  return new Map(rows.map(({ memberId, playerRef }) => [memberId, playerRef]));
}

/** References, at any of these vendors, of a brand's members whose names begin so. */
export async function findPlayersNamed(
  database: Database,
  vendorCodes: readonly string[],
  brandId: string,
  beginning: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ playerRef: string }>`
    select p.player_ref as "playerRef" from members m join player_refs p on p.member_id = m.id
    where m.brand_id = ${brandId} and lower(m.username) like ${beginningWith(beginning.toLowerCase())}
      and p.vendor_code = any(${vendorCodes}::text[]) limit 1000`.execute(database);
  return rows.map(({ playerRef }) => playerRef);
}

/** Whose money may be won from one pot: that of one brand, of members or of trial accounts. */
export const prizePoolOf = (brandId: string, account: PlayAccountKind): string => `${brandId}:${account}`;
/** That of a brand's members who play with money. */
export const cashPoolOf = (brandId: string): string => prizePoolOf(brandId, 'cash');

/** The pot of a brand's members who play with money, where any of these games of a vendor is on sale. */
export async function findPrizePools(
  database: Database,
  vendorCode: string,
  gameCodes: readonly string[],
): Promise<readonly { prizePool: string; currencyCode: string }[]> {
  const { rows } = await sql<{ brandId: string; currencyCode: string }>`
    select distinct b.id as "brandId", b.currency_code as "currencyCode"
    from games g join brand_games o on o.game_id = g.id join brands b on b.id = o.brand_id
    where g.vendor_code = ${vendorCode} and g.game_code = any(${gameCodes}::text[])`.execute(database);
  return rows.map(({ brandId, currencyCode }) => ({ prizePool: cashPoolOf(brandId), currencyCode }));
}

/** Whose pot it is. Throws a TypeError for what `prizePoolOf` never made. */
export function ownerOfPrizePool(prizePool: string): { brandId: string; account: PlayAccountKind } {
  const [brandId = '', account] = prizePool.split(':');
  if (account !== 'cash' && account !== 'trial') throw new TypeError(`${prizePool} is no pot`);
  return { brandId, account };
}
