import * as dice from '@baize/games/dice';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

type Choice = dice.DiceBet;

const isDirection = (value: unknown): value is dice.DiceDirection => value === 'under' || value === 'over';

export const diceGame = oneStep<Choice, { face: number }>({
  ...limitsOf(dice),
  readChoice: ({ direction, winningFaces, ...rest }) => {
    if (Object.keys(rest).length > 0 || !isDirection(direction) || typeof winningFaces !== 'number') return null;
    const bet = { direction, winningFaces };
    return dice.isDiceBet(bet) ? bet : null;
  },
  bestReturn: dice.returnOfWin,
  draw: (_, draw) => ({ face: draw(dice.faces) }),
  returnOf: (bet, { face }) => (dice.isWin(bet, face) ? dice.returnOfWin(bet) : 0),
});
