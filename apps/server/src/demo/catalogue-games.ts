import * as dragonLedger from '@baize/games/dragon-ledger';
import * as fixedStars from '@baize/games/fixed-stars';
import * as harbourChests from '@baize/games/harbour-chests';
import * as honeyMeadow from '@baize/games/honey-meadow';
import * as jadeCascade from '@baize/games/jade-cascade';
import * as lanternGarden from '@baize/games/lantern-garden';
import * as mammothRidge from '@baize/games/mammoth-ridge';
import * as neonOrchard from '@baize/games/neon-orchard';
import * as nuggetGulch from '@baize/games/nugget-gulch';
import * as pearlTide from '@baize/games/pearl-tide';
import * as stormAnvil from '@baize/games/storm-anvil';
import { demoTables } from './catalogue-tables.ts';
import type { DemoGame } from './demo-game.ts';
import { lanternGardenNames } from './texts.ts';

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
    gameCode: neonOrchard.gameCode,
    gameClassify: 'CLASSIC',
    names: { TY: 'Neon Orchard', EN: 'Neon Orchard' },
    cover: 'neon-orchard',
    minBetMinor: smallest(neonOrchard.betsMinor),
    minLineNum: neonOrchard.config.lines.length,
    rtpHundredths: hundredths(neonOrchard.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: mammothRidge.gameCode,
    gameClassify: 'WAYS',
    names: { TY: 'Mammoth Ridge', EN: 'Mammoth Ridge' },
    cover: 'mammoth-ridge',
    minBetMinor: smallest(mammothRidge.betsMinor),
    rtpHundredths: hundredths(mammothRidge.advertised.rtpPercent),
    volatility: 'high',
  },
  {
    gameCode: harbourChests.gameCode,
    gameClassify: 'CLASSIC',
    names: { TY: 'Harbour Chests', EN: 'Harbour Chests' },
    cover: 'harbour-chests',
    minBetMinor: smallest(harbourChests.betsMinor),
    minLineNum: harbourChests.config.lines.length,
    rtpHundredths: hundredths(harbourChests.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: stormAnvil.gameCode,
    gameClassify: 'CASCADE',
    names: { TY: 'Storm Anvil', EN: 'Storm Anvil' },
    cover: 'storm-anvil',
    minBetMinor: smallest(stormAnvil.betsMinor),
    rtpHundredths: hundredths(stormAnvil.advertised.rtpPercent),
    volatility: 'high',
  },
  {
    gameCode: honeyMeadow.gameCode,
    gameClassify: 'CLUSTER',
    names: { TY: 'Honey Meadow', EN: 'Honey Meadow' },
    cover: 'honey-meadow',
    minBetMinor: smallest(honeyMeadow.betsMinor),
    rtpHundredths: hundredths(honeyMeadow.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: nuggetGulch.gameCode,
    gameClassify: 'HOLD',
    names: { TY: 'Nugget Gulch', EN: 'Nugget Gulch' },
    cover: 'nugget-gulch',
    minBetMinor: smallest(nuggetGulch.betsMinor),
    minLineNum: nuggetGulch.config.lines.length,
    rtpHundredths: hundredths(nuggetGulch.advertised.rtpPercent),
    volatility: 'high',
  },
  {
    gameCode: pearlTide.gameCode,
    gameClassify: 'HOLD',
    names: { TY: 'Pearl Tide', EN: 'Pearl Tide' },
    cover: 'pearl-tide',
    minBetMinor: smallest(pearlTide.betsMinor),
    minLineNum: pearlTide.config.lines.length,
    rtpHundredths: hundredths(pearlTide.advertised.rtpPercent),
    volatility: 'medium',
  },
  {
    gameCode: fixedStars.gameCode,
    gameClassify: 'STICKY',
    names: { TY: 'Fixed Stars', EN: 'Fixed Stars' },
    cover: 'fixed-stars',
    minBetMinor: smallest(fixedStars.betsMinor),
    minLineNum: fixedStars.config.lines.length,
    rtpHundredths: hundredths(fixedStars.advertised.rtpPercent),
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
    gameCode: 'tower',
    names: { TY: 'Tower', EN: 'Tower' },
    cover: 'tower',
    gameType: 'RNG',
    gameClassify: 'TOWER',
    minBetMinor: 10n,
    rtpHundredths: 9750,
    volatility: 'high',
  },
  {
    gameCode: 'video_poker',
    names: { TY: 'Jacks or Better', EN: 'Jacks or Better' },
    cover: 'video-poker',
    gameType: 'RNG',
    gameClassify: 'VIDEOPOKER',
    minBetMinor: 10n,
    rtpHundredths: 9954,
    volatility: 'medium',
  },
  {
    gameCode: 'lucky_koi',
    names: { TY: 'Lucky Koi', EN: 'Lucky Koi' },
    cover: 'lucky-koi',
    gameType: 'RNG',
    gameClassify: 'SCRATCH',
    minBetMinor: 10n,
    rtpHundredths: 9500,
    volatility: 'high',
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
  ...demoTables,
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
