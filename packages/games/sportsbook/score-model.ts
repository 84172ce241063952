import type { Score } from './match.ts';

/** A score and its chance. */
export interface WeightedScore {
  readonly score: Score;
  readonly chance: number;
}

/** Beyond so many goals a side the chance that is left out is below anything that is printed. */
const maxGoals = 30;

/** Chances of 0, 1, 2 … goals of a side that scores `mean` on average. */
export function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= maxGoals; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** Every score of two sides that score independently, from the score that stands (rulebook 6.7). */
export function scoresOf(homeMean: number, awayMean: number, from: Score = { home: 0, away: 0 }): WeightedScore[] {
  const away = poisson(awayMean);
  return poisson(homeMean).flatMap((homeChance, homeGoals) =>
    away.map((awayChance, awayGoals) => ({
      score: { home: from.home + homeGoals, away: from.away + awayGoals },
      chance: homeChance * awayChance,
    })),
  );
}

/** The chance of what a test says of a score. */
export const chanceOf = (scores: readonly WeightedScore[], holds: (score: Score) => boolean): number =>
  scores.reduce((sum, { score, chance }) => (holds(score) ? sum + chance : sum), 0);
