import type { BookMatch } from '@baize/contract';

/** Which matches a visitor wants to see. */
export const matchTimes = ['all', 'live', 'soon', 'today', 'favourites'] as const;
export type MatchTime = (typeof matchTimes)[number];

/** What begins within the hour is soon. */
const soonMs = 3_600_000;
const dayMs = 24 * 3_600_000;

export interface MatchFilter {
  sport: string;
  time: MatchTime;
  /** A part of a team's or a league's name. */
  search: string;
  favourites: ReadonlySet<string>;
}

function isInTime(match: BookMatch, { time, favourites }: MatchFilter, now: number): boolean {
  const inMs = Date.parse(match.startsAt) - now;
  switch (time) {
    case 'all':
      return true;
    case 'live':
      return match.state === 'live';
    case 'soon':
      return match.state === 'scheduled' && inMs <= soonMs;
    case 'today':
      return match.state !== 'finished' && inMs <= dayMs;
    case 'favourites':
      return favourites.has(match.league) || favourites.has(match.home) || favourites.has(match.away);
  }
}

/** The matches that fit, in their order. */
export function filterMatches(matches: readonly BookMatch[], filter: MatchFilter, now: number): BookMatch[] {
  const wanted = filter.search.trim().toLowerCase();
  return matches.filter((match) => {
    if (filter.sport !== 'all' && match.sport !== filter.sport) return false;
    if (!isInTime(match, filter, now)) return false;
    return [match.home, match.away, match.league].some((name) => name.toLowerCase().includes(wanted));
  });
}

/** Matches of one league under its name, leagues and matches in the order in which they come. */
export function byLeague(matches: readonly BookMatch[]): { league: string; sport: string; matches: BookMatch[] }[] {
  const groups = new Map<string, { league: string; sport: string; matches: BookMatch[] }>();
  for (const match of matches) {
    const { league, sport } = match;
    const group = groups.get(league) ?? { league, sport, matches: [] };
    group.matches.push(match);
    groups.set(league, group);
  }
  return [...groups.values()];
}
