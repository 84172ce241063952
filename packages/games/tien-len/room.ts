import { type DrawBelow, shuffle } from '@baize/fairness';
import { type Card, cardKinds } from '../cards/index.ts';
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
import { inOrder, orderOf } from './plays.ts';
import { extras, instantWinOf, leftWorth } from './specials.ts';
import { handOf, type TienLenState, winnerOf } from './state.ts';
import { actTienLen } from './turns.ts';
import { viewTienLen } from './view.ts';

const decisionMs = 20_000;
const maxSeats = 4;
const ownCards = 13;

/** Thirteen cards to each seat; the lowest card of all is led. */
function deal(setup: HandSetup, draw: DrawBelow): TienLenState {
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card),
    draw,
  );
  const order = clockwise(setup);
  const cards = Object.fromEntries(
    order.map((seat, index) => [seat, inOrder(pack.slice(index * ownCards, (index + 1) * ownCards))]),
  );
  const lowest = order.reduce((best, seat) =>
    orderOf(cards[seat]?.[0] as Card) < orderOf(cards[best]?.[0] as Card) ? seat : best,
  );
  const instants = order.map((seat) => ({ seat, name: instantWinOf(cards[seat] ?? []) }));
  const instant = instants.find(({ name }) => name !== null);
  return {
    setup,
    cards,
    actor: instant ? null : lowest,
    laid: null,
    passed: [],
    firstCard: cards[lowest]?.[0] ?? null,
    chop: null,
    chops: [],
    instant: instant?.name ? { seat: instant.seat, name: instant.name } : null,
  };
}

const turnOf = ({ actor }: TienLenState): Turn | null =>
  actor === null ? null : { phase: 'turn', seats: [actor], ms: decisionMs };

/** Whoever does not answer passes; where he has to lead, he leads his lowest card. */
function defaultOf(state: TienLenState, seat: number): RoomInput {
  return state.laid === null ? { act: 'play', cards: handOf(state, seat).slice(0, 1) } : { act: 'pass' };
}

/** What the seats owe each other: the base to the winner, chops, and what losers still hold. */
function debtsOf(state: TienLenState): Debt[] {
  const { setup, chops, instant } = state;
  const winner = winnerOf(state);
  if (winner === null) return [];
  const ofBases = (from: number, to: number, bases: bigint): Debt => ({
    from,
    to,
    amountMinor: bases * setup.baseMinor,
  });
  const losers = clockwise(setup).filter((seat) => seat !== winner);
  if (instant) return losers.map((seat) => ofBases(seat, winner, extras.instantWin));
  return [
    ...losers.map((seat) => ofBases(seat, winner, 1n + leftWorth(handOf(state, seat)))),
    ...chops.map(({ from, to, bases }) => ofBases(from, to, bases)),
  ];
}

const resultOf = (state: TienLenState): readonly SeatResult[] => settleDebts(state.setup, debtsOf(state));

/** One hand of southern tien len (rulebook 4.5). */
export const tienLenRoom: RoomGame<TienLenState> = {
  gameCode: 'room_tien_len',
  rulesVersion: '1',
  minPlayers: 2,
  maxPlayers: maxSeats,
  deal,
  turnOf,
  act: actTienLen,
  defaultOf,
  viewOf: (state, own) => viewTienLen(state, own, state.actor === null ? resultOf(state) : []),
  resultOf,
};
