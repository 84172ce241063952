import * as hiLo from '@baize/games/hi-lo';
import type { InstantGame, InstantState, Stored } from './game.ts';
import { limitsOf } from './limits.ts';

const limits = limitsOf(hiLo);

const stateOf = ({ outcome, steps }: InstantState): hiLo.HiLoState => ({
  cards: outcome.cards as number[],
  guesses: steps.flatMap(({ guess }) => (guess === 'higher' || guess === 'lower' ? [guess] : [])),
});

/** What a right guess would bring; null when it is not offered, because the highest win would be passed or no card is left. */
const payoutIfRight = (betMinor: bigint, state: hiLo.HiLoState, guess: hiLo.Guess): bigint | null => {
  if (hiLo.isFinished(state)) return null;
  const payout = hiLo.payoutAfter(betMinor, state, guess);
  return payout > limits.maxWinMinor ? null : payout;
};

/** `at`: how many guesses were made before this one, so that a guess that is sent twice is made once. */
function makeGuess(state: InstantState, guess: hiLo.Guess, at: unknown): ReturnType<InstantGame['step']> {
  const before = stateOf(state);
  if (typeof at !== 'number' || at !== before.guesses.length) {
    return typeof at === 'number' && before.guesses[at] === guess ? { kind: 'taken' } : { kind: 'refused' };
  }
  if (payoutIfRight(state.betMinor, before, guess) === null) return { kind: 'refused' };
  const after = { ...before, guesses: [...before.guesses, guess] };
  const payoutMinor = hiLo.payoutNow(state.betMinor, after);
  const step = { guess };
  const isOver =
    payoutMinor === 0n || hiLo.guesses.every((next) => payoutIfRight(state.betMinor, after, next) === null);
  return isOver ? { kind: 'ends', step, payoutMinor } : { kind: 'goesOn', step };
}

/** Hi-lo: the player guesses card by card and leaves when he likes after the first right guess. */
export const hiLoGame: InstantGame = {
  ...limits,
  readChoice: (sent) => (Object.keys(sent).length > 0 ? null : {}),
  draw: (_, draw) => ({ cards: hiLo.drawCards(draw) }),
  payoutAtOnce: () => null,
  step: (state, sent) => {
    const guess = hiLo.guesses.find((name) => name === sent.guess);
    if (guess !== undefined)
      return Object.keys(sent).length === 2 ? makeGuess(state, guess, sent.at) : { kind: 'refused' };
    if (sent.cashOut !== true || Object.keys(sent).length !== 1 || state.steps.length === 0) return { kind: 'refused' };
    const payoutMinor = hiLo.payoutNow(state.betMinor, stateOf(state));
    return { kind: 'ends', step: { cashOut: true }, payoutMinor };
  },
  payoutNow: (state) => hiLo.payoutNow(state.betMinor, stateOf(state)),
  view: (state, hasEnded) => {
    const now = stateOf(state);
    const ifRight = (guess: hiLo.Guess) => {
      const payout = hasEnded ? null : payoutIfRight(state.betMinor, now, guess);
      return payout === null ? null : `${payout}`;
    };
    const cards = now.cards.slice(0, now.guesses.length + 1);
    return { cards, guesses: now.guesses, higherMinor: ifRight('higher'), lowerMinor: ifRight('lower') };
  },
  stepsOf: ({ guesses }) => (Array.isArray(guesses) ? guesses.map((guess): Stored => ({ guess })) : []),
};
