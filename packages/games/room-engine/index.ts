export { potRake, winningsRake } from './rake.ts';
export type { HandSetup, RoomGame, RoomInput, SeatResult, SeatStart, Turn } from './room-game.ts';
export { replayHand, type StoredInput, type StoredSetup, storedSetup } from './stored.ts';
