import type { DrawBelow } from '@baize/fairness';
import { payoutOf, type Return10k } from '@baize/games/table-engine';
import type { InstantGame, InstantState, Sent, Stored } from './game.ts';

/** A game whose round is over with its draw. Returns are ten-thousandths of the stake. */
export interface OneStepRules<Choice, Outcome>
  extends Pick<InstantGame, 'gameCode' | 'rulesVersion' | 'stakes' | 'maxWinMinor'> {
  readChoice(sent: Sent): Choice | null;
  bestReturn(choice: Choice): Return10k;
  draw(choice: Choice, draw: DrawBelow): Outcome;
  returnOf(choice: Choice, outcome: Outcome): Return10k;
}

/** Makes the game; a choice whose best prize would pass the highest win is not offered at that stake. */
export function oneStep<Choice extends object, Outcome extends object>(
  rules: OneStepRules<Choice, Outcome>,
): InstantGame {
  const { gameCode, rulesVersion, stakes, maxWinMinor } = rules;
  const payoutMinor = ({ betMinor, choice, outcome }: InstantState) =>
    payoutOf(betMinor, rules.returnOf(choice as Choice, outcome as Outcome));
  return {
    gameCode,
    rulesVersion,
    stakes,
    maxWinMinor,
    readChoice: (sent, betMinor) => {
      const choice = rules.readChoice(sent);
      if (!choice || payoutOf(betMinor, rules.bestReturn(choice)) > maxWinMinor) return null;
      return choice as Stored;
    },
    draw: (choice, draw) => rules.draw(choice as Choice, draw) as Stored,
    payoutAtOnce: payoutMinor,
    step: () => ({ kind: 'refused' }),
    payoutNow: payoutMinor,
    view: (state, hasEnded) => (hasEnded ? state.outcome : {}),
    stepsOf: () => [],
  };
}
