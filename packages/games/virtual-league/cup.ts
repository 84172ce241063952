import type { DrawBelow } from '@baize/fairness';
import type { Score, Side } from '../sportsbook/match.ts';
import { pairingsOf } from './calendar.ts';
import { courseOf, scoreAt } from './course.ts';
import { type League, leagueOf, type PlayRules, type Team } from './leagues.ts';

/** A knockout of the teams of a league, in the order of its bracket: neighbours meet, then the winners of neighbours. */
export interface Cup {
  readonly rules: PlayRules;
  readonly runners: readonly Team[];
}

/** One match of a cup; a level one was decided by penalties. */
export interface Tie {
  readonly home: string;
  readonly away: string;
  readonly score: Score;
  readonly winner: Side;
  readonly isByPenalties: boolean;
}

/** The ties of each round, the final last. */
export type CupCourse = readonly (readonly Tie[])[];

const runnersOfCup = 8;
const rounds = 3;
/** In minutes of the cup's own clock. */
const roundMinutes = 24;
const breakMinutes = 12;
const fromRoundToRound = roundMinutes + breakMinutes;

/** When the last round of a cup has been played. */
export const cupEndMinute = rounds * fromRoundToRound - breakMinutes;

/** How many rounds have been played at a minute of the cup. */
export const roundsPlayedAt = (minute: number): number =>
  Math.min(rounds, Math.floor((minute + breakMinutes) / fromRoundToRound));

/** Whether a round is played at the moment, from the minute on in which it begins. */
export const isInRound = (minute: number): boolean => minute % fromRoundToRound < roundMinutes;

/** Whether a league plays cups: of eight teams, by goals. */
export const playsCups = ({ rules, teams }: League): boolean => rules.kind === 'goals' && teams.length === runnersOfCup;

/** The cup of a number; its quarter finals are the pairings of that round of the league. */
export const cupOf = (league: League, number: number): Cup => ({
  rules: league.rules,
  runners: pairingsOf(league, number).flatMap(({ home, away }) => [home, away]),
});

/** What a cup is called: its league, and its number. */
export const cupIdOf = ({ key }: League, number: number): string => `${key}-cup-${number}`;

/** Who plays in a cup of this name; undefined: there is none. */
export function cupOfId(cupId: string): Cup | undefined {
  const [, key = '', number] = /^([a-z0-9]+)-cup-(\d{1,9})$/.exec(cupId) ?? [];
  const league = leagueOf(key);
  return league && playsCups(league) ? cupOf(league, Number(number)) : undefined;
}

/** Neighbours of a bracket. */
export const pairsOf = <Entrant>(entrants: readonly Entrant[]): (readonly [Entrant, Entrant])[] =>
  entrants.flatMap((entrant, index) => {
    const other = entrants[index + 1];
    return index % 2 === 0 && other !== undefined ? [[entrant, other] as const] : [];
  });

/** Who is left of the runners after these rounds, in the order of the bracket. */
export function runnersLeft({ runners }: Cup, played: CupCourse): readonly Team[] {
  const winners = played.at(-1)?.map((tie) => tie[tie.winner]);
  return winners ? winners.flatMap((name) => runners.find((runner) => runner.name === name) ?? []) : runners;
}

function tieOf(rules: PlayRules, [home, away]: readonly [Team, Team], draw: DrawBelow): Tie {
  const course = courseOf({ rules, home, away }, draw);
  const score = scoreAt(course, course.endMinute);
  const isByPenalties = score.home === score.away;
  const isHomeWin = isByPenalties ? draw(2) === 0 : score.home > score.away;
  return { home: home.name, away: away.name, score, winner: isHomeWin ? 'home' : 'away', isByPenalties };
}

/** A whole cup from its draws. Pure: the same seed gives the same cup. */
export function courseOfCup(cup: Cup, draw: DrawBelow): CupCourse {
  const course: Tie[][] = [];
  for (let left = runnersLeft(cup, course); left.length > 1; left = runnersLeft(cup, course))
    course.push(pairsOf(left).map((pair) => tieOf(cup.rules, pair, draw)));
  return course;
}
