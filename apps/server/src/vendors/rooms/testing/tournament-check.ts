import { prizesOf, startChips } from '@baize/games/sit-and-go';
import { expect } from 'vitest';
import type { MoneyHarness } from '../../../modules/gateway/testing/money.fixture.ts';

interface StayFound {
  player_ref: string;
  status: string;
  place: number | null;
  stack: string;
}

/** Chips and prizes of a sit and go are all there, whatever became of its processes; how far it is, and what its players are paid. */
export async function checkTournament({ owner }: MoneyHarness, roomId: string) {
  const rooms = await owner.query(
    'select status, seats, started_at, min_entry_minor - fee_minor as buy_in from rooms.rooms where id = $1',
    [roomId],
  );
  const { status, seats, started_at, buy_in } = rooms.rows[0];
  const { rows } = await owner.query<StayFound>(
    `select player_ref, status, place, stack_minor::text as stack from rooms.stays
      where room_id = $1 and status <> 'refused' and ($2 or status in ('seated', 'leaving'))`,
    [roomId, started_at !== null],
  );
  const pool = BigInt(buy_in) * BigInt(seats);
  const sum = (stays: readonly StayFound[]) => stays.reduce((all, { stack }) => all + BigInt(stack), 0n);
  const [placed, playing] = [rows.filter(({ place }) => place !== null), rows.filter(({ place }) => place === null)];
  if (started_at !== null) expect(rows).toHaveLength(seats);
  if (playing.length > 0) expect(sum(playing)).toBe(startChips * BigInt(started_at === null ? rows.length : seats));
  else if (started_at !== null) {
    expect(sum(placed)).toBe(pool);
    const paid = placed.map(({ stack }) => BigInt(stack)).filter((prize) => prize > 0n);
    if (new Set(placed.map(({ place }) => place)).size === seats)
      expect(paid.sort((a, b) => Number(b - a))).toEqual(prizesOf(pool, seats));
  }
  const hands = await owner.query(
    `select count(*)::int as hands, count(*) filter (where status = 'void')::int as void,
      count(*) filter (where status = 'settled' and (select sum((won->>'netMinor')::bigint) from jsonb_array_elements(result::jsonb) won) <> 0)::int as wrong
      from rooms.hands where room_id = $1`,
    [roomId],
  );
  expect(hands.rows[0]).toMatchObject({ void: 0, wrong: 0 });
  return {
    status: status as string,
    hands: hands.rows[0].hands as number,
    prizes: new Map(placed.map(({ player_ref, stack }) => [player_ref, BigInt(stack)])),
  };
}
