import { type DrawBelow, shuffle } from '@baize/fairness';
import { cardKinds } from '../cards/index.ts';
import { smaller } from '../exact/bigints.ts';
import {
  clockwise,
  type HandSetup,
  type RoomGame,
  type RoomInput,
  type SeatResult,
  type SeatStart,
  stackOf,
  type Turn,
} from '../room-engine/index.ts';
import { actHoldem, offersOf, settled } from './betting.ts';
import { inputOfPlan, plansOf } from './plans.ts';
import { seatingOf } from './seating.ts';
import { settlementOf, showable, withShown } from './showdown.ts';
import { blindSeats, type HoldemState, liveSeats, nextButton } from './state.ts';
import { viewHoldem } from './view.ts';

const decisionMs = 15_000;
const maxSeats = 9;
const ownCards = 2;
const boardSize = 5;

/** Half the big blind, floored; one unit where that is nothing. */
export const smallBlindOf = (baseMinor: bigint): bigint => (baseMinor > 1n ? baseMinor / 2n : baseMinor);

/**
 * Two cards to each seat, and the board; blinds are posted, by all chips of a seat that has fewer. Whoever comes back after his blinds went by
 * posts a big one that is his bet, a small one that is dead, or both (rulebook 4.4).
 */
function deal(setup: HandSetup, draw: DrawBelow): HoldemState {
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card),
    draw,
  );
  const order = clockwise(setup);
  const holes = Object.fromEntries(
    order.map((seat, index) => [seat, pack.slice(index * ownCards, (index + 1) * ownCards)]),
  );
  const dealt = order.length * ownCards;
  const { small, big } = blindSeats(setup);
  const posted = (seat: number, blindMinor: bigint) => smaller(blindMinor, stackOf(setup, seat));
  const smallMinor = smallBlindOf(setup.baseMinor);
  const missed = setup.seats.filter(({ owes }) => owes !== undefined);
  const bets = Object.fromEntries([
    ...missed.filter(({ owes }) => owes !== 'small').map(({ seat }) => [seat, posted(seat, setup.baseMinor)]),
    [small, posted(small, smallMinor)],
    [big, posted(big, setup.baseMinor)],
  ]) as Record<number, bigint>;
  const deadOf = ({ seat, stackMinor }: SeatStart) => smaller(smallMinor, stackMinor - (bets[seat] ?? 0n));
  const dead = Object.fromEntries(
    missed.filter(({ owes }) => owes !== 'big').map((start) => [start.seat, deadOf(start)]),
  ) as Record<number, bigint>;
  const committed = Object.fromEntries(order.map((seat) => [seat, (bets[seat] ?? 0n) + (dead[seat] ?? 0n)]));
  const after = order.indexOf(big) + 1;
  const state: HoldemState = {
    setup,
    holes,
    board: pack.slice(dealt, dealt + boardSize),
    street: 'preflop',
    committed,
    dead,
    bets,
    currentBet: setup.baseMinor,
    raiseStep: setup.baseMinor,
    folded: [],
    toAct: [...order.slice(after), ...order.slice(0, after)].filter(
      (seat) => stackOf(setup, seat) > (committed[seat] ?? 0n),
    ),
    hasActed: [],
    aggressor: null,
    said: {},
    isOver: false,
  };
  return settled(state);
}

function turnOf({ isOver, toAct, street }: HoldemState): Turn | null {
  const [seat] = toAct;
  return isOver || seat === undefined ? null : { phase: street, seats: [seat], ms: decisionMs };
}

/** Whoever does not answer checks where that costs nothing, and folds otherwise. */
const defaultOf = (state: HoldemState, seat: number): RoomInput => ({
  act: offersOf(state, seat)?.canCheck ? 'check' : 'fold',
});

const resultOf = (state: HoldemState): readonly SeatResult[] => settlementOf(state).results;

/** One hand of Texas hold'em without limit (rulebook 4.4). */
export const holdemRoom: RoomGame<HoldemState> = {
  gameCode: 'room_holdem',
  rulesVersion: '1',
  minPlayers: 2,
  maxPlayers: maxSeats,
  nextButton,
  seatingOf,
  deal,
  turnOf,
  act: actHoldem,
  plansOf,
  inputOfPlan,
  showable,
  withShown,
  defaultOf,
  viewOf: viewHoldem,
  resultOf,
  standingOf: (state) => ({ live: liveSeats(state), committed: state.committed }),
};
