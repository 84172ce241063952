import type { RoundRow } from './rounds-store.ts';

/** A pick bonus is open: the last event is its start or a pick. */
export const isPickOpen = ({ events }: Pick<RoundRow, 'events'>): boolean => {
  const last = events.at(-1)?.type;
  return last === 'pickStarted' || last === 'tilePicked';
};

/**
 * The rule of a bonus that its player does not pick to the end: after this long the first tiles that are still covered are taken for him.
 * What lies under them was shuffled before the first pick, so that one tile is worth as much as another.
 */
export const pickLifeMs = 24 * 60 * 60_000;

export const pickUntil = (stakedAt: Date): Date => new Date(stakedAt.getTime() + pickLifeMs);
