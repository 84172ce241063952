import type { Card } from '../cards/index.ts';
import type { PokerHandName } from '../holdem/index.ts';
import type { HandSetup, SeatResult } from '../room-engine/index.ts';
import { isFoul, ownCards, pointsBetween, type RowName, rowHandOf, rowNames, rowsOf } from './rows.ts';

type BySeat<Value> = Readonly<Record<number, Value>>;

export interface ThirteenState {
  readonly setup: HandSetup;
  /** As they were dealt, ace first. */
  readonly cards: BySeat<readonly Card[]>;
  /** In the order front, middle, back; of each seat that has arranged them. */
  readonly arranged: BySeat<readonly Card[]>;
}

type ThirteenRowView = { cards: Card[]; name: PokerHandName; points: string };

/** What a seat of a hand shows to one reader; amounts are decimal strings of minor units. */
export type ThirteenSeatView = {
  seat: number;
  /** In their order once they are arranged; null: face down. */
  cards: (Card | null)[];
  hasArranged: boolean;
  isFoul: boolean;
  /** At the end: each row with its points against all others; the extra of three rows is in `points` alone. */
  rows: Record<RowName, ThirteenRowView> | null;
  points: string | null;
  net: string | null;
  rake: string | null;
};
export type ThirteenView = { seats: ThirteenSeatView[] };

function rowsView({ setup, arranged }: ThirteenState, seat: number): Pick<ThirteenSeatView, 'rows' | 'points'> {
  const mine = rowsOf(arranged[seat] ?? []);
  const others = setup.seats
    .filter((one) => one.seat !== seat)
    .map((one) => pointsBetween(mine, rowsOf(arranged[one.seat] ?? [])));
  const rowView = (row: RowName): ThirteenRowView => ({
    cards: [...mine[row]],
    name: rowHandOf(mine[row]).name,
    points: `${others.reduce((sum, { rows }) => sum + rows[row], 0n)}`,
  });
  const rows = Object.fromEntries(rowNames.map((row) => [row, rowView(row)])) as Record<RowName, ThirteenRowView>;
  return { rows, points: `${others.reduce((sum, { total }) => sum + total, 0n)}` };
}

/** Until all have arranged their cards a seat sees its own alone. */
export function viewThirteen(
  state: ThirteenState,
  own: number | null,
  results: readonly SeatResult[] | null,
): ThirteenView {
  const { setup, cards, arranged } = state;
  return {
    seats: setup.seats.map(({ seat }) => {
      const done = arranged[seat];
      const isSeen = results !== null || seat === own;
      const result = results?.find((one) => one.seat === seat);
      return {
        seat,
        cards: isSeen ? [...(done ?? cards[seat] ?? [])] : Array.from({ length: ownCards }, () => null),
        hasArranged: done !== undefined,
        isFoul: isSeen && done !== undefined && isFoul(rowsOf(done)),
        ...(results ? rowsView(state, seat) : { rows: null, points: null }),
        net: result?.netMinor.toString() ?? null,
        rake: result?.rakeMinor.toString() ?? null,
      };
    }),
  };
}
