import type { GameType } from '@baize/contract';
import type { Board } from './api/missions.ts';

type Standing = Board & { mine: NonNullable<Board['mine']> };

/** The board that counts games of a type, runs still and has the member on its best place; null: he is on none. */
export function bestStanding(boards: readonly Board[], gameType: GameType, now: Date): Standing | null {
  const standings = boards.filter(
    (board): board is Standing =>
      board.mine !== null &&
      new Date(board.endsAt) > now &&
      (board.gameTypes.length === 0 || board.gameTypes.includes(gameType)),
  );
  return standings.toSorted((one, other) => one.mine.place - other.mine.place)[0] ?? null;
}
