import type { League, Team } from './leagues.ts';

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
