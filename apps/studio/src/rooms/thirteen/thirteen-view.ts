import type { RoomView } from '@baize/contract';
import type { ThirteenView } from '@baize/games/thirteen';

/** The hand as thirteen shows it. */
export const thirteenOf = (room: RoomView): ThirteenView | null =>
  room.hand ? (room.hand.game as unknown as ThirteenView) : null;

/** An arrangement in which two cards have changed places. */
export const swapped = (order: readonly number[], one: number, other: number): number[] =>
  order.map((card) => (card === one ? other : card === other ? one : card));

/** Points with their sign. */
export const signed = (points: string): string => (BigInt(points) > 0n ? `+${points}` : points);
