import * as wheel from '@baize/games/wheel';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

export const wheelGame = oneStep<wheel.WheelBet, { segment: number }>({
  ...limitsOf(wheel),
  readChoice: ({ risk, ...rest }) => {
    const offered = wheel.risks.find((name) => name === risk);
    return Object.keys(rest).length > 0 || offered === undefined ? null : { risk: offered };
  },
  bestReturn: (bet) => Math.max(...wheel.segmentReturns(bet)),
  draw: (_, draw) => ({ segment: draw(wheel.segments) }),
  returnOf: (bet, { segment }) => wheel.segmentReturns(bet)[segment] ?? 0,
});
