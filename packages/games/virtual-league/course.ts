import type { DrawBelow } from '@baize/fairness';
import type { Score, Side } from '../sportsbook/match.ts';
import type { PlayRules, Team } from './leagues.ts';

/** Two teams of a league under its rules. */
export interface Fixture {
  readonly rules: PlayRules;
  readonly home: Team;
  readonly away: Team;
}

/** A goal, or a map won, at a minute of the match's own clock. */
export interface MatchEvent {
  readonly minute: number;
  readonly side: Side;
}

export interface Course {
  readonly events: readonly MatchEvent[];
  readonly endMinute: number;
}

const million = 1_000_000;
/** How much more the home side scores. */
const homeAdvantage = 1.12;
const maxMapChance = 0.9;

/** Chances in millionths: of a goal in one minute, by side; or of the home side to win a map. */
export interface Chances {
  readonly home: number;
  readonly away: number;
}

const perMillion = (chance: number) => Math.round(chance * million);

/** What a fixture is drawn by, whole numbers so that everybody recomputes the same. */
export function chancesOf({ rules, home, away }: Fixture): Chances {
  if (rules.kind === 'goals') {
    const mean = rules.meanGoals / 2 / rules.minutes;
    const ratio = home.strength / away.strength;
    return { home: perMillion(mean * ratio * homeAdvantage), away: perMillion(mean / ratio / homeAdvantage) };
  }
  const [strong, weak] = [home.strength ** 2, away.strength ** 2];
  const chance = Math.min(maxMapChance, Math.max(1 - maxMapChance, strong / (strong + weak)));
  return { home: perMillion(chance), away: million - perMillion(chance) };
}

export const shareOf = (millionths: number): number => millionths / million;

export const mapsToWin = (bestOf: number): number => Math.floor(bestOf / 2) + 1;

function courseOfGoals(minutes: number, chances: Chances, draw: DrawBelow): Course {
  const events: MatchEvent[] = [];
  for (let minute = 1; minute <= minutes; minute++)
    for (const side of ['home', 'away'] as const) if (draw(million) < chances[side]) events.push({ minute, side });
  return { events, endMinute: minutes };
}

function courseOfMaps(bestOf: number, mapMinutes: number, chances: Chances, draw: DrawBelow): Course {
  const events: MatchEvent[] = [];
  const won = { home: 0, away: 0 };
  while (Math.max(won.home, won.away) < mapsToWin(bestOf)) {
    const side = draw(million) < chances.home ? 'home' : 'away';
    won[side] += 1;
    events.push({ minute: (events.length + 1) * mapMinutes, side });
  }
  return { events, endMinute: events.length * mapMinutes };
}

/** A whole match from its draws. Pure: the same seed gives the same match. */
export function courseOf(fixture: Fixture, draw: DrawBelow): Course {
  const { rules } = fixture;
  return rules.kind === 'goals'
    ? courseOfGoals(rules.minutes, chancesOf(fixture), draw)
    : courseOfMaps(rules.bestOf, rules.mapMinutes, chancesOf(fixture), draw);
}

/** The score when this minute has been played. */
export function scoreAt({ events }: Course, minute: number): Score {
  const seen = events.filter((event) => event.minute <= minute);
  const home = seen.filter(({ side }) => side === 'home').length;
  return { home, away: seen.length - home };
}
