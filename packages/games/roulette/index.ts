export { advertised, advertisedCallBets } from './advertised.ts';
export { analyse, analyseCallBet, ways } from './analysis.ts';
export { type RouletteSeen, rouletteBets } from './bets.ts';
export {
  type CallBet,
  type Chip,
  type Colour,
  callBets,
  colourOf,
  insideSelections,
  neighboursOf,
  numbersOf,
  pockets,
  selectionOf,
  wheel,
} from './layout.ts';
