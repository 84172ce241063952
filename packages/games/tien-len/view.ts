import type { Card } from '../cards/index.ts';
import type { SeatResult } from '../room-engine/index.ts';
import type { InstantWin } from './specials.ts';
import { handOf, type TienLenState } from './state.ts';

/** What a seat of a hand shows to one reader; amounts are decimal strings of minor units. */
export type TienLenSeatView = {
  seat: number;
  /** What it still holds, lowest first; null: face down. */
  cards: (Card | null)[];
  hasPassed: boolean;
  net: string | null;
  rake: string | null;
};

export type TienLenView = {
  /** The last play of the trick, lowest card first; null: somebody leads. */
  laid: { seat: number; cards: Card[] } | null;
  /** The first play of the hand holds this card. */
  firstCard: Card | null;
  /** The latest chop of the trick. */
  chop: { from: number; to: number; bases: string } | null;
  instant: { seat: number; name: InstantWin } | null;
  seats: TienLenSeatView[];
};

/** A seat sees its own cards; at the end everybody sees what is left. */
export function viewTienLen(state: TienLenState, own: number | null, results: readonly SeatResult[]): TienLenView {
  const { setup, laid, firstCard, instant } = state;
  const isOver = state.actor === null;
  const chop = state.chop ?? (isOver ? (state.chops.at(-1) ?? null) : null);
  return {
    laid: laid && { seat: laid.seat, cards: [...laid.cards] },
    firstCard: own !== null && own === state.actor ? firstCard : null,
    chop: chop && { from: chop.from, to: chop.to, bases: `${chop.bases}` },
    instant,
    seats: setup.seats.map(({ seat }) => {
      const isSeen = isOver || seat === own;
      const result = results.find((one) => one.seat === seat);
      return {
        seat,
        cards: handOf(state, seat).map((card) => (isSeen ? card : null)),
        hasPassed: state.passed.includes(seat),
        net: result?.netMinor.toString() ?? null,
        rake: result?.rakeMinor.toString() ?? null,
      };
    }),
  };
}
