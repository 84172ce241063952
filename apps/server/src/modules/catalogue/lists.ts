import type { CallInput, Calls, GameType, LocaleCode } from '@baize/contract';
import { localised } from '../brand/index.ts';
import { couldFit, misfit, type Question, questionOf } from './search.ts';
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

/** Games that fit, in the brand's order; with something typed those whose name fits, the best first. */
export function gamesThatFit(
  shelf: Shelf,
  filter: GameFilter,
  reader: { currencyExponent: number; language: LocaleCode; typed?: string },
): readonly ShelvedGame[] {
  const fits = fitting(filter, reader.currencyExponent);
  const typed = reader.typed?.trim() ?? '';
  if (typed !== '') return searchGames(shelf, fits, typed, reader.language);
  const all = filter.gameType ? (shelf.listedByType.get(filter.gameType) ?? []) : shelf.listed;
  return all.filter(fits);
}

function fitting(filter: GameFilter, currencyExponent: number): (game: ShelvedGame) => boolean {
  const { gameType, vendorCode, gameClassify, minBet, minLineNum, hotOnly } = filter;
  const stakeMinor = minBet === undefined ? null : floorMinor(minBet, currencyExponent);
  return (game) =>
    (gameType === undefined || game.gameType === gameType) &&
    (vendorCode === undefined || game.vendorCode === vendorCode) &&
    (gameClassify === undefined || game.gameClassify === gameClassify) &&
    (stakeMinor === null || game.minBetMinor <= stakeMinor) &&
    (minLineNum === undefined || game.minLineNum >= minLineNum) &&
    (!hotOnly || game.isHot);
}

/** The whole minor units in a decimal amount; what is smaller than one is cut off. */
function floorMinor(decimal: string, exponent: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
}

/** A name in another language than the asked one counts a little less. */
const otherLanguagePenalty = 1;

type Fits = (game: ShelvedGame) => boolean;

/** Mistakes are forgiven only where nothing fits without. */
function searchGames(shelf: Shelf, fits: Fits, typed: string, language: LocaleCode): readonly ShelvedGame[] {
  const question = questionOf(typed);
  if (!question) return shelf.listed.filter((game) => fits(game) && shownName(game, language).includes(typed));
  const exact = bestFirst(shelf, fits, question, { language, forgiving: false });
  return exact.length > 0 ? exact : bestFirst(shelf, fits, question, { language, forgiving: true });
}

interface Manner {
  language: LocaleCode;
  forgiving: boolean;
}

/** Games whose name fits, the best first; alike ones in the brand's order. */
function bestFirst(shelf: Shelf, fits: Fits, question: Question, manner: Manner): ShelvedGame[] {
  const { listed, nameLetters, firstNames } = shelf;
  const byScore: ShelvedGame[][] = [];
  let first = 0;
  for (let index = 0; index < listed.length; index += 1) {
    const end = firstNames[index + 1] as number;
    let couldBe = false;
    for (let name = first; name < end && !couldBe; name += 1) {
      couldBe = couldFit(nameLetters[name] as number, question, manner.forgiving);
    }
    first = end;
    const game = couldBe ? listed[index] : undefined;
    const score = game && fits(game) ? scoreOf(game, question, manner) : null;
    if (!game || score === null) continue;
    const alike = byScore[score];
    if (alike) alike.push(game);
    else byScore[score] = [game];
  }
  return byScore.flat();
}

const shownName = (game: ShelvedGame, language: LocaleCode): string => localised(game.names, language) ?? game.gameCode;

function scoreOf(
  { searchNames, names }: ShelvedGame,
  question: Question,
  { language, forgiving }: Manner,
): number | null {
  let best: number | null = null;
  for (const one of searchNames) {
    if (!couldFit(one.letters, question, forgiving)) continue;
    const fit = misfit(one, question, forgiving);
    if (fit === null) continue;
    const shown = localised(names, language);
    const score = searchNames.length === 1 || one.name === shown ? fit : fit + otherLanguagePenalty;
    if (best === null || score < best) best = score;
  }
  return best;
}
