export { advertised } from './advertised.ts';
export { analyse, shoeRules, ways } from './analysis.ts';
export {
  type DragonTigerSeen,
  type DragonTigerWinner,
  dragonTigerBets,
  standardTiePays,
  winnerOf,
} from './bets.ts';
