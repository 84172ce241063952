import type { GameType } from '@baize/contract';
import { drawOfSimulation } from '@baize/fairness';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { type GameRecord, offerVendor, shelveGames, writeGames } from '../authoring.ts';
import { madeUpNames, wordsALanguage } from './words.ts';

export interface GeneratedCatalogue {
  brandId: string;
  games: number;
  vendors: number;
  /** The same seed makes the same catalogue. */
  seed: string;
  newId: () => string;
}

const types: readonly GameType[] = ['RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'];
const classes: Partial<Record<GameType, readonly string[]>> = {
  RNG: ['SLOT', 'BOOK', 'CASCADE', ''],
  LIVE: ['BACCARAT', 'SICBO', 'ROULETTE', 'DRAGON_TIGER', 'BLACKJACK'],
  PVP: ['MAHJONG', 'NIUNIU', 'ZJH', 'THREE_CARD_POKER'],
};
const minBetsMinor = [1n, 5n, 10n, 20n, 50n, 75n, 100n, 500n];
const volatilities = ['low', 'mediumLow', 'medium', 'mediumHigh', 'high', null] as const;
const picture = '/art/scenes/game-fallback.webp';
const writtenAtOnce = 2_000;

export const generatedVendorCode = (index: number): string => `GEN_${String(index + 1).padStart(2, '0')}`;

/** Fills a brand with games that nobody can play, for tests of scale. Doing it again adds nothing. */
export async function generateCatalogue(transaction: DatabaseTransaction, made: GeneratedCatalogue): Promise<void> {
  const { brandId, vendors } = made;
  for (let index = 0; index < vendors; index += 1) {
    const vendor = { vendorCode: generatedVendorCode(index), displayName: `Generated ${index + 1}` };
    for (const gameType of new Set(types)) {
      await offerVendor(transaction, { ...vendor, brandId, gameType, isHot: index % 7 === 0, position: index });
    }
  }
  const games = madeUpGames(made);
  for (let from = 0; from < games.length; from += writtenAtOnce) {
    const part = games.slice(from, from + writtenAtOnce);
    await writeGames(transaction, part, 'keep');
    await shelveGames(transaction, brandId, part);
  }
}

function madeUpGames({ games, vendors, seed, newId }: GeneratedCatalogue) {
  const draw = drawOfSimulation(seed);
  const one = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const namesakes = new Map<number, number>();
  return Array.from({ length: games }, (_, position): GameRecord & { isHot: boolean; position: number } => {
    const [start, middle, end] = [draw(wordsALanguage), draw(wordsALanguage), draw(wordsALanguage)];
    const words = (start * wordsALanguage + middle) * wordsALanguage + end;
    const number = namesakes.get(words) ?? 0;
    namesakes.set(words, number + 1);
    const gameType = one(types);
    return {
      id: newId(),
      vendorCode: generatedVendorCode(position % vendors),
      gameCode: `generated_${position + 1}`,
      gameType,
      gameClassify: one(classes[gameType] ?? ['']),
      names: madeUpNames(start, middle, end, number),
      minBetMinor: one(minBetsMinor),
      minLineNum: one([1, 5, 10, 20, 25, 40, 50]),
      coverUrl: picture,
      wideCoverUrl: picture,
      rtpHundredths: draw(2) === 0 ? 9_200 + draw(600) : null,
      volatility: one(volatilities),
      isHot: draw(50) === 0,
      position,
    };
  });
}
