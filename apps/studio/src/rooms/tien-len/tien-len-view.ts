import type { RoomView } from '@baize/contract';
import { isPlayedOutOfTurn, mayLay, playOf, type TienLenView } from '@baize/games/tien-len';
import { isMyTurn } from '../room-view.ts';

/** The hand as tien len shows it. */
export const tienLenOf = (room: RoomView): TienLenView | null =>
  room.hand ? (room.hand.game as unknown as TienLenView) : null;

/** What the player still holds, lowest first; empty where he was not dealt in. */
export function ownCards(room: RoomView): number[] {
  const { hand } = room;
  const mine = tienLenOf(room)?.seats.find(({ seat }) => seat === hand?.mySeat);
  return (mine?.cards ?? []).filter((card) => card !== null);
}

/** Whether the chosen cards may be laid now: on the own turn, or four consecutive pairs over another's play. */
export function mayPlay(room: RoomView, chosen: readonly number[]): boolean {
  const view = tienLenOf(room);
  const play = playOf(chosen);
  if (!view || !play || room.hand?.phase === null || !mayLay(chosen, view.laid)) return false;
  if (!isMyTurn(room)) return view.laid !== null && view.laid.seat !== room.hand?.mySeat && isPlayedOutOfTurn(play);
  return view.firstCard === null || chosen.includes(view.firstCard);
}
