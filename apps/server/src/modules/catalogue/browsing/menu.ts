import { type Calls, type CallValue, type GameType, gameType, type LocaleCode } from '@baize/contract';
import type { CatalogueSnapshot, SnapshotVendor } from './catalogue-snapshot.ts';
import { vendorName } from './views.ts';

type Menu = CallValue<Calls['vendorMenu']>;
type Lane = Menu['data']['lanes'][number];

/** A catalogue snapshot never changes, so neither does its menu; it goes with the catalogue snapshot. */
const menusOf = new WeakMap<CatalogueSnapshot, Map<LocaleCode, Menu>>();

/** The vendors of a brand by category; a category without a vendor is left out, a vendor without a game is not. */
export function vendorMenu(snapshot: CatalogueSnapshot, language: LocaleCode): Menu {
  const menus = menusOf.get(snapshot) ?? new Map<LocaleCode, Menu>();
  const menu = menus.get(language) ?? menuOf(snapshot, language);
  menusOf.set(snapshot, menus.set(language, menu));
  return menu;
}

function menuOf(snapshot: CatalogueSnapshot, language: LocaleCode): Menu {
  const lanes = gameType.options.flatMap((type) => {
    const vendors = snapshot.vendors.filter((vendor) => vendor.gameType === type);
    return vendors.length === 0 ? [] : [batchWriterOf(snapshot, type, vendors, language)];
  });
  return { data: { lanes } };
}

function batchWriterOf(
  snapshot: CatalogueSnapshot,
  type: GameType,
  vendors: readonly SnapshotVendor[],
  language: LocaleCode,
): Lane {
  const { counts, classes } = tally(snapshot, type);
  const cards = vendors.map((vendor) => ({
    vassalage: vendor.code,
    displayName: vendorName(snapshot, vendor, language),
    gameType: type,
    accountTypeId: vendor.accountTypeId,
    isHot: vendor.isHot ? 1 : 0,
    iconUrl: vendor.iconUrl,
    isSingle: vendor.isSingle,
    maintenance: vendor.maintenance,
    gameClassify: [...(classes.get(vendor.code) ?? [])].sort(),
    gameCount: counts.get(vendor.code) ?? 0,
  }));
  const codes = [...new Set(cards.flatMap((card) => card.gameClassify))].sort();
  return {
    gameType: type,
    title: type,
    gameClassify: codes.map((code) => ({
      code,
      vassalage: cards.filter(hasClass(code)).map((card) => card.vassalage),
    })),
    cards,
  };
}

const hasClass = (code: string) => (card: { gameClassify: string[] }) => card.gameClassify.includes(code);

/** How many games of a type each vendor has, and their classes. */
function tally(snapshot: CatalogueSnapshot, type: GameType) {
  const counts = new Map<string, number>();
  const classes = new Map<string, Set<string>>();
  for (const game of snapshot.listedByType.get(type) ?? [])
    counts.set(game.vendorCode, (counts.get(game.vendorCode) ?? 0) + 1);
  for (const game of snapshot.offered) {
    if (game.gameType !== type || game.gameClassify === '') continue;
    const known = classes.get(game.vendorCode) ?? new Set();
    classes.set(game.vendorCode, known.add(game.gameClassify));
  }
  return { counts, classes };
}
