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

/** Every score after so many minutes more. */
function scoresAfter(fixture: Fixture, score: Score, minutes: number): WeightedScore[] {
  const chances = chancesOf(fixture);
  const away = goalChances(minutes, shareOf(chances.away));
  return goalChances(minutes, shareOf(chances.home)).flatMap((homeChance, homeGoals) =>
    away.map((awayChance, awayGoals) => ({
      score: { home: score.home + homeGoals, away: score.away + awayGoals },
      chance: homeChance * awayChance,
    })),
  );
}

/** How a match can still end from a score at a minute of its clock, exactly as its draws will decide it. */
export function endsOf(fixture: Fixture, score: Score, minutesPlayed: number): WeightedScore[] {
  const { rules } = fixture;
  if (rules.kind === 'maps') return endsOfMaps(score, rules.bestOf, shareOf(chancesOf(fixture).home));
  return scoresAfter(fixture, score, Math.max(0, rules.minutes - minutesPlayed));
}

/** The same of its first half; null once that is over, or where there are no halves. */
export function halfEndsOf(fixture: Fixture, score: Score, minutesPlayed: number): WeightedScore[] | null {
  const { rules } = fixture;
  if (rules.kind !== 'goals' || minutesPlayed >= rules.halfMinutes) return null;
  return scoresAfter(fixture, score, rules.halfMinutes - minutesPlayed);
}

/** Who scores first in what is left; in one minute the home side is drawn first. Null for a match of maps. */
export function firstGoalChances(fixture: Fixture, minutesPlayed: number) {
  const { rules } = fixture;
  if (rules.kind !== 'goals') return null;
  const chances = chancesOf(fixture);
  const [home, away] = [shareOf(chances.home), shareOf(chances.away)];
  const quiet = (1 - home) * (1 - away);
  const none = quiet ** Math.max(0, rules.minutes - minutesPlayed);
  const decided = (1 - none) / (1 - quiet);
  return { home: home * decided, away: (1 - home) * away * decided, none };
}
