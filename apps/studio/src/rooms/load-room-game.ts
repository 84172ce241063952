import type { RoomGameParts } from './room-game.ts';

/** Each game comes with its own code. */
export async function loadRoomGame(gameCode: string): Promise<RoomGameParts> {
  if (gameCode === 'room_holdem') return (await import('./holdem/parts.tsx')).parts;
  if (gameCode === 'room_sng') return (await import('./sit-and-go/parts.tsx')).parts;
  if (gameCode === 'room_zjh') return (await import('./zjh/parts.tsx')).parts;
  if (gameCode === 'room_tien_len') return (await import('./tien-len/parts.tsx')).parts;
  if (gameCode === 'room_thirteen') return (await import('./thirteen/parts.tsx')).parts;
  return (await import('./niuniu-parts.tsx')).parts;
}
