export { advertised } from './advertised.ts';
export {
  colourOf,
  colours,
  type FishPrawnCrabColour,
  type FishPrawnCrabSeen,
  type FishPrawnCrabSymbol,
  fishPrawnCrabBets,
  isTriple,
  symbols,
} from './bets.ts';
