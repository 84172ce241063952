import type { Card } from '../cards/index.ts';
import { clockwise, type HandSetup } from '../room-engine/index.ts';
import type { InstantWin } from './specials.ts';

type BySeat<Value> = Readonly<Record<number, Value>>;

/** What lies on the table: the last play of the trick, and who made it. */
export interface Laid {
  readonly seat: number;
  readonly cards: readonly Card[];
}
/** Extras of twos and bombs that were chopped; the last one who was chopped pays them all. */
export interface Chop {
  readonly from: number;
  readonly to: number;
  readonly bases: bigint;
}

export interface TienLenState {
  readonly setup: HandSetup;
  /** What each seat still holds. */
  readonly cards: BySeat<readonly Card[]>;
  /** Whose turn it is; null: the hand is over. */
  readonly actor: number | null;
  /** Null: the actor leads. */
  readonly laid: Laid | null;
  /** Who passed in this trick. */
  readonly passed: readonly number[];
  /** The first play of the hand holds this card. */
  readonly firstCard: Card | null;
  /** The chops of this trick, and of those before. */
  readonly chop: Chop | null;
  readonly chops: readonly Chop[];
  readonly instant: { readonly seat: number; readonly name: InstantWin } | null;
}

export const handOf = (state: Pick<TienLenState, 'cards'>, seat: number): readonly Card[] => state.cards[seat] ?? [];
/** Who won at once, or has no card left; null: nobody yet. */
export const winnerOf = ({ setup, cards, instant }: TienLenState): number | null =>
  instant?.seat ?? clockwise(setup).find((seat) => cards[seat]?.length === 0) ?? null;
