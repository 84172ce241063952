export { potRake, rakeCapInBigBlinds, winningsRake } from './rake.ts';
export type { HandSetup, RoomGame, RoomInput, SeatResult, SeatStart, Turn } from './room-game.ts';
export { replayHand, replayWholeHand, type StoredInput, type StoredSetup, storedSetup } from './stored.ts';
