export { analyseBets, analyseReturns, type BetAnalysis, type Weighted } from './analysis.ts';
export { type BetType, pays, type Return10k, reserveOf, stakeBack } from './bet-type.ts';
export {
  actionOf,
  type DecidingSeat,
  type Decision,
  type DecisionAsked,
  type DecisionOption,
  type DecisionRules,
} from './decisions.ts';
export { type DoorHands, doors } from './doors.ts';
export type { AdvertisedBet } from './report-rows.ts';
export {
  type BetResult,
  betTypeOf,
  type PlacedBet,
  payoutOf,
  reserveBackOf,
  type SettledBet,
  type SettledRound,
  settleBets,
} from './settle.ts';
