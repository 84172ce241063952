import type { CallInput, Calls, GameType, LocaleCode } from '@baize/contract';
import { localised } from '../../../platform/localised.ts';
import type { CatalogueSnapshot, ShelvedGame } from './catalogue-snapshot.ts';
import { couldFit, misfit, type Query, queryOf } from './search.ts';

/** What narrows a list of games; everything left out is open. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  gameClassify?: string | undefined;
  gameCode?: string | undefined;
  /** A decimal amount: games that can be played from this stake or less. */
  minBet?: CallInput<Calls['gameList']>['data']['minBet'];
  /** Games with so many lines or more. */
  minLineNum?: number | undefined;
  hotOnly?: boolean;
}

/**
 * Games that fit, in the brand's order; with something typed those whose name fits, the best first. A group stands for its games, until
 * something is looked for that one of them is: a name, a code, a class, a hot game.
 */
export function gamesThatFit(
  snapshot: CatalogueSnapshot,
  filter: GameFilter,
  viewer: { currencyExponent: number; language: LocaleCode; typed?: string },
): readonly ShelvedGame[] {
  const fits = fitting(filter, viewer.currencyExponent);
  const typed = viewer.typed?.trim() ?? '';
  if (typed !== '') return searchGames(snapshot, fits, typed, viewer.language);
  if (filter.gameCode !== undefined || filter.gameClassify !== undefined || filter.hotOnly)
    return snapshot.offered.filter(fits);
  const all = filter.gameType ? (snapshot.listedByType.get(filter.gameType) ?? []) : snapshot.listed;
  return all.filter(fits);
}

function fitting(filter: GameFilter, currencyExponent: number): (game: ShelvedGame) => boolean {
  const { gameType, vendorCode, gameClassify, gameCode, minBet, minLineNum, hotOnly } = filter;
  const stakeMinor = minBet === undefined ? null : floorMinor(minBet, currencyExponent);
  return (game) =>
    (gameType === undefined || game.gameType === gameType) &&
    (vendorCode === undefined || game.vendorCode === vendorCode) &&
    (gameClassify === undefined || game.gameClassify === gameClassify) &&
    (gameCode === undefined || game.gameCode === gameCode) &&
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
function searchGames(
  snapshot: CatalogueSnapshot,
  fits: Fits,
  typed: string,
  language: LocaleCode,
): readonly ShelvedGame[] {
  const query = queryOf(typed);
  if (!query) return snapshot.offered.filter((game) => fits(game) && shownName(game, language).includes(typed));
  const exact = bestFirst(snapshot, fits, query, { language, forgiving: false });
  return exact.length > 0 ? exact : bestFirst(snapshot, fits, query, { language, forgiving: true });
}

interface Manner {
  language: LocaleCode;
  forgiving: boolean;
}

/** Games whose name fits, the best first; alike ones in the brand's order. */
function bestFirst(snapshot: CatalogueSnapshot, fits: Fits, query: Query, manner: Manner): ShelvedGame[] {
  const { offered, nameLetters, firstNames } = snapshot;
  const byScore: ShelvedGame[][] = [];
  let first = 0;
  for (let index = 0; index < offered.length; index += 1) {
    const end = firstNames[index + 1] as number;
    let couldBe = false;
    for (let name = first; name < end && !couldBe; name += 1) {
      couldBe = couldFit(nameLetters[name] as number, query, manner.forgiving);
    }
    first = end;
    const game = couldBe ? offered[index] : undefined;
    const score = game && fits(game) ? scoreOf(game, query, manner) : null;
    if (!game || score === null) continue;
    const alike = byScore[score];
    if (alike) alike.push(game);
    else byScore[score] = [game];
  }
  return byScore.flat();
}

const shownName = (game: ShelvedGame, language: LocaleCode): string => localised(game.names, language) ?? game.gameCode;

function scoreOf({ searchNames, names }: ShelvedGame, query: Query, { language, forgiving }: Manner): number | null {
  let best: number | null = null;
  for (const one of searchNames) {
    if (!couldFit(one.letters, query, forgiving)) continue;
    const fit = misfit(one, query, forgiving);
    if (fit === null) continue;
    const shown = localised(names, language);
    const score = searchNames.length === 1 || one.name === shown ? fit : fit + otherLanguagePenalty;
    if (best === null || score < best) best = score;
  }
  return best;
}
