import { noScore, type Score } from '../sportsbook/match.ts';
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

/** Who scores last in what is left; none: nobody scores any more. Null for a match of maps. */
export function lastGoalChances(fixture: Fixture, minutesPlayed: number) {
  const first = firstGoalChances(fixture, minutesPlayed);
  if (!first) return null;
  const chances = chancesOf(fixture);
  const [home, away] = [shareOf(chances.home), shareOf(chances.away)];
  const decided = (1 - first.none) / (1 - (1 - home) * (1 - away));
  return { home: home * (1 - away) * decided, away: away * decided, none: first.none };
}

/** How a match can still stand at half time and at its end, by who leads; null for a match of maps. */
export function halfAndEndChances(
  fixture: Fixture,
  { score, minutesPlayed, halfTimeScore }: { score: Score; minutesPlayed: number; halfTimeScore: Score },
): ReadonlyMap<string, number> | null {
  const { rules } = fixture;
  if (rules.kind !== 'goals') return null;
  const halves = leadsOf(halfEndsOf(fixture, score, minutesPlayed) ?? [{ score: halfTimeScore, chance: 1 }]);
  const goneBy = Math.max(0, minutesPlayed - rules.halfMinutes);
  const rest = leadsOf(scoresAfter(fixture, noScore, rules.minutes - rules.halfMinutes - goneBy));
  const scoredSince = minutesPlayed < rules.halfMinutes ? 0 : leadOf(score) - leadOf(halfTimeScore);
  const found = new Map<string, number>();
  for (const [halfLead, halfChance] of halves)
    for (const [more, chance] of rest) {
      const key = `${nameOfLead(halfLead)}/${nameOfLead(halfLead + scoredSince + more)}`;
      found.set(key, (found.get(key) ?? 0) + halfChance * chance);
    }
  return found;
}

const leadOf = ({ home, away }: Score) => home - away;
const nameOfLead = (lead: number) => (lead === 0 ? 'X' : lead > 0 ? '1' : '2');

function leadsOf(scores: readonly WeightedScore[]): Map<number, number> {
  const leads = new Map<number, number>();
  for (const { score, chance } of scores) leads.set(leadOf(score), (leads.get(leadOf(score)) ?? 0) + chance);
  return leads;
}

/** Who wins a map that is still to come; `none`: it is not played. Null for a match of goals. */
export function mapChances(fixture: Fixture, score: Score, map: number) {
  const { rules } = fixture;
  if (rules.kind !== 'maps') return null;
  const home = shareOf(chancesOf(fixture).home);
  const played = ({ home: won, away: lost }: Score, chance: number): number => {
    if (Math.max(won, lost) >= mapsToWin(rules.bestOf)) return 0;
    if (won + lost === map - 1) return chance;
    return (
      played({ home: won + 1, away: lost }, chance * home) + played({ home: won, away: lost + 1 }, chance * (1 - home))
    );
  };
  const isPlayed = played(score, 1);
  return { home: isPlayed * home, away: isPlayed * (1 - home), none: 1 - isPlayed };
}
