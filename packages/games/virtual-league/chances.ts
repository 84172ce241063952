import type { Score } from '../sportsbook/match.ts';
import type { WeightedScore } from '../sportsbook/score-model.ts';
import { chancesOf, type Fixture, mapsToWin, shareOf } from './course.ts';

const negligible = 1e-12;

/** Chances of 0, 1, 2 … goals in so many minutes with at most one a minute. */
function goalChances(minutes: number, perMinute: number): number[] {
  const chances: number[] = [];
  let chance = (1 - perMinute) ** minutes;
  for (let goals = 0; goals <= minutes; goals++) {
    chances.push(chance);
    chance *= ((minutes - goals) / (goals + 1)) * (perMinute / (1 - perMinute));
    if (goals > minutes * perMinute && chance < negligible) break;
  }
  return chances;
}

function endsOfMaps(score: Score, bestOf: number, homeChance: number): WeightedScore[] {
  const found = new Map<string, WeightedScore>();
  const walk = (home: number, away: number, chance: number): void => {
    if (Math.max(home, away) >= mapsToWin(bestOf)) {
      const key = `${home}-${away}`;
      found.set(key, { score: { home, away }, chance: chance + (found.get(key)?.chance ?? 0) });
      return;
    }
    walk(home + 1, away, chance * homeChance);
    walk(home, away + 1, chance * (1 - homeChance));
  };
  walk(score.home, score.away, 1);
  return [...found.values()];
}

/** How a match can still end from a score at a minute of its clock, exactly as its draws will decide it. */
export function endsOf(fixture: Fixture, score: Score, minutesPlayed: number): WeightedScore[] {
  const { rules } = fixture;
  const chances = chancesOf(fixture);
  if (rules.kind === 'maps') return endsOfMaps(score, rules.bestOf, shareOf(chances.home));
  const left = Math.max(0, rules.minutes - minutesPlayed);
  const away = goalChances(left, shareOf(chances.away));
  return goalChances(left, shareOf(chances.home)).flatMap((homeChance, homeGoals) =>
    away.map((awayChance, awayGoals) => ({
      score: { home: score.home + homeGoals, away: score.away + awayGoals },
      chance: homeChance * awayChance,
    })),
  );
}
