import { type SlotEntry, slots } from '@baize/games/slots';
import { demoTables } from './catalogue-tables.ts';
import type { DemoGame } from './demo-game.ts';

/** Those that came after the opening, in days before today. */
const addedDaysAgo: Readonly<Record<string, number>> = {
  nugget_gulch: 12,
  pearl_tide: 3,
  fixed_stars: 6,
  lotus_theatre: 1,
};

/** Every game of the demo, in the order of the lobbies: what is not said is a slot of the studio. Only games that can be played stand here. */
export const demoGames: readonly DemoGame[] = [
  ...slots.map(slotRow),
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
    addedDaysAgo: 16,
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
    addedDaysAgo: 9,
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
    addedDaysAgo: 4,
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

function smallest(betsMinor: readonly bigint[]): bigint {
  const [first] = betsMinor;
  if (first === undefined) throw new Error('A game of the demo offers no bet.');
  return first;
}

function slotRow({ slot, name, folder, rules, classification, isHot, rtpHundredths, volatility }: SlotEntry): DemoGame {
  return {
    gameCode: slot.gameCode,
    ...(slot.gameCode in addedDaysAgo && { addedDaysAgo: addedDaysAgo[slot.gameCode] }),
    names: { TY: name, EN: name },
    cover: folder,
    minBetMinor: smallest(slot.betsMinor),
    rtpHundredths,
    volatility,
    ...(classification !== undefined && { gameClassify: classification }),
    ...(rules.kind === 'line' && { minLineNum: rules.config.lines.length }),
    ...(isHot && { isHot }),
  };
}
