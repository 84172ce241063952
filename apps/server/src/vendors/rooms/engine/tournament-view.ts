import type { RoomView } from '@baize/contract';
import { bigBlindAt, levelMs, levelOf, prizesOf, startChips } from '@baize/games/sit-and-go';
import type { RoomRow, StayRow } from '../dependencies.ts';
import { poolOf } from './tournament.ts';

/** What a room shows of its tournament; null: it is a room for money. */
export function tournamentView(
  room: RoomRow,
  finished: readonly StayRow[],
  { playerRef, now }: { playerRef: string | null; now: Date },
): RoomView['tournament'] {
  const { fee_minor, started_at } = room;
  if (fee_minor === null) return null;
  const level = started_at === null ? 0 : levelOf(started_at, now);
  const next = bigBlindAt(level + 1);
  const mine = finished.find(({ player_ref }) => player_ref === playerRef);
  return {
    entryMinor: `${room.min_entry_minor}`,
    feeMinor: `${fee_minor}`,
    chips: `${startChips}`,
    prizes: prizesOf(poolOf(room), room.seats).map(String),
    level: level + 1,
    bigBlind: `${bigBlindAt(level) ?? 0n}`,
    nextBigBlind: next === null ? null : `${next}`,
    nextLevelAt:
      started_at === null || next === null
        ? null
        : new Date(started_at.getTime() + (level + 1) * levelMs).toISOString(),
    finished: finished.map(({ display_name, place, stack_minor }) => ({
      name: display_name,
      place: place ?? 0,
      prizeMinor: `${stack_minor}`,
    })),
    mine: mine ? { place: mine.place ?? 0, prizeMinor: `${mine.stack_minor}` } : null,
  };
}
