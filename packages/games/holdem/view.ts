import type { Card } from '../cards/index.ts';
import { clockwise } from '../room-engine/index.ts';
import { offersOf } from './betting.ts';
import { type PokerHandName, pokerHandOf } from './hand.ts';
import { handAt, isShowdown, potsOf, settlementOf, shownSeats } from './showdown.ts';
import { behindOf, betOf, blindSeats, type HoldemSaid, type HoldemState, liveSeats, type Street } from './state.ts';

/** What a seat of a hand shows to one reader; amounts are decimal strings of minor units. */
export type HoldemSeatView = {
  seat: number;
  /** Null: face down. */
  cards: (Card | null)[];
  hasFolded: boolean;
  isAllIn: boolean;
  /** The chips left in front of it. */
  stack: string;
  /** Its bet of this street. */
  bet: string;
  said: { act: HoldemSaid; bet: string } | null;
  /** The own hand as far as the board goes, and hands that are shown. */
  hand: PokerHandName | null;
  net: string | null;
  rake: string | null;
};

export type HoldemPotView = { amount: string; seats: number[] };

export type HoldemView = {
  street: Street;
  board: Card[];
  smallBlind: number;
  bigBlind: number;
  /** What was bet on streets before this one, by pot; at the end each with those who won it. */
  pots: HoldemPotView[];
  /** With the bets of this street. */
  total: string;
  /** The bet that nobody called, and that went back. */
  uncalled: { seat: number; amount: string } | null;
  /** What the reader may do now. */
  offers: { canCheck: boolean; call: string | null; minRaise: string | null; maxRaise: string | null } | null;
  seats: HoldemSeatView[];
};

const boardCards: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };
const handSize = 5;

/** The cards that lie open on the table; all where cards decide. */
const openBoard = (state: HoldemState): Card[] =>
  state.board.slice(0, isShowdown(state) ? handSize : boardCards[state.street]);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** Pots of streets before this one; bets lie in front of their seats until the street is over. */
function potsSoFar(state: HoldemState): HoldemPotView[] {
  const before = Object.fromEntries(
    clockwise(state.setup).map((seat) => [seat, (state.committed[seat] ?? 0n) - betOf(state, seat)]),
  );
  return potsOf({ ...state, committed: before }).pots.map(({ amountMinor, eligible }) => ({
    amount: `${amountMinor}`,
    seats: [...eligible],
  }));
}

/** The name of the own hand once there is a flop. */
function ownHand(state: HoldemState, seat: number): PokerHandName | null {
  const cards = [...(state.holes[seat] ?? []), ...openBoard(state)];
  return cards.length >= handSize && !state.folded.includes(seat) ? pokerHandOf(cards).name : null;
}

function offersView(state: HoldemState, own: number | null): HoldemView['offers'] {
  const offers = own === null ? null : offersOf(state, own);
  if (!offers) return null;
  return {
    canCheck: offers.canCheck,
    call: offers.callMinor?.toString() ?? null,
    minRaise: offers.raise?.minMinor.toString() ?? null,
    maxRaise: offers.raise?.maxMinor.toString() ?? null,
  };
}

/** A seat knows its own two cards, and those of others only where they are shown at the end. */
export function viewHoldem(state: HoldemState, own: number | null): HoldemView {
  const blinds = blindSeats(state.setup);
  const settlement = state.isOver ? settlementOf(state) : null;
  const shown = shownSeats(state);
  const live = liveSeats(state);
  const committed = sumOf(Object.values(state.committed));
  return {
    street: state.street,
    board: openBoard(state),
    smallBlind: blinds.small,
    bigBlind: blinds.big,
    pots: settlement
      ? settlement.shares.map(({ amountMinor, winners }) => ({ amount: `${amountMinor}`, seats: [...winners] }))
      : potsSoFar(state),
    total: `${committed - (settlement?.uncalled?.amountMinor ?? 0n)}`,
    uncalled: settlement?.uncalled
      ? { seat: settlement.uncalled.seat, amount: `${settlement.uncalled.amountMinor}` }
      : null,
    offers: offersView(state, own),
    seats: state.setup.seats.map(({ seat }) => {
      const isSeen = seat === own || shown.includes(seat);
      const said = state.said[seat];
      const result = settlement?.results.find((one) => one.seat === seat);
      return {
        seat,
        cards: (state.holes[seat] ?? []).map((card) => (isSeen || state.shown?.[seat]?.includes(card) ? card : null)),
        hasFolded: !live.includes(seat),
        isAllIn: live.includes(seat) && behindOf(state, seat) === 0n,
        stack: `${behindOf(state, seat)}`,
        bet: `${betOf(state, seat)}`,
        said: said ? { act: said.act, bet: `${said.betMinor}` } : null,
        hand: shown.includes(seat) ? handAt(state, seat).name : seat === own ? ownHand(state, seat) : null,
        net: result?.netMinor.toString() ?? null,
        rake: result?.rakeMinor.toString() ?? null,
      };
    }),
  };
}
