import { middleChoice } from '@baize/games/slot-engine';
import type { RoundRow } from './rounds-store.ts';

const openings: ReadonlySet<string> = new Set(['pickStarted', 'choiceStarted']);

/** A step of the player is open: the last event is the start of a pick bonus or of a choice, or a pick. */
export const isPickOpen = ({ events }: Pick<RoundRow, 'events'>): boolean => {
  const last = events.at(-1)?.type ?? '';
  return openings.has(last) || last === 'tilePicked';
};

/** The events of a round up to its player's first step. */
export const eventsBeforePick = ({ events }: Pick<RoundRow, 'events'>): RoundRow['events'] =>
  events.slice(0, events.findIndex(({ type }) => openings.has(type)) + 1);

/** Which tile is taken first for a player who takes none: of a choice the middle one. */
export function firstForgotten({ events }: Pick<RoundRow, 'events'>): number {
  const choices = events.find(({ type }) => type === 'choiceStarted')?.choices;
  return Array.isArray(choices) ? middleChoice(choices.length) : 0;
}

/**
 * The rule of a bonus that its player does not pick to the end: after this long the first tiles that are still covered are taken for him, and
 * of a choice the middle one.
 * What lies under them was shuffled before the first pick, so that one tile is worth as much as another.
 */
export const pickLifeMs = 24 * 60 * 60_000;

export const pickUntil = (stakedAt: Date): Date => new Date(stakedAt.getTime() + pickLifeMs);
