import type { ShelvedGame } from './catalogue-snapshot.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So long a game is new. */
export const newForDays = 30;

/**
 * The games that came in the last 30 days, the newest first. What came within a day of a brand's first game is what the brand opened with, and
 * is not new; nor is a game of which no day is known.
 */
export function newGamesOf<G extends Pick<ShelvedGame, 'addedAt' | 'isGroup' | 'place'>>(
  games: readonly G[],
  now: Date,
): G[] {
  const openedAtMs = Math.min(...games.map(({ addedAt }) => addedAt?.getTime() ?? Number.NEGATIVE_INFINITY));
  const isNew = ({ addedAt, isGroup }: G): boolean => {
    if (addedAt === null || isGroup) return false;
    const addedAtMs = addedAt.getTime();
    return addedAtMs > now.getTime() - newForDays * dayMs && addedAtMs - openedAtMs > dayMs;
  };
  return games
    .filter(isNew)
    .sort((one, other) => Number(other.addedAt) - Number(one.addedAt) || one.place - other.place);
}
