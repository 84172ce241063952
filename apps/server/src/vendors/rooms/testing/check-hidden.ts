import type { RoomView } from '@baize/contract';

type SeatCards = { seat: number; cards: (number | null)[]; hasLooked?: boolean };
const openCards: Readonly<Record<string, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** Throws where a frame holds a card that its player may not know while the hand is played. */
export function checkHidden({ hand }: RoomView): void {
  if (!hand || hand.phase === null) return;
  const { seats, board, street } = hand.game as unknown as { seats: SeatCards[]; board?: number[]; street?: string };
  for (const { seat, cards, hasLooked } of seats)
    if ((seat !== hand.mySeat || hasLooked === false) && cards.some((card) => card !== null))
      throw new Error(`a frame of seat ${hand.mySeat} shows cards of seat ${seat} in hand ${hand.handId}`);
  if (board && board.length !== openCards[street ?? '']) throw new Error(`a frame shows too much of the board`);
}
