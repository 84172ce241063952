import { type TableLabel, tableInstances } from '@baize/games/tables';
import { tableName } from '@baize/i18n/table-names';
import type { DemoGame } from './demo-game.ts';
import { translated, translations } from './locales/index.ts';

/** The first table of each game, in the order of their lobby. */
const firstTables: readonly DemoGame[] = [
  {
    gameCode: 'baccarat',
    names: { TY: 'Baccarat', EN: 'Baccarat' },
    cover: 'baccarat',
    gameType: 'LIVE',
    gameClassify: 'BACCARAT',
    minBetMinor: 100n,
    isHot: true,
    rtpHundredths: 9894,
  },
  {
    gameCode: 'baccarat_no_commission',
    names: { TY: 'Baccarat, no commission', EN: 'Baccarat, no commission' },
    cover: 'baccarat-no-commission',
    gameType: 'LIVE',
    gameClassify: 'BACCARAT',
    minBetMinor: 100n,
    rtpHundredths: 9876,
  },
  {
    gameCode: 'speed_baccarat',
    names: { TY: 'Speed Baccarat', EN: 'Speed Baccarat' },
    cover: 'speed-baccarat',
    gameType: 'LIVE',
    gameClassify: 'LIVE',
    minBetMinor: 100n,
    rtpHundredths: 9894,
  },
  {
    gameCode: 'roulette',
    names: { TY: 'European Roulette', EN: 'European Roulette' },
    cover: 'roulette',
    gameType: 'LIVE',
    gameClassify: 'ROULETTE',
    minBetMinor: 100n,
    isHot: true,
    rtpHundredths: 9730,
  },
  {
    gameCode: 'golden_pockets',
    names: { TY: 'Golden Pockets Roulette', EN: 'Golden Pockets Roulette' },
    cover: 'golden-pockets',
    gameType: 'LIVE',
    gameClassify: 'ROULETTE',
    minBetMinor: 100n,
    isHot: true,
    rtpHundredths: 9730,
  },
  {
    gameCode: 'sic_bo',
    names: { TY: 'Sic Bo', EN: 'Sic Bo' },
    cover: 'sic-bo',
    gameType: 'LIVE',
    gameClassify: 'SICBO',
    minBetMinor: 100n,
    rtpHundredths: 9722,
    isHot: true,
  },
  {
    gameCode: 'dragon_tiger',
    names: { TY: 'Dragon Tiger', EN: 'Dragon Tiger' },
    cover: 'dragon-tiger',
    gameType: 'LIVE',
    gameClassify: 'DRAGON_TIGER',
    minBetMinor: 100n,
    rtpHundredths: 9627,
  },
  {
    gameCode: 'blackjack',
    names: { TY: 'Blackjack', EN: 'Blackjack' },
    cover: 'blackjack',
    gameType: 'LIVE',
    gameClassify: 'BLACKJACK',
    minBetMinor: 100n,
    rtpHundredths: 9951,
  },
  {
    gameCode: 'three_card_poker',
    names: { TY: 'Three Card Poker', EN: 'Three Card Poker' },
    cover: 'three-card-poker',
    gameType: 'LIVE',
    gameClassify: 'THREE_CARD_POKER',
    minBetMinor: 100n,
    rtpHundredths: 9663,
  },
  {
    gameCode: 'fish_prawn_crab',
    names: { TY: 'Fish Prawn Crab', EN: 'Fish Prawn Crab' },
    cover: 'fish-prawn-crab',
    gameType: 'LIVE',
    gameClassify: 'FISH_PRAWN_CRAB',
    minBetMinor: 100n,
    rtpHundredths: 9213,
  },
  {
    gameCode: 'fan_tan',
    names: { TY: 'Fan Tan', EN: 'Fan Tan' },
    cover: 'fan-tan',
    gameType: 'LIVE',
    gameClassify: 'FAN_TAN',
    minBetMinor: 100n,
    rtpHundredths: 9750,
  },
  {
    gameCode: 'se_die',
    names: { TY: 'Se Die', EN: 'Se Die' },
    cover: 'se-die',
    gameType: 'LIVE',
    gameClassify: 'SE_DIE',
    minBetMinor: 100n,
    rtpHundredths: 9800,
  },
  {
    gameCode: 'wenzhou',
    addedDaysAgo: 20,
    names: { TY: 'Wenzhou Pai Jiu', EN: 'Wenzhou Pai Jiu' },
    cover: 'wenzhou',
    gameType: 'LIVE',
    gameClassify: 'WENZHOU',
    minBetMinor: 100n,
    rtpHundredths: 9805,
  },
  {
    gameCode: 'two_eight',
    addedDaysAgo: 11,
    names: { TY: 'Two-Eight Bar', EN: 'Two-Eight Bar' },
    cover: 'two-eight',
    gameType: 'LIVE',
    gameClassify: 'MAHJONG',
    minBetMinor: 100n,
    rtpHundredths: 9881,
  },
  {
    gameCode: 'dragon_phoenix',
    addedDaysAgo: 5,
    names: { TY: 'Dragon Phoenix', EN: 'Dragon Phoenix' },
    cover: 'dragon-phoenix',
    gameType: 'LIVE',
    gameClassify: 'ZJH',
    minBetMinor: 100n,
    rtpHundredths: 9750,
  },
  {
    gameCode: 'niuniu_table',
    addedDaysAgo: 8,
    names: { TY: 'NiuNiu Table', EN: 'NiuNiu Table' },
    cover: 'niuniu-table',
    gameType: 'LIVE',
    gameClassify: 'NIUNIU',
    minBetMinor: 100n,
    rtpHundredths: 9750,
  },
  {
    gameCode: 'bull_fight',
    names: { TY: 'Bull Fight', EN: 'Bull Fight' },
    cover: 'bull-fight',
    gameType: 'LIVE',
    gameClassify: 'NIUNIU',
    minBetMinor: 100n,
    rtpHundredths: 9789,
  },
];

const percent = 100n;
const furtherLocales = Object.keys(translations) as (keyof typeof translations)[];
const coverEndings: Readonly<Record<TableLabel, string>> = { second: 'b', vip: 'vip', lowLimit: 'low' };

/** A further table's entry: the game's own with a name, a picture and a smallest bet of the table. */
function furtherTables(first: DemoGame): DemoGame[] {
  const { TY: game = first.gameCode } = first.names;
  const ofGame = translated(first.names, ({ games }) => games[first.gameCode]);
  const instances = tableInstances.filter(({ gameCode }) => gameCode === first.gameCode);
  return instances.map(({ tableCode, label, minPercent }) => ({
    ...first,
    gameCode: tableCode,
    names: {
      TY: tableName('TY', label, game),
      EN: tableName('EN', label, game),
      ...Object.fromEntries(furtherLocales.map((locale) => [locale, tableName(locale, label, ofGame[locale] ?? game)])),
    },
    cover: `${first.cover}-${coverEndings[label]}`,
    minBetMinor: (first.minBetMinor * BigInt(minPercent)) / percent,
    isHot: false,
  }));
}

/** The shared tables of the demo, in the order of their lobby: further tables of a game stand behind its first one. */
export const demoTables: readonly DemoGame[] = firstTables.flatMap((first) => [first, ...furtherTables(first)]);
