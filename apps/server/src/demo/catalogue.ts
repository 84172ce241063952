import type { GameType, LocaleCode } from '@baize/contract';
import { aliasVendors, groupGames, offerGame, offerVendor, switchVendor } from '../modules/catalogue/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { builtInVendors, studioVendorCode, type VendorEntry } from '../vendors/index.ts';
import type { Tools } from './brand.ts';
import { demoGames } from './catalogue-games.ts';
import { demoGroups } from './catalogue-groups.ts';
import type { DemoGame } from './demo-game.ts';
import { translated } from './locales/index.ts';

interface DemoVendor {
  vendorCode: string;
  displayName: string;
  /** The categories that it stands in; one without a game is an empty lobby. */
  gameTypes: readonly GameType[];
  isHot?: boolean;
}

const studio: DemoVendor = {
  vendorCode: studioVendorCode,
  displayName: 'Baize Studio',
  gameTypes: ['RNG', 'LIVE', 'PVP'],
  isHot: true,
};

/** The specification's vendors, in the order of the menus. */
const vendors: readonly DemoVendor[] = [
  studio,
  { vendorCode: 'FB', displayName: 'FB Sports', gameTypes: ['SPORTS'] },
  { vendorCode: 'BTI', displayName: 'BTI', gameTypes: ['SPORTS'] },
  { vendorCode: 'TF', displayName: 'TF Gaming', gameTypes: ['ESPORTS'] },
  { vendorCode: 'ELOTT', displayName: 'E-Lottery', gameTypes: ['ELOTT'] },
  { vendorCode: 'LOTT', displayName: 'Lottery', gameTypes: ['LOTT', 'ELOTT'] },
  { vendorCode: 'TCG_LOTTO_VN', displayName: 'TCG Lotto VN', gameTypes: ['LOTT', 'ELOTT'] },
  { vendorCode: 'TCG_SEA', displayName: 'TCG SEA', gameTypes: ['LOTT'] },
  { vendorCode: 'DS88', displayName: 'DS88', gameTypes: ['COCKFIGHT'] },
  { vendorCode: 'DIG', displayName: 'DIG', gameTypes: ['COCKFIGHT'] },
  { vendorCode: 'WS168', displayName: 'WS168', gameTypes: ['COCKFIGHT'] },
  { vendorCode: 'BAIZEFISH', displayName: 'Baize Fishing', gameTypes: ['FISH'] },
];

/** What the Thai site calls some vendors (spec decision 22). */
const aliases: readonly { locale: LocaleCode; vendorPattern: string; alias: string }[] = [
  { locale: 'TH', vendorPattern: 'TCG*', alias: '123BET' },
  { locale: 'TH', vendorPattern: 'BTI', alias: '123BET' },
];

/** A vendor outside this process that speaks the signed wallet contract (examples/vendor), and its one game. */
const outsideVendor = { vendorCode: 'EXAMPLE', displayName: 'Example Vendor', gameType: 'RNG', isHot: false } as const;
const outsideGame = {
  vendorCode: outsideVendor.vendorCode,
  gameCode: 'cup_dice',
  gameType: 'RNG',
  gameClassify: 'DICE',
  names: { TY: 'Cup Dice', EN: 'Cup Dice' },
  minBetMinor: 10n,
  minLineNum: 1,
  rtpHundredths: 9900,
  volatility: 'low',
  coverUrl: '/art/covers/cup-dice.svg',
  wideCoverUrl: '/art/covers/cup-dice-wide.svg',
  isHot: false,
} as const;

export interface CatalogueTools extends Tools {
  /** Where the outside vendor answers, as http://localhost:4851; null: the demo does without it. */
  outsideVendorUrl: string | null;
  /** The brand is made now: its games came at different days, so that some of them are new. */
  isOpening?: boolean;
}

