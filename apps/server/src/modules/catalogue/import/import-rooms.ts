import type { RoomRow } from '../rooms/room-store.ts';
import { rawListOf } from './raw-list.ts';
import { roomFields, roomOfRow } from './room-rows.ts';
import { nameFields, type RowFault } from './rows.ts';

export interface RoomList {
  /** The whole file. */
  text: string;
  format: 'csv' | 'json';
  /** Decimals of the currency that the bets are in. */
  currencyExponent: number;
  /** Codes of the vendor's games. */
  knownGames: ReadonlySet<string>;
}

/** Either every room of the list, or everything that is wrong with it. */
export type ReadRooms =
  | { ok: true; rooms: RoomRow[] }
  | { ok: false; problem: string }
  | { ok: false; faults: RowFault[]; rows: number };

const maxRooms = 1_000;

/** Reads and checks a vendor's list of rooms; touches nothing. */
export function readRoomList({ text, format, currencyExponent: exponent, knownGames }: RoomList): ReadRooms {
  const read = rawListOf({ text, format, key: 'rooms', fields: [...roomFields, ...nameFields], max: maxRooms });
  if ('problem' in read) return { ok: false, problem: read.problem };
  const checked = read.rows.map((raw) => ({ raw, ...roomOfRow(raw, { exponent, knownGames }) }));
  const rowOfId = new Map<string, number>();
  const faults = checked.flatMap(({ raw: { row, line }, room: { roomId }, faults: found }) => {
    const earlier = rowOfId.get(roomId);
    rowOfId.set(roomId, row);
    if (earlier === undefined) return found;
    const needs = `must be new: row ${earlier} has it already`;
    return [...found, { row, line, field: 'roomId', needs, found: roomId }];
  });
  if (faults.length > 0) return { ok: false, faults, rows: read.rows.length };
  return { ok: true, rooms: checked.map(({ room }) => room) };
}
