import type { GameType, LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import type { CatalogueTables, GameNames, LaunchKind, Volatility } from './schema.ts';

export interface VendorRecord {
  vendorCode: string;
  displayName: string;
  /** A vendor in the frame of the game page by default. */
  launchKind?: LaunchKind;
  /** Entrance of a vendor that runs outside this process. */
  launchUrl?: string;
  /** Where a vendor answers that keeps a wallet of its own; without it the site's wallet is its wallet. */
  transferUrl?: string;
}

export interface VendorOffer extends VendorRecord {
  brandId: string;
  gameType: GameType;
  isHot: boolean;
  position: number;
  /** Its picture in this category; one that stands there already stays. */
  iconUrl?: string;
}

/** A game as its vendor describes it, whatever brands offer it. */
export interface GameRecord {
  /** Of a game that is new to the installation; one that is known keeps its id. */
  id: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  gameClassify: string;
  names: GameNames;
  minBetMinor: bigint;
  minLineNum: number;
  coverUrl: string;
  wideCoverUrl: string;
  /** Return to player in hundredths of a percent, where the vendor tells it. */
  rtpHundredths?: number | null;
  volatility?: Volatility | null;
  /** Of a lottery: the way of betting that its screen opens with. */
  defaultPlayType?: string;
  /** True: a list of sub-games. */
  isGroup?: boolean;
  /** Code of the group that the game stands in; the group is written before or in the same list. */
  parentCode?: string | null;
}

export interface Shelving {
  isHot: boolean;
  position: number;
  /** When it came into the brand's catalogue; now by default. */
  addedAt?: Date;
}
export type GameOffer = GameRecord & Shelving & { brandId: string };

/** Makes a vendor known to the installation; one that is known stays as it is. */
export async function addVendor(transaction: DatabaseTransaction, vendor: VendorRecord): Promise<void> {
  await withTables<CatalogueTables>(transaction)
    .insertInto('vendors')
    .values({
      code: vendor.vendorCode,
      display_name: vendor.displayName,
      launch_kind: vendor.launchKind ?? 'frame',
      launch_url: vendor.launchUrl ?? null,
      transfer_url: vendor.transferUrl ?? null,
      is_single: vendor.transferUrl === undefined,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}

/** Puts a vendor into a brand's menu; a vendor that is new to the installation is added. Doing it again changes nothing. */
export async function offerVendor(transaction: DatabaseTransaction, offer: VendorOffer): Promise<void> {
  await addVendor(transaction, offer);
  await withTables<CatalogueTables>(transaction)
    .insertInto('brand_vendors')
    .values({
      brand_id: offer.brandId,
      vendor_code: offer.vendorCode,
      game_type: offer.gameType,
      is_hot: offer.isHot,
      position: offer.position,
      icon_url: offer.iconUrl ?? '',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'vendor_code', 'game_type'])
        .doUpdateSet({ icon_url: offer.iconUrl ?? '' })
        .where('brand_vendors.icon_url', '=', ''),
    )
    .execute();
}

/** Switches a vendor on or off at a brand, in all its categories; with `launchUrl` its entrance moves for every brand. */
export async function switchVendor(
  transaction: DatabaseTransaction,
  change: { brandId: string; vendorCode: string; enabled: boolean; launchUrl?: string },
): Promise<void> {
  const { brandId, vendorCode, enabled, launchUrl } = change;
  const database = withTables<CatalogueTables>(transaction);
  await database
    .updateTable('brand_vendors')
    .set({ enabled })
    .where('brand_id', '=', brandId)
    .where('vendor_code', '=', vendorCode)
    .execute();
  if (launchUrl === undefined) return;
  await database.updateTable('vendors').set({ launch_url: launchUrl }).where('code', '=', vendorCode).execute();
}

/** What a brand calls its vendors in a language (`TCG*` means every code that begins so). Doing it again changes nothing. */
export async function aliasVendors(
  transaction: DatabaseTransaction,
  { brandId, ...alias }: { brandId: string; locale: LocaleCode; vendorPattern: string; alias: string },
): Promise<void> {
  await withTables<CatalogueTables>(transaction)
    .insertInto('vendor_aliases')
    .values({ brand_id: brandId, locale: alias.locale, vendor_pattern: alias.vendorPattern, alias: alias.alias })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds games to the installation. A game that is known stays as it is (`keep`) or takes the new description (`replace`). */
export async function writeGames(
  transaction: DatabaseTransaction,
  games: readonly GameRecord[],
  whenKnown: 'keep' | 'replace',
): Promise<void> {
  const rows = games.map((game) => ({
    ...game,
    minBetMinor: `${game.minBetMinor}`,
    parentCode: game.parentCode ?? null,
    isGroup: game.isGroup ?? false,
    defaultPlayType: game.defaultPlayType ?? '',
    rtpHundredths: game.rtpHundredths ?? null,
    volatility: game.volatility ?? null,
  }));
  const change = whenKnown === 'keep' ? sql`do nothing` : sql`do update set ${replaced}`;
  // Groups first, so that their sub-games find them.
  for (const part of [rows.filter(({ isGroup }) => isGroup), rows.filter(({ isGroup }) => !isGroup)]) {
    if (part.length === 0) continue;
    await sql`
      insert into games (id, vendor_code, game_code, game_type, game_classify, names, min_bet_minor, min_line_num, cover_url, wide_cover_url,
        rtp_hundredths, volatility, default_play_type, is_group, parent_id)
      select r.id, r."vendorCode", r."gameCode", r."gameType", r."gameClassify", r.names, r."minBetMinor", r."minLineNum", r."coverUrl",
        r."wideCoverUrl", r."rtpHundredths", r.volatility, r."defaultPlayType", r."isGroup",
        (select p.id from games p where p.vendor_code = r."vendorCode" and p.game_code = r."parentCode" and p.is_group)
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r(id uuid, "vendorCode" text, "gameCode" text, "gameType" text,
        "gameClassify" text, names jsonb, "minBetMinor" bigint, "minLineNum" integer, "coverUrl" text, "wideCoverUrl" text,
        "rtpHundredths" integer, volatility text, "defaultPlayType" text, "isGroup" boolean, "parentCode" text)
      on conflict (vendor_code, game_code) ${change}`.execute(transaction);
  }
}

const replaced = sql.raw(
  [
    'game_type',
    'game_classify',
    'names',
    'min_bet_minor',
    'min_line_num',
    'cover_url',
    'wide_cover_url',
    'rtp_hundredths',
    'volatility',
    'default_play_type',
    'is_group',
    'parent_id',
  ]
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

/** Puts games that the installation knows onto a brand's catalogue snapshot, switched on. Those that stand there already stay as they are. */
export async function shelveGames(
  transaction: DatabaseTransaction,
  brandId: string,
  games: readonly (Pick<GameRecord, 'vendorCode' | 'gameCode'> & Shelving)[],
): Promise<void> {
  await sql`
    insert into brand_games (brand_id, game_id, enabled, is_hot, position, added_at)
    select ${brandId}::uuid, g.id, true, r."isHot", r.position, coalesce(r."addedAt", now())
    from jsonb_to_recordset(${JSON.stringify(games.map(placeOf))}::jsonb)
      as r("vendorCode" text, "gameCode" text, "isHot" boolean, position integer, "addedAt" timestamptz)
    join games g on g.vendor_code = r."vendorCode" and g.game_code = r."gameCode"
    on conflict do nothing`.execute(transaction);
}

const placeOf = ({
  vendorCode,
  gameCode,
  isHot,
  position,
  addedAt,
}: Pick<GameRecord, 'vendorCode' | 'gameCode'> & Shelving) => ({
  vendorCode,
  gameCode,
  isHot,
  position,
  addedAt,
});

/** Puts games that are known into a group that is known; one that stands in a group stays there. */
export async function groupGames(
  transaction: DatabaseTransaction,
  { vendorCode, groupCode, gameCodes }: { vendorCode: string; groupCode: string; gameCodes: readonly string[] },
): Promise<void> {
  await sql`
    update games set parent_id = (
      select p.id from games p where p.vendor_code = ${vendorCode} and p.game_code = ${groupCode} and p.is_group)
    where vendor_code = ${vendorCode} and game_code = any(${gameCodes}::text[]) and parent_id is null and not is_group`.execute(
    transaction,
  );
}

/** Puts a game onto a brand's catalogue snapshot, switched on; a game that is new to the installation is added. Doing it again changes nothing. */
export async function offerGame(transaction: DatabaseTransaction, offer: GameOffer): Promise<void> {
  await writeGames(transaction, [offer], 'keep');
  await shelveGames(transaction, offer.brandId, [offer]);
}
