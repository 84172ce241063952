import type { RoomView } from '@baize/contract';
import { bestFive, type HoldemView } from '@baize/games/holdem';

/** The hand as hold'em shows it. */
export const holdemOf = (room: RoomView): HoldemView | null =>
  room.hand ? (room.hand.game as unknown as HoldemView) : null;

/** What a raise may come to, as minor units. */
export interface RaiseRange {
  min: bigint;
  max: bigint;
}

/** Null: no raise is open to the player. */
export function raiseRange({ offers }: HoldemView): RaiseRange | null {
  if (!offers?.minRaise || !offers.maxRaise) return null;
  return { min: BigInt(offers.minRaise), max: BigInt(offers.maxRaise) };
}

export const clamp = (amount: bigint, { min, max }: RaiseRange): bigint => {
  if (amount < min) return min;
  return amount > max ? max : amount;
};

/** A raise by a part of the pot as it is after a call, in percent; as the whole bet of the street. */
export function raiseOfPot(view: HoldemView, mySeat: number, percent: bigint): bigint {
  const bet = BigInt(view.seats.find(({ seat }) => seat === mySeat)?.bet ?? '0');
  const call = BigInt(view.offers?.call ?? '0');
  return bet + call + ((BigInt(view.total) + call) * percent) / 100n;
}

const sliderEnd = 100;
/** A slider that is finer at small bets: its place squared says how far the bet goes. */
export function amountAt(place: number, { min, max }: RaiseRange, step: bigint): bigint {
  if (place >= sliderEnd) return max;
  const raw = min + ((max - min) * BigInt(place * place)) / BigInt(sliderEnd * sliderEnd);
  const stepped = min + ((raw - min) / step) * step;
  return clamp(stepped, { min, max });
}
export function placeOfAmount(amount: bigint, { min, max }: RaiseRange): number {
  if (amount >= max) return sliderEnd;
  return Math.round(Math.sqrt(Number(amount - min) / Number(max - min)) * sliderEnd);
}

/** The cards of the main pot's first winner that make his hand; none where nobody shows. */
export function winningCards(view: HoldemView): readonly number[] {
  const winner = view.seats.find(({ seat }) => seat === view.pots[0]?.seats[0]);
  const own = winner?.cards.filter((card) => card !== null) ?? [];
  return view.board.length === 5 && own.length === 2 ? bestFive([...own, ...view.board]) : [];
}
