export {
  backOf,
  costMinor,
  costOf,
  costOfOne,
  type LotteryBet,
  type Prize,
  payoutMinor,
  type Returns,
  topPrizeMinor,
  type Wins,
} from './bet.ts';
export {
  allWeekdays,
  type DrawCalendar,
  drawDaysOf,
  type IsClosed,
  type Issue,
  issueAt,
  issuesAfter,
  timesOf,
} from './calendar.ts';
export { type DrawShape, drawNumbers, faultOfDraw, type LotteryDraw } from './draw.ts';
export { type Exposure, exposuresOf, numbersOfChoice } from './exposure.ts';
export { betOf, defaultGroup, type LotteryGame } from './game.ts';
export { type Lowered, linePayoutMinor, lineTopMinor, type PricedLine } from './lowered.ts';
export { groupRebate, odds } from './odds.ts';
export { groupsUpTo, paysByGroup, rebateMinor } from './rebate.ts';
export { groupReturns } from './returns.ts';
export {
  type Selection,
  type SelectionFault,
  type SelectionForm,
  selectionFaults,
  selectionOf,
  selectionText,
} from './selection.ts';
