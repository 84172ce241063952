import * as dragonLedger from '@baize/games/dragon-ledger';
import * as harbourChests from '@baize/games/harbour-chests';
import * as jadeCascade from '@baize/games/jade-cascade';
import * as lanternGarden from '@baize/games/lantern-garden';
import type { GameRecord } from '../modules/catalogue/index.ts';
import { lanternGardenNames } from './texts.ts';

export type DemoGame = Pick<GameRecord, 'gameCode' | 'names' | 'minBetMinor'> &
  Partial<GameRecord> & {
    isHot?: boolean;
    /** Names the pictures: `/art/covers/<cover>.webp` and `/art/covers/<cover>-wide.webp`. */
    cover: string;
  };

/** Every game of the demo, in the order of the lobbies: what is not said is a slot of the studio. Only games that can be played stand here. */
export const demoGames: readonly DemoGame[] = [
  {
    gameCode: lanternGarden.gameCode,
    names: lanternGardenNames,
    cover: 'lantern-garden',
    minBetMinor: smallest(lanternGarden.betsMinor),
    minLineNum: lanternGarden.config.lines.length,
    isHot: true,
    rtpHundredths: hundredths(lanternGarden.advertised.rtpPercent),
    volatility: 'low',
  },
  {
    gameCode: jadeCascade.gameCode,
    gameClassify: 'CASCADE',
    names: { TY: 'Jade Cascade', EN: 'Jade Cascade' },
    cover: 'jade-cascade',
    minBetMinor: smallest(jadeCascade.betsMinor),
    isHot: true,
    rtpHundredths: hundredths(jadeCascade.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: dragonLedger.gameCode,
    gameClassify: 'BOOK',
    names: { TY: 'Dragon Ledger', EN: 'Dragon Ledger' },
    cover: 'dragon-ledger',
    minBetMinor: smallest(dragonLedger.betsMinor),
    minLineNum: dragonLedger.config.lines.length,
    isHot: true,
    rtpHundredths: hundredths(dragonLedger.advertised.rtpPercent),
    volatility: 'high',
  },
  {
    gameCode: harbourChests.gameCode,
    names: { TY: 'Harbour Chests', EN: 'Harbour Chests' },
    cover: 'harbour-chests',
    minBetMinor: smallest(harbourChests.betsMinor),
    minLineNum: harbourChests.config.lines.length,
    rtpHundredths: hundredths(harbourChests.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: 'crash',
    names: { TY: 'Crash', EN: 'Crash' },
    cover: 'crash',
    gameType: 'RNG',
    gameClassify: 'CRASH',
    minBetMinor: 10n,
    isHot: true,
    rtpHundredths: 9900,
    volatility: 'medium',
  },
  {
    gameCode: 'mines',
    names: { TY: 'Mines', EN: 'Mines' },
    cover: 'mines',
    gameType: 'RNG',
    gameClassify: 'MINES',
    minBetMinor: 10n,
    rtpHundredths: 9828,
    volatility: 'medium',
    isHot: true,
  },
  {
    gameCode: 'hi_lo',
    names: { TY: 'Hi-Lo', EN: 'Hi-Lo' },
    cover: 'hi-lo',
    gameType: 'RNG',
    gameClassify: 'HILO',
    minBetMinor: 10n,
    rtpHundredths: 9895,
    volatility: 'medium',
  },
  {
    gameCode: 'dice',
    names: { TY: 'Dice', EN: 'Dice' },
    cover: 'dice',
    gameType: 'RNG',
    gameClassify: 'DICE',
    minBetMinor: 10n,
    rtpHundredths: 9899,
    volatility: 'low',
  },
  {
    gameCode: 'plinko',
    names: { TY: 'Plinko', EN: 'Plinko' },
    cover: 'plinko',
    gameType: 'RNG',
    gameClassify: 'PLINKO',
    minBetMinor: 10n,
    rtpHundredths: 9860,
    volatility: 'medium',
  },
  {
    gameCode: 'limbo',
    names: { TY: 'Limbo', EN: 'Limbo' },
    cover: 'limbo',
    gameType: 'RNG',
    gameClassify: 'LIMBO',
    minBetMinor: 10n,
    rtpHundredths: 9900,
    volatility: 'medium',
  },
  {
    gameCode: 'wheel',
    names: { TY: 'Wheel', EN: 'Wheel' },
    cover: 'wheel',
    gameType: 'RNG',
    gameClassify: 'WHEEL',
    minBetMinor: 10n,
    rtpHundredths: 9650,
    volatility: 'medium',
  },
  {
    gameCode: 'keno_mini',
    names: { TY: 'Keno Mini', EN: 'Keno Mini' },
    cover: 'keno-mini',
    gameType: 'RNG',
    gameClassify: 'KENO',
    minBetMinor: 10n,
    rtpHundredths: 9475,
    volatility: 'high',
  },
  {
    gameCode: 'coin_flip',
    names: { TY: 'Coin Flip', EN: 'Coin Flip' },
    cover: 'coin-flip',
    gameType: 'RNG',
    gameClassify: 'COIN',
    minBetMinor: 10n,
    rtpHundredths: 9900,
    volatility: 'low',
  },
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
];

/** Of a figure in percent, as "96.0020". */
function hundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}

function smallest(betsMinor: readonly bigint[]): bigint {
  const [first] = betsMinor;
  if (first === undefined) throw new Error('A game of the demo offers no bet.');
  return first;
}
