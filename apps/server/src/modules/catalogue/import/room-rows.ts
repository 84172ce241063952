import type { RoomRow } from '../rooms/room-store.ts';
import type { RawRow } from './raw-list.ts';
import { amountOf, faultsOf, namesOf, type RowFault, viewerOf } from './rows.ts';

/** Every column that a list of rooms may have, beside the names. */
export const roomFields = ['roomId', 'gameCode', 'minBet', 'maxBet', 'seats', 'players', 'open'];

const maxSeats = 1_000;

/** One room, checked; every fault is told, not the first alone. `knownGames`: codes of the vendor's games. */
export function roomOfRow(
  raw: RawRow,
  { exponent, knownGames }: { exponent: number; knownGames: ReadonlySet<string> },
): { room: RoomRow; faults: RowFault[] } {
  const { faults, fault } = faultsOf(raw);
  const read = viewerOf(raw, fault);
  const room: RoomRow = {
    roomId: read.text('roomId', /^[\w.:-]{1,60}$/, 'must be 1 to 60 letters, digits or . : _ -'),
    gameCode: raw.values.get('gameCode') ?? '',
    names: namesOf(raw, fault),
    minBetMinor: amountOf(raw, 'minBet', exponent, fault),
    maxBetMinor: amountOf(raw, 'maxBet', exponent, fault),
    seats: Number(read.text('seats', /^\d{1,4}$/, `must be a whole number from 2 to ${maxSeats}`)),
    players: Number(read.text('players', /^\d{1,4}$/, 'must be a whole number', '0')),
    isOpen: read.yes('open', 'yes'),
  };
  if (!knownGames.has(room.gameCode)) fault('gameCode', 'must be the code of a game of this vendor');
  if (faults.length > 0) return { room, faults };
  if (room.maxBetMinor < room.minBetMinor) fault('maxBet', 'must be the smallest bet or more');
  if (room.seats < 2 || room.seats > maxSeats) fault('seats', `must be a whole number from 2 to ${maxSeats}`);
  if (room.players > room.seats) fault('players', 'must be the number of seats or less');
  return { room, faults };
}