/** Fills the demo brand's menu and lobbies; what is there already stays. */
export async function seedCatalogue(
  transaction: DatabaseTransaction,
  tools: CatalogueTools,
  brandId: string,
): Promise<void> {
  for (const [position, vendor] of vendors.entries()) await seedVendor(transaction, brandId, vendor, position);
  for (const alias of aliases) await aliasVendors(transaction, { brandId, ...alias });
  await seedStudioGames(transaction, tools, brandId);
  await seedOffers(transaction, tools, brandId);
  const { vendorCode } = outsideVendor;
  if (tools.outsideVendorUrl === null) return switchVendor(transaction, { brandId, vendorCode, enabled: false });
  const place = { brandId, position: vendors.length };
  const launchUrl = `${tools.outsideVendorUrl}/play`;
  await offerVendor(transaction, { ...outsideVendor, ...place, launchUrl });
  await switchVendor(transaction, { brandId, vendorCode, enabled: true, launchUrl });
  await offerGame(transaction, { ...outsideGame, ...place, id: tools.newId(), position: demoGames.length });
}

/** Puts the built-in vendors with all their games on sale in any brand; what is there already stays. */
export async function offerBuiltInGames(
  transaction: DatabaseTransaction,
  tools: Tools,
  brandId: string,
): Promise<void> {
  await seedVendor(transaction, brandId, studio, vendors.indexOf(studio));
  await seedStudioGames(transaction, tools, brandId);
  await seedOffers(transaction, tools, brandId);
}

/** What the built-in vendors offer of their own, after everything that the demo arranges; tests hand in vendors of their own. */
export async function seedOffers(
  transaction: DatabaseTransaction,
  { newId }: Pick<Tools, 'newId'>,
  brandId: string,
  entries: readonly VendorEntry[] = builtInVendors,
): Promise<void> {
  for (const [index, { code: vendorCode, offers }] of entries.entries()) {
    if (!offers) continue;
    const { displayName, games } = offers;
    const place = { vendorCode, displayName, brandId, isHot: false };
    const position = vendors.length + 1 + index;
    for (const gameType of new Set(games.map((game) => game.gameType)))
      await offerVendor(transaction, { ...place, gameType, position });
    for (const [gamePosition, game] of games.entries())
      await offerGame(transaction, { ...place, minLineNum: 1, ...game, id: newId(), position: gamePosition });
  }
}

async function seedVendor(
  transaction: DatabaseTransaction,
  brandId: string,
  { gameTypes, isHot = false, ...vendor }: DemoVendor,
  position: number,
): Promise<void> {
  for (const gameType of gameTypes) {
    const iconUrl = `/art/vendors/${gameType.toLowerCase()}/${vendor.vendorCode}.svg`;
    await offerVendor(transaction, { ...vendor, brandId, gameType, isHot, position, iconUrl });
  }
}

const dayMs = 24 * 60 * 60 * 1000;
/** So long ago the demo brand opened. */
const openedDaysAgo = 60;

async function seedStudioGames(
  transaction: DatabaseTransaction,
  tools: Tools & Pick<CatalogueTools, 'isOpening'>,
  brandId: string,
): Promise<void> {
  const nowMs = tools.clock.now().getTime();
  const offer = ({ cover, addedDaysAgo = openedDaysAgo, ...game }: DemoGame, position: number) =>
    offerGame(transaction, {
      vendorCode: studioVendorCode,
      gameType: 'RNG',
      gameClassify: 'SLOT',
      minLineNum: 1,
      isHot: false,
      coverUrl: `/art/covers/${cover}.webp`,
      wideCoverUrl: `/art/covers/${cover}-wide.webp`,
      ...game,
      names: translated(game.names, ({ games }) => games[game.gameCode]),
      id: tools.newId(),
      brandId,
      position,
      ...(tools.isOpening && { addedAt: new Date(nowMs - addedDaysAgo * dayMs) }),
    });
  for (const [position, game] of demoGames.entries()) await offer(game, position);
  for (const { gameCodes, ...group } of demoGroups) {
    const first = demoGames.findIndex(({ gameCode }) => gameCodes.includes(gameCode));
    await offer({ ...group, isGroup: true }, first);
    await groupGames(transaction, { vendorCode: studioVendorCode, groupCode: group.gameCode, gameCodes });
  }
}
