import type { RoomView } from '@baize/contract';
import type { NiuniuSeatView, NiuniuView } from '@baize/games/niuniu';

/** The own view of a state of the room comes beside the public one, and stands. */
export const isNewer = (next: RoomView, known: RoomView | null): boolean =>
  known === null ||
  next.version > known.version ||
  (next.version === known.version && (next.you !== null || known.you === null));

/** The hand as NiuNiu shows it. */
export const niuniuOf = (room: RoomView): NiuniuView | null => (room.hand ? (room.hand.game as NiuniuView) : null);

/** Where a seat stands around the table: the own one, or the first, is nearest, and the others follow clockwise. */
export const placeOf = (seat: number, { you, seats }: Pick<RoomView, 'you' | 'seats'>): number =>
  (seat - (you?.seat ?? 0) + seats) % seats;

export interface ShownSeat<Dealt> {
  seat: number;
  name: string;
  /** Null: stood up while the hand went on. */
  stackMinor: bigint | null;
  isLeaving: boolean;
  isAway: boolean;
  isMine: boolean;
  isWaited: boolean;
  /** What the game shows of the seat; null: it was not dealt in. */
  dealt: Dealt | null;
}

/** What stands at a seat; null for a free one. */
export function seatAt<Dealt extends { seat: number } = NiuniuSeatView>(
  room: RoomView,
  seat: number,
): ShownSeat<Dealt> | null {
  const player = room.players.find((one) => one.seat === seat);
  const name = room.hand?.names.find((one) => one.seat === seat)?.name;
  // Another player may have sat down where a dealt one stood up.
  const isDealt = name !== undefined && (player === undefined || player.name === name);
  const { seats: dealtIn = [] } = (room.hand?.game ?? {}) as { seats?: readonly Dealt[] };
  const dealt = isDealt ? (dealtIn.find((one) => one.seat === seat) ?? null) : null;
  const shownName = player?.name ?? (dealt && room.hand?.phase !== null ? name : undefined);
  if (shownName === undefined) return null;
  return {
    seat,
    name: shownName,
    stackMinor: player ? BigInt(player.stackMinor) : null,
    isLeaving: player?.isLeaving ?? true,
    isAway: player?.isAway ?? false,
    isMine: room.you?.seat === seat,
    isWaited: room.hand?.waiting.includes(seat) ?? false,
    dealt,
  };
}

/** Whether the player is asked, and may answer. */
export const isMyTurn = ({ hand, you }: RoomView): boolean =>
  hand !== null && you !== null && hand.mySeat !== null && hand.waiting.includes(hand.mySeat);

/** Who was dealt in at a seat. */
export const nameAt = ({ hand }: RoomView, seat: number): string =>
  hand?.names.find((one) => one.seat === seat)?.name ?? '';

/** What NiuNiu asks the player for now. */
export function myDecision({ hand, you }: RoomView): 'bid' | 'bet' | null {
  if (!hand || !you || hand.mySeat === null || !hand.waiting.includes(hand.mySeat)) return null;
  return hand.phase === 'bid' || hand.phase === 'bet' ? hand.phase : null;
}

/** The buy-ins on offer: five from the least to the most. */
export function buyIns({ minEntryMinor, maxEntryMinor }: Pick<RoomView, 'minEntryMinor' | 'maxEntryMinor'>): bigint[] {
  const [min, max] = [BigInt(minEntryMinor), BigInt(maxEntryMinor)];
  const steps = 4n;
  return [0n, 1n, 2n, 3n, steps].map((step) => min + ((max - min) * step) / steps);
}
