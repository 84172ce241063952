import * as poker from '@baize/games/video-poker';
import type { InstantGame, InstantState } from './game.ts';
import { limitsOf } from './limits.ts';
import { numberList } from './number-list.ts';

/** A royal flush pays 800 times the highest stake. */
const maxWinMinor = 80_000_000n;
const everyPlace = Array.from({ length: poker.handSize }, (_, place) => place);

const heldOf = ({ steps }: InstantState): readonly number[] | null =>
  steps.map(({ hold }) => hold).find((hold) => poker.isHold(hold)) ?? null;

/** `isOver`: a round that ended without a hold, because its player never came back, stands as it was dealt. */
const stateOf = (state: InstantState, isOver: boolean): poker.VideoPokerState => ({
  cards: state.outcome.cards as number[],
  held: heldOf(state) ?? (isOver ? everyPlace : null),
});

/** Video poker: five cards are dealt; one step lists the places of those to hold, draws the others and ends the round. */
export const videoPokerGame: InstantGame = {
  ...limitsOf(poker),
  maxWinMinor,
  readChoice: (sent) => (Object.keys(sent).length > 0 ? null : {}),
  draw: (_, draw) => ({ cards: poker.drawCards(draw) }),
  payoutAtOnce: () => null,
  step: (state, { hold: sent, ...rest }) => {
    const hold = numberList(sent);
    if (Object.keys(rest).length > 0 || hold === null || !poker.isHold(hold)) return { kind: 'refused' };
    const payoutMinor = poker.payoutNow(state.betMinor, { ...stateOf(state, false), held: hold });
    return { kind: 'ends', step: { hold }, payoutMinor };
  },
  payoutNow: (state) => poker.payoutNow(state.betMinor, stateOf(state, false)),
  view: (state, hasEnded) => {
    const now = stateOf(state, hasEnded);
    const dealt = poker.cardsNow({ ...now, held: null });
    if (!hasEnded) return { cards: dealt, hand: poker.handOf(dealt) };
    return { dealt, held: now.held, cards: poker.cardsNow(now), hand: poker.handNow(now) };
  },
  stepsOf: ({ held }) => (poker.isHold(held) ? [{ hold: held }] : []),
};
