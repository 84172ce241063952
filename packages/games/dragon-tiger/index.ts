export { advertised } from './advertised.ts';
export { analyse, packs, ways } from './analysis.ts';
export {
  type DragonTigerSeen,
  type DragonTigerWinner,
  dragonTigerBets,
  isSideBet,
  standardTiePays,
  winnerOf,
} from './bets.ts';
