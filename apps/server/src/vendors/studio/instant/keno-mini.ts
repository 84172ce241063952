import * as keno from '@baize/games/keno';
import { limitsOf } from './limits.ts';
import { oneStep } from './one-step.ts';

/** Ten hits of ten pay 200,000 times the stake. */
const maxWinMinor = 100_000_000n;
const list = /^\d{1,2}(?:,\d{1,2})*$/;

/** Keno mini: a choice is sent as a list like `3,17,80`, ascending, and stored as numbers. */
export const kenoMiniGame = oneStep<keno.KenoBet, { drawn: readonly number[] }>({
  ...limitsOf(keno),
  maxWinMinor,
  readChoice: ({ picks, ...rest }) => {
    if (Object.keys(rest).length > 0 || typeof picks !== 'string' || !list.test(picks)) return null;
    const bet = { picks: picks.split(',').map(Number) };
    return keno.isKenoBet(bet) ? bet : null;
  },
  bestReturn: ({ picks }) => Math.max(...keno.returnsOf(picks.length)),
  draw: (_, draw) => ({ drawn: keno.drawNumbers(draw) }),
  returnOf: (bet, { drawn }) => keno.returnOf(bet.picks.length, keno.hitsOf(bet, drawn)),
});
