import { inPlayDelayMs } from '@baize/games/sportsbook';
import { esportsLeagues, moreLeagues, sportsLeagues } from '@baize/games/virtual-league';
import type { BuiltInOffers } from '../vendor.ts';
import { minStakeMinor } from './bets/limits.ts';
import type { BookSettings } from './dependencies.ts';

/** The book of sports, with the specification's code. */
export const fbSettings: BookSettings = {
  vendorCode: 'FB',
  gameCode: 'sportsbook',
  leagues: sportsLeagues,
  inPlayDelayMs: inPlayDelayMs.football,
};

/** The second book of sports: leagues of its own, and matches that feeds and files bring. */
export const btiSettings: BookSettings = {
  vendorCode: 'BTI',
  gameCode: 'btisports',
  leagues: moreLeagues,
  inPlayDelayMs: inPlayDelayMs.football,
  feedCode: 'odds',
};

/** The book of esports. */
export const tfSettings: BookSettings = {
  vendorCode: 'TF',
  gameCode: 'esportsbook',
  leagues: esportsLeagues,
  inPlayDelayMs: inPlayDelayMs.esports,
};

/** What a book offers to the lobby of its game type. */
export function offersOf(
  displayName: string,
  gameType: 'SPORTS' | 'ESPORTS',
  { vendorCode, gameCode }: BookSettings,
): BuiltInOffers {
  const cover = `/art/covers/book-${vendorCode.toLowerCase()}`;
  const names = { TY: displayName };
  const game = { gameCode, gameType, gameClassify: '', names, minBetMinor: minStakeMinor };
  return { displayName, games: [{ ...game, coverUrl: `${cover}.svg`, wideCoverUrl: `${cover}-wide.svg` }] };
}
