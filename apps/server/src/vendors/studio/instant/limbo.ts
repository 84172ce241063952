import * as limbo from '@baize/games/limbo';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

export const limboGame = oneStep<limbo.LimboBet, { point: number }>({
  ...limitsOf(limbo),
  readChoice: ({ target, ...rest }) => {
    if (Object.keys(rest).length > 0 || typeof target !== 'number') return null;
    return limbo.isLimboBet({ target }) ? { target } : null;
  },
  bestReturn: limbo.returnOfWin,
  draw: (_, draw) => ({ point: limbo.drawPoint(draw) }),
  returnOf: (bet, { point }) => (limbo.isWin(bet, point) ? limbo.returnOfWin(bet) : 0),
});
