import { noScore } from '../sportsbook/match.ts';
import { chanceOf } from '../sportsbook/score-model.ts';
import { endsOf } from './chances.ts';
import { type Cup, type CupCourse, runnersLeft } from './cup.ts';
import type { PlayRules, Team } from './leagues.ts';

/** How likely the home side wins a tie: in its match, or by penalties, where both are alike. */
function homeChance(rules: PlayRules, home: Team, away: Team): number {
  const ends = endsOf({ rules, home, away }, noScore, 0);
  const wins = chanceOf(ends, (score) => score.home > score.away);
  const level = chanceOf(ends, (score) => score.home === score.away);
  return wins + level / 2;
}

/** How likely each of the entrants wins this part of the bracket. */
function chancesOfPart(rules: PlayRules, entrants: readonly Team[]): ReadonlyMap<Team, number> {
  const [only] = entrants;
  if (only && entrants.length === 1) return new Map([[only, 1]]);
  const middle = entrants.length / 2;
  const upper = chancesOfPart(rules, entrants.slice(0, middle));
  const lower = chancesOfPart(rules, entrants.slice(middle));
  const found = new Map(entrants.map((entrant) => [entrant, 0]));
  const add = (team: Team, chance: number) => found.set(team, (found.get(team) ?? 0) + chance);
  for (const [home, isUpper] of upper)
    for (const [away, isLower] of lower) {
      const wins = homeChance(rules, home, away);
      add(home, isUpper * isLower * wins);
      add(away, isUpper * isLower * (1 - wins));
    }
  return found;
}

/** How likely each runner that is left wins the cup after these rounds, exactly as its draws will decide it. */
export function cupChances(cup: Cup, played: CupCourse): ReadonlyMap<string, number> {
  const chances = chancesOfPart(cup.rules, runnersLeft(cup, played));
  return new Map([...chances].map(([{ name }, chance]) => [name, chance]));
}
