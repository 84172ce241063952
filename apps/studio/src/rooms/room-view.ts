import type { RoomView } from '@baize/contract';
import type { NiuniuSeatView, NiuniuView } from '@baize/games/niuniu';

/** Whether a view is the player's own: he sits there, was dealt in, waits for a seat, or has finished. */
const isOwn = ({ you, hand, queue, tournament }: RoomView): boolean =>
  you !== null ||
  (hand !== null && hand.mySeat !== null) ||
  queue.place !== null ||
  (tournament?.mine ?? null) !== null;

/** The own view of a state of the room comes beside the public one, and stands. */
export const isNewer = (next: RoomView, known: RoomView | null): boolean =>
  known === null || next.version > known.version || (next.version === known.version && (isOwn(next) || !isOwn(known)));

/** The hand as NiuNiu shows it. */
export const niuniuOf = (room: RoomView): NiuniuView | null => (room.hand ? (room.hand.game as NiuniuView) : null);

/** Where a seat stands around the table: the own one, or the first, is nearest, and the others follow clockwise. */
export const placeOf = (seat: number, { you, seats, hand }: Pick<RoomView, 'you' | 'seats' | 'hand'>): number =>
  (seat - (you?.seat ?? hand?.mySeat ?? 0) + seats) % seats;

export interface ShownSeat<Dealt> {
  seat: number;
  name: string;
  /** Null: stood up while the hand went on. */
  stackMinor: bigint | null;
  isLeaving: boolean;
  isAway: boolean;
  /** Sits out. */
  isOut: boolean;
  /** Has too few chips, and may buy new ones. */
  isShort: boolean;
  isMine: boolean;
  isWaited: boolean;
  /** What the game shows of the seat; null: it was not dealt in. */
  dealt: Dealt | null;
}

/**
 * What stands at a seat; null for a free one.
 * @param isHandShown the hand is played, or its end is looked at: whoever stood up meanwhile is still shown
 */
export function seatAt<Dealt extends { seat: number } = NiuniuSeatView>(
  room: RoomView,
  seat: number,
  isHandShown: boolean,
): ShownSeat<Dealt> | null {
  const player = room.players.find((one) => one.seat === seat);
  const name = room.hand?.names.find((one) => one.seat === seat)?.name;
  // Another player may have sat down where a dealt one stood up.
  const isDealt = name !== undefined && (player === undefined || player.name === name);
  const { seats: dealtIn = [] } = (room.hand?.game ?? {}) as { seats?: readonly Dealt[] };
  const dealt = isDealt ? (dealtIn.find((one) => one.seat === seat) ?? null) : null;
  const shownName = player?.name ?? (dealt && isHandShown ? name : undefined);
  if (shownName === undefined) return null;
  return {
    seat,
    name: shownName,
    stackMinor: player ? BigInt(player.stackMinor) : null,
    isLeaving: player?.isLeaving ?? true,
    isAway: player?.isAway ?? false,
    isOut: player?.isOut ?? false,
    isShort: (player?.rebuyUntil ?? null) !== null && (dealt === null || !isHandShown),
    isMine: room.you?.seat === seat || (player === undefined && room.hand?.mySeat === seat),
    isWaited: room.hand?.waiting.includes(seat) ?? false,
    dealt,
  };
}

/** Whether the player may sit down: a seat is free, and not kept for others. */
export const hasSeat = ({ players, seats, status, queue }: RoomView): boolean =>
  status === 'open' && (queue.keptUntil !== null || players.length + queue.kept < seats);

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

/** The chips of the own sitting with those that are on their way; null: the player does not sit. */
export const ownChips = ({ you }: Pick<RoomView, 'you'>): bigint | null =>
  you && BigInt(you.stackMinor) + BigInt(you.addingMinor);

/** Whether the player may add chips: his stack is below the largest buy-in. */
export function mayTopUp(room: Pick<RoomView, 'you' | 'status' | 'maxEntryMinor' | 'tournament'>): boolean {
  const chips = ownChips(room);
  return (
    room.tournament === null &&
    room.status === 'open' &&
    room.you?.status === 'seated' &&
    chips !== null &&
    chips < BigInt(room.maxEntryMinor)
  );
}

/** The amounts on offer, up to five from the least to the most: buy-ins, or what can be added to the own chips. */
export function buyIns(room: Pick<RoomView, 'baseMinor' | 'minEntryMinor' | 'maxEntryMinor' | 'you'>): bigint[] {
  const chips = ownChips(room) ?? 0n;
  const most = BigInt(room.maxEntryMinor) - chips;
  const missing = BigInt(room.minEntryMinor) - chips;
  const steps = 4n;
  // What is added to chips begins with a quarter of what there is room for; whoever has none begins with the smallest buy-in.
  const quarter = most / steps > 0n ? most / steps : 1n;
  const least = chips < BigInt(room.baseMinor) || missing > quarter ? missing : quarter;
  const amounts = [0n, 1n, 2n, 3n, steps].map((step) => least + ((most - least) * step) / steps);
  return [...new Set(amounts)];
}
