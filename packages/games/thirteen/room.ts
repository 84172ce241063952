import { type DrawBelow, shuffle } from '@baize/fairness';
import { type Card, cardKinds, rankOf } from '../cards/index.ts';
import {
  clockwise,
  type Debt,
  type HandSetup,
  type RoomGame,
  type RoomInput,
  type SeatResult,
  settleDebts,
  type Turn,
} from '../room-engine/index.ts';
import { arranged, ownCards, pointsBetween, rowsOf } from './rows.ts';
import { type ThirteenState, viewThirteen } from './view.ts';

const arrangeMs = 75_000;
const maxSeats = 4;

/** Ace first, as in a hand that is held. */
const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => ((rankOf(b) + 11) % 13) - ((rankOf(a) + 11) % 13) || a - b);

function deal(setup: HandSetup, draw: DrawBelow): ThirteenState {
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card),
    draw,
  );
  const cards = Object.fromEntries(
    clockwise(setup).map((seat, index) => [seat, inOrder(pack.slice(index * ownCards, (index + 1) * ownCards))]),
  );
  return { setup, cards, arranged: {} };
}

const waiting = ({ setup, arranged: done }: ThirteenState): number[] =>
  setup.seats.map(({ seat }) => seat).filter((seat) => done[seat] === undefined);

/** All arrange their cards at the same time. */
function turnOf(state: ThirteenState): Turn | null {
  const seats = waiting(state);
  return seats.length > 0 ? { phase: 'arrange', seats, ms: arrangeMs } : null;
}

/** Thirteen own cards in the order front, middle, back. */
function act(state: ThirteenState, seat: number, { act: name, amount, cards }: RoomInput): ThirteenState | null {
  if (name !== 'arrange' || amount !== undefined || cards === undefined || !waiting(state).includes(seat)) return null;
  const held = state.cards[seat] ?? [];
  const isWhole = cards.length === ownCards && held.every((card) => cards.includes(card));
  return isWhole ? { ...state, arranged: { ...state.arranged, [seat]: [...cards] } } : null;
}

/** Each seat is compared with each other one; a point is a base. */
function debtsOf({ setup, arranged: done }: ThirteenState): Debt[] {
  const seats = setup.seats.map(({ seat }) => seat);
  return seats.flatMap((seat, index) =>
    seats.slice(index + 1).flatMap((other) => {
      const { total } = pointsBetween(rowsOf(done[seat] ?? []), rowsOf(done[other] ?? []));
      if (total === 0n) return [];
      const [from, to, points] = total > 0n ? [other, seat, total] : [seat, other, -total];
      return [{ from, to, amountMinor: points * setup.baseMinor }];
    }),
  );
}

const resultOf = (state: ThirteenState): readonly SeatResult[] => settleDebts(state.setup, debtsOf(state));

/** One hand of thirteen (rulebook 4.5). */
export const thirteenRoom: RoomGame<ThirteenState> = {
  gameCode: 'room_thirteen',
  rulesVersion: '1',
  minPlayers: 2,
  maxPlayers: maxSeats,
  deal,
  turnOf,
  act,
  // Whoever does not answer has his cards arranged for him.
  defaultOf: (state, seat) => ({ act: 'arrange', cards: arranged(state.cards[seat] ?? []) }),
  viewOf: (state, own) => viewThirteen(state, own, turnOf(state) === null ? resultOf(state) : null),
  resultOf,
};
