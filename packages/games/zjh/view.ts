import type { Card } from '../cards/index.ts';
import { type ZjhHandName, zjhHandOf } from './hand.ts';
import { settlementOf } from './showdown.ts';
import { behindOf, committedOf, isShowdown, liveSeats, type ZjhAct, type ZjhState } from './state.ts';
import { maxRounds, offersOf } from './turns.ts';

/** What a seat of a hand shows to one reader; amounts are decimal strings of minor units. */
export type ZjhSeatView = {
  seat: number;
  /** Null: face down. */
  cards: (Card | null)[];
  hasLooked: boolean;
  hasFolded: boolean;
  isAllIn: boolean;
  /** The chips left in front of it. */
  stack: string;
  /** All that it has put into the pot. */
  bet: string;
  said: { act: ZjhAct; paid: string } | null;
  /** The own hand once it was looked at, and hands that are shown. */
  hand: ZjhHandName | null;
  net: string | null;
  rake: string | null;
};

export type ZjhView = {
  unit: string;
  round: number;
  maxRounds: number;
  total: string;
  compared: { by: number; with: number; loser: number } | null;
  /** At the end: the parts of the pot, each with those who won it. */
  pots: { amount: string; seats: number[] }[];
  /** What the reader may do now. */
  offers: {
    canLook: boolean;
    call: string;
    raises: { unit: string; cost: string }[];
    compare: { cost: string; seats: number[] } | null;
  } | null;
  seats: ZjhSeatView[];
};

function offersView(state: ZjhState, own: number | null): ZjhView['offers'] {
  const offers = own === null ? null : offersOf(state, own);
  if (!offers) return null;
  const { canLook, callMinor, raises, compare } = offers;
  return {
    canLook,
    call: `${callMinor}`,
    raises: raises.map(({ unitMinor, costMinor }) => ({ unit: `${unitMinor}`, cost: `${costMinor}` })),
    compare: compare && { cost: `${compare.costMinor}`, seats: [...compare.seats] },
  };
}

/** A seat sees its own cards once it has looked, or when the hand is over; others only where cards decide at the end. */
export function viewZjh(state: ZjhState, own: number | null): ZjhView {
  const isOver = state.actor === null;
  const settlement = isOver ? settlementOf(state) : null;
  const live = liveSeats(state);
  const isSeen = (seat: number): boolean =>
    (seat === own && (isOver || state.looked.includes(seat))) || (isShowdown(state) && live.includes(seat));
  return {
    unit: `${state.unitMinor}`,
    round: state.round,
    maxRounds,
    total: `${Object.values(state.committed).reduce((sum, amount) => sum + amount, 0n)}`,
    compared: state.compared,
    pots: (settlement?.shares ?? []).map(({ amountMinor, winners }) => ({
      amount: `${amountMinor}`,
      seats: [...winners],
    })),
    offers: offersView(state, own),
    seats: state.setup.seats.map(({ seat }) => {
      const cards = state.cards[seat] ?? [];
      const said = state.said[seat];
      const result = settlement?.results.find((one) => one.seat === seat);
      return {
        seat,
        cards: cards.map((card) => (isSeen(seat) ? card : null)),
        hasLooked: state.looked.includes(seat),
        hasFolded: !live.includes(seat),
        isAllIn: live.includes(seat) && behindOf(state, seat) === 0n,
        stack: `${behindOf(state, seat)}`,
        bet: `${committedOf(state, seat)}`,
        said: said ? { act: said.act, paid: `${said.paidMinor}` } : null,
        hand: isSeen(seat) ? zjhHandOf(cards).name : null,
        net: result?.netMinor.toString() ?? null,
        rake: result?.rakeMinor.toString() ?? null,
      };
    }),
  };
}
