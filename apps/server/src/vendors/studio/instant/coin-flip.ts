import * as coinFlip from '@baize/games/coin-flip';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

export const coinFlipGame = oneStep<coinFlip.CoinBet, { side: coinFlip.Side }>({
  ...limitsOf(coinFlip),
  readChoice: ({ side, ...rest }) => {
    const offered = coinFlip.sides.find((name) => name === side);
    return Object.keys(rest).length > 0 || offered === undefined ? null : { side: offered };
  },
  bestReturn: () => coinFlip.returnOfWin,
  draw: (_, draw) => ({ side: coinFlip.flip(draw) }),
  returnOf: (bet, { side }) => (side === bet.side ? coinFlip.returnOfWin : 0),
});
