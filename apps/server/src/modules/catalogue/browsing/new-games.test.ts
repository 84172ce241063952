import { expect, test } from 'vitest';
import { newForDays, newGamesOf } from './new-games.ts';

const now = new Date('2026-06-30T12:00:00Z');
const dayMs = 86_400_000;
const game = (name: string, daysAgo: number | null, place = 0, isGroup = false) => ({
  name,
  place,
  isGroup,
  addedAt: daysAgo === null ? null : new Date(now.getTime() - daysAgo * dayMs),
});
const namesOf = (games: ReturnType<typeof game>[]) => newGamesOf(games, now).map(({ name }) => name);

test('a game is new for 30 days, the newest first, and as the brand has them where the day is the same', () => {
  const games = [
    game('opening', 90),
    game('old', newForDays),
    game('just', newForDays - 0.01),
    game('second', 2, 2),
    game('first', 2, 1),
    game('last', 0),
  ];
  expect(namesOf(games)).toEqual(['last', 'first', 'second', 'just']);
});

test('what a brand opened with is not new, however young the brand is', () => {
  expect(namesOf([game('a', 3), game('b', 2.5), game('c', 2.01)])).toEqual([]);
  expect(namesOf([game('a', 3), game('b', 2.5), game('c', 1)])).toEqual(['c']);
});

test('a game of which no day is known is old, and so is what opened with it; a group is no game', () => {
  expect(namesOf([game('a', null), game('b', 3)])).toEqual(['b']);
  expect(namesOf([game('a', null), game('group', 3, 0, true)])).toEqual([]);
  expect(namesOf([])).toEqual([]);
});
