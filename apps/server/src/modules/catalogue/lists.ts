import type { CallInput, Calls, GameType, LocaleCode } from '@baize/contract';
import { localised } from '../brand/index.ts';
import { misfit, type Question, questionOf } from './search.ts';
import type { Shelf, ShelvedGame } from './shelf.ts';

/** What narrows a list of games; everything left out is open. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  gameClassify?: string | undefined;
  /** A decimal amount: games that can be played from this stake or less. */
  minBet?: CallInput<Calls['gameList']>['data']['minBet'];
  /** Games with so many lines or more. */
  minLineNum?: number | undefined;
  hotOnly?: boolean;
}

/** Games that fit, in the brand's order. */
export function gamesThatFit(shelf: Shelf, filter: GameFilter, currencyExponent: number): ShelvedGame[] {
  const { gameType, vendorCode, gameClassify, minBet, minLineNum, hotOnly } = filter;
  const all = gameType ? (shelf.listedByType.get(gameType) ?? []) : shelf.listed;
  const stakeMinor = minBet === undefined ? null : floorMinor(minBet, currencyExponent);
  return all.filter(
    (game) =>
      (vendorCode === undefined || game.vendorCode === vendorCode) &&
      (gameClassify === undefined || game.gameClassify === gameClassify) &&
      (stakeMinor === null || game.minBetMinor <= stakeMinor) &&
      (minLineNum === undefined || game.minLineNum >= minLineNum) &&
      (!hotOnly || game.isHot),
  );
}

/** The whole minor units in a decimal amount; what is smaller than one is cut off. */
function floorMinor(decimal: string, exponent: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
}

/** A name in another language than the asked one counts a little less. */
const otherLanguagePenalty = 1;

/** Games whose name fits what was typed, the best first. Mistakes are forgiven only where nothing fits without. */
export function searchGames(
  games: readonly ShelvedGame[],
  typed: string,
  language: LocaleCode,
): readonly ShelvedGame[] {
  if (typed.trim() === '') return games;
  const question = questionOf(typed);
  if (!question) return games.filter((game) => shownName(game, language).includes(typed.trim()));
  const exact = bestFirst(games, (game) => scoreOf(game, question, language, false));
  return exact.length > 0 ? exact : bestFirst(games, (game) => scoreOf(game, question, language, true));
}

/** Those with a score, the lowest first; the same score in the order in which they came. */
function bestFirst(games: readonly ShelvedGame[], scoreOfGame: (game: ShelvedGame) => number | null): ShelvedGame[] {
  const byScore: ShelvedGame[][] = [];
  for (const game of games) {
    const score = scoreOfGame(game);
    if (score === null) continue;
    const list = byScore[score];
    if (list) list.push(game);
    else byScore[score] = [game];
  }
  return byScore.flat();
}

const shownName = (game: ShelvedGame, language: LocaleCode): string => localised(game.names, language) ?? game.gameCode;

function scoreOf(game: ShelvedGame, question: Question, language: LocaleCode, forgiving: boolean): number | null {
  let best: number | null = null;
  const shown = game.searchNames.length > 1 ? shownName(game, language) : null;
  for (const one of game.searchNames) {
    const fit = misfit(one, question, forgiving);
    if (fit === null) continue;
    const score = shown === null || one.name === shown ? fit : fit + otherLanguagePenalty;
    if (best === null || score < best) best = score;
  }
  return best;
}
