import type { Fixture } from './course.ts';
import { type League, leagueOf, type Team } from './leagues.ts';

export interface Pairing {
  readonly home: Team;
  readonly away: Team;
}

/** The pairings of a round: everybody meets everybody, at home in every other season. */
export function pairingsOf({ teams }: League, round: number): Pairing[] {
  const [first, ...others] = teams;
  if (!first) return [];
  const turn = round % others.length;
  const turned = [...others.slice(turn), ...others.slice(0, turn)];
  const ring = [first, ...turned];
  const isReturn = Math.floor(round / others.length) % 2 === 1;
  return Array.from({ length: teams.length / 2 }, (_, index) => {
    const [one, other] = [ring[index] as Team, ring[ring.length - 1 - index] as Team];
    const isSwapped = isReturn !== (index === 0 ? turn % 2 === 1 : index % 2 === 1);
    return isSwapped ? { home: other, away: one } : { home: one, away: other };
  });
}

/** What a match is called: its league, its round and its place in it. */
export const matchIdOf = ({ key }: League, round: number, index: number): string => `${key}-${round}-${index}`;

/** Who plays in a match of this name, by which rules; undefined: the calendar has no such match. */
export function fixtureOfId(matchId: string): Fixture | undefined {
  const [, key = '', round, index] = /^([a-z0-9]+)-(\d{1,9})-(\d{1,2})$/.exec(matchId) ?? [];
  const league = leagueOf(key);
  const pairing = league && pairingsOf(league, Number(round))[Number(index)];
  return pairing && { rules: league.rules, ...pairing };
}
