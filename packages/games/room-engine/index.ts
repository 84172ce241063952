export { type Debt, inProportion, settleDebts } from './debts.ts';
export { type PotShare, payPots, type SidePots, sidePotsOf } from './pots.ts';
export { potRake, rakeCapInBigBlinds, winningsRake } from './rake.ts';
export {
  type HandSetup,
  type Owing,
  owings,
  type Plan,
  type RoomGame,
  type RoomInput,
  type Seating,
  type SeatResult,
  type SeatStart,
  type Standing,
  type TableSeat,
  type Turn,
} from './room-game.ts';
export { clockwise, stackOf } from './seats.ts';
export {
  replayHand,
  replayWholeHand,
  roomInputOf,
  type StoredInput,
  type StoredSetup,
  setupOf,
  storedInput,
  storedSetup,
} from './stored.ts';
