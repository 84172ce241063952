export { advertised } from './advertised.ts';
export {
  type DragonPhoenixSeen,
  type DragonPhoenixWinner,
  dragonPhoenixBets,
  higherCards,
  isNinesOrBetter,
  sides,
  winnerOf,
} from './bets.ts';
export { dealDragonPhoenix } from './deal.ts';
