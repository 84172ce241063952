import * as keno from '@baize/games/keno';
import { limitsOf } from './limits.ts';
import { numberList } from './number-list.ts';
import { oneStep } from './one-step.ts';

/** Ten hits of ten pay 200,000 times the stake. */
const maxWinMinor = 100_000_000n;

/** Keno mini: a choice is a list of numbers, ascending. */
export const kenoMiniGame = oneStep<keno.KenoBet, { drawn: readonly number[] }>({
  ...limitsOf(keno),
  maxWinMinor,
  readChoice: ({ picks: sent, ...rest }) => {
    const picks = numberList(sent);
    return Object.keys(rest).length === 0 && picks !== null && keno.isKenoBet({ picks }) ? { picks } : null;
  },
  bestReturn: ({ picks }) => Math.max(...keno.returnsOf(picks.length)),
  draw: (_, draw) => ({ drawn: keno.drawNumbers(draw) }),
  returnOf: (bet, { drawn }) => keno.returnOf(bet.picks.length, keno.hitsOf(bet, drawn)),
});
