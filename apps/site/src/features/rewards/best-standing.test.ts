// @covers rank-in-frame

import { expect, it } from 'vitest';
import type { Board } from './api/missions.ts';
import { bestStanding } from './best-standing.ts';

const now = new Date('2026-11-30T12:00:00Z');
const board = (leaderboardId: string, place: number | null, more: Partial<Board> = {}): Board => ({
  ...{ leaderboardId, name: leaderboardId, period: 'W', gameTypes: [], endsAt: '2026-12-01T00:00:00Z', rows: [] },
  mine: place === null ? null : { place, score: '3.40', prize: '0.00' },
  players: 40,
  ...more,
});
const chosen = (...boards: Board[]) => bestStanding(boards, 'RNG', now)?.leaderboardId ?? null;

it('the best place of several counts', () => {
  expect(chosen(board('far', 12), board('near', 3), board('none', null))).toBe('near');
});

it.each([
  ['the member is on none', board('a', null)],
  ['it counts other games', board('a', 1, { gameTypes: ['LIVE', 'FISH'] })],
  ['it has ended', board('a', 1, { endsAt: '2026-11-30T12:00:00Z' })],
])('nothing is shown where %s', (_name, only) => {
  expect(chosen(only)).toBeNull();
});

it('a board of this type of games counts', () => {
  expect(chosen(board('all', 9), board('slots', 2, { gameTypes: ['RNG'] }))).toBe('slots');
});
