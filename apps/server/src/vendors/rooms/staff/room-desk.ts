import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { roomsVendorCode } from '../code.ts';
import type { RoomHub } from '../dependencies.ts';
import type { RoomStatus } from '../schema.ts';
import { exponentOf } from '../scopes.ts';
import type { DeskPorts } from './desk-ports.ts';

interface Listed {
  id: string;
  scope: string;
  gameCode: string;
  stake: string;
  number: number;
  status: RoomStatus;
  baseMinor: bigint;
  seats: number;
  players: number;
  stacksMinor: bigint;
  hands: number;
  rakeMinor: bigint;
  isPlaying: boolean;
  openedAt: Date;
  feeMinor: bigint | null;
  entryMinor: bigint;
}

const latestHands = 50;
const columns = sql`r.id, r.scope, r.game_code as "gameCode", r.stake, r.number, r.status, r.base_minor as "baseMinor",
  r.seats, r.hand_number as hands, r.fee_minor as "feeMinor", r.min_entry_minor as "entryMinor", r.opened_at as "openedAt", s.players, s.stacks as "stacksMinor",
  (select coalesce(sum(h.rake_minor), 0)::bigint from rooms.hands h where h.room_id = r.id)
    + (select coalesce(sum(f.rake_minor), 0)::bigint from rooms.stays f where f.room_id = r.id and f.place is not null) as "rakeMinor",
  exists (select 1 from rooms.hands h where h.room_id = r.id and h.status = 'playing') as "isPlaying"`;
const from = sql`rooms.rooms r cross join lateral (
  select count(*)::int as players,
    -- chips of a tournament are no money: what was brought lies on its table
    coalesce(sum(case when r.fee_minor is null or status = 'paying' then stack_minor else bought_minor end), 0)::bigint as stacks
  from rooms.stays
  where room_id = r.id and status in ('seated', 'leaving', 'paying')) s`;
const counted = sql`rooms.rooms r`;

function rowView({ id, scope, baseMinor, stacksMinor, rakeMinor, openedAt, feeMinor, entryMinor, ...row }: Listed) {
  const shown = (minor: bigint) => formatAmount(minor, exponentOf(scope));
  return {
    ...row,
    roomId: id,
    base: shown(baseMinor),
    stacks: shown(stacksMinor),
    rake: shown(rakeMinor),
    openedAt: openedAt.toISOString(),
    tournament: feeMinor === null ? null : { entry: shown(entryMinor), fee: shown(feeMinor) },
  };
}

/** Who sits where, what lies on tables, and closing after the hand. */
export function createRoomDesk(
  ports: DeskPorts,
  hub: RoomHub,
): HandlersOf<'staffRooms' | 'staffRoom' | 'staffRoomOpen'> {
  const { database, clock, staffPorts } = ports;

  const playersOf = async ({ id, scope, feeMinor }: Listed) => {
    const { rows } = await sql<{
      seat: number;
      playerRef: string;
      status: string;
      bought: bigint;
      stack: bigint;
      rake: bigint;
      hands: number;
      satAt: Date;
      place: number | null;
    }>`select seat, place, player_ref as "playerRef", status, bought_minor as bought, stack_minor as stack, rake_minor as rake,
        hands, sat_at as "satAt" from rooms.stays
      where room_id = ${id} and (status in ('buying', 'barring', 'seated', 'leaving', 'paying') or place is not null)
      order by place nulls first, seat`.execute(database);
    const names = await staffPorts.playersOf(
      roomsVendorCode,
      rows.map(({ playerRef }) => playerRef),
    );
    const shown = (minor: bigint) => formatAmount(minor, exponentOf(scope));
    return rows.map(({ playerRef, bought, stack, rake, satAt, ...row }) => ({
      ...row,
      member: names.get(playerRef)?.username ?? playerRef,
      bought: shown(bought),
      // Chips are no money until they are a prize.
      stack: shown(feeMinor !== null && row.place === null ? 0n : stack),
      chips: feeMinor !== null && row.place === null ? Number(stack) : null,
      rake: shown(rake),
      satAt: satAt.toISOString(),
    }));
  };

  const waitingOf = async ({ id }: Listed) => {
    const { rows } = await sql<{ playerRef: string; joinedAt: Date; keptUntil: Date | null }>`
      select player_ref as "playerRef", joined_at as "joinedAt", offered_until as "keptUntil" from rooms.waits
      where room_id = ${id} and status in ('waiting', 'offered') order by number`.execute(database);
    const names = await staffPorts.playersOf(
      roomsVendorCode,
      rows.map(({ playerRef }) => playerRef),
    );
    return rows.map(({ playerRef, joinedAt, keptUntil }) => ({
      member: names.get(playerRef)?.username ?? playerRef,
      joinedAt: joinedAt.toISOString(),
      keptUntil: keptUntil?.toISOString() ?? null,
    }));
  };

  const handsOf = async ({ id, scope }: Listed) => {
    const { rows } = await sql<{
      handId: string;
      number: number;
      status: 'playing' | 'settled' | 'void';
      players: number;
      rake: bigint;
      beganAt: Date;
    }>`select id as "handId", number, status, json_array_length(players) as players, rake_minor as rake,
        began_at as "beganAt" from rooms.hands where room_id = ${id} order by number desc limit ${latestHands}::int`.execute(
      database,
    );
    return rows.map(({ rake, beganAt, ...row }) => ({
      ...row,
      rake: formatAmount(rake, exponentOf(scope)),
      beganAt: beganAt.toISOString(),
    }));
  };

  return {
    staffRooms: async ({ data }) => {
      const conditions = [
        sql`true`,
        ...(data.gameCode ? [sql`r.game_code = ${data.gameCode}`] : []),
        ...(data.status ? [sql`r.status = ${data.status}`] : []),
      ];
      const sorts = {
        players: sql`s.players`,
        stacks: sql`s.stacks`,
        rake: sql`"rakeMinor"`,
        openedAt: sql`r.opened_at`,
      };
      const where = sql.join(conditions, sql` and `);
      const source = { columns, from, counted, where, sorts, tieBreak: sql`r.id` };
      const { rows, total } = await selectPage<Listed, keyof typeof sorts>(database, source, data);
      return ok({ rows: rows.map(rowView), total });
    },
    staffRoom: async ({ params }) => {
      const { rows } = await sql<Listed>`select ${columns} from ${from} where r.id = ${params.roomId}`.execute(
        database,
      );
      const [room] = rows;
      if (!room) return fail('room_not_found');
      const [players, waiting, hands] = await Promise.all([playersOf(room), waitingOf(room), handsOf(room)]);
      return ok({ room: rowView(room), players, waiting, hands });
    },
    staffRoomOpen: async ({ staff, ip, params: { roomId }, body: { isOpen, reason } }) => {
      const { rows } = await sql<{ status: RoomStatus }>`
        update rooms.rooms set version = version + 1, due_at = ${clock.now()},
          status = case when started_at is not null then case when ${isOpen}::boolean or status = 'closed' then status else 'closing' end
            when ${isOpen}::boolean then 'open' when status = 'closed' then 'closed' else 'closing' end
        where id = ${roomId} returning status`.execute(database);
      const [room] = rows;
      if (!room) return fail('room_not_found');
      hub.roomChanged(roomId);
      const act = isOpen ? 'openRoom' : 'closeRoom';
      await staffPorts.audit({ staff, ip }, { act, subject: `room:${roomId}`, reason, after: { status: room.status } });
      return ok({});
    },
  };
}
