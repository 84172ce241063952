import { betsOfLevel, type LevelKey, poolTenThousandths, returned, seatsOfRoom } from '@baize/games/fishing';
import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { readPoolAmounts } from '../../pool-view.ts';
import { fishingVendorCode } from '../code.ts';
import type { FishingHub } from '../dependencies.ts';
import { closeRoom } from '../engine/closing.ts';
import { poolOf } from '../engine/pool.ts';
import { exponentOf, seatLifeMs } from '../engine/seats.ts';
import type { FishingTables, RoomStatus } from '../schema.ts';
import type { DeskPorts } from './desk-ports.ts';

interface Listed {
  roomId: string;
  scope: string;
  gameCode: string;
  level: LevelKey;
  number: number;
  status: RoomStatus;
  stepMinor: bigint;
  players: number;
  shotsAMinute: number;
  stakedMinor: bigint;
  paidMinor: bigint;
  openedAt: Date;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
const latestRounds = 50;
const tenThousandths = 10_000;

/** Ten-thousandths as percent with two decimals. */
const percentOf = (share: number): string => formatAmount(BigInt(share), 2);
const fishShare = Number((returned.numerator * BigInt(tenThousandths)) / returned.denominator);
const poolShare = Number(poolTenThousandths);
const theory = { all: percentOf(fishShare + poolShare), pool: percentOf(poolShare) };

const counted = sql`fishing.rooms r`;

/** Rooms with who is there and what was booked lately. */
function source(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const from = sql`fishing.rooms r cross join lateral (
      select count(*)::int as players from fishing.seats where room_id = r.id and seen_at >= ${ago(seatLifeMs)}) s
    cross join lateral (
      select coalesce(sum(stake_minor), 0)::bigint as staked, coalesce(sum(payout_minor), 0)::bigint as paid,
        coalesce(sum(stake_minor / bet_minor) filter (where fired_at >= ${ago(minuteMs)}), 0)::int as shots
      from fishing.batches where room_id = r.id and status = 'settled' and fired_at >= ${ago(dayMs)}) b`;
  const columns = sql`r.id as "roomId", r.scope, r.game_code as "gameCode", r.level, r.number, r.status,
    r.step_minor as "stepMinor", r.opened_at as "openedAt", s.players, b.shots as "shotsAMinute",
    b.staked as "stakedMinor", b.paid as "paidMinor"`;
  return { columns, from, counted };
}

const shownIn = (scope: string) => (minor: bigint) => formatAmount(minor, exponentOf(scope));

function rowView({ scope, stepMinor, stakedMinor, paidMinor, openedAt, ...row }: Listed) {
  const shown = shownIn(scope);
  return {
    ...row,
    smallestBet: shown(stepMinor),
    largestBet: shown(stepMinor * betsOfLevel),
    seats: seatsOfRoom,
    staked: shown(stakedMinor),
    paid: shown(paidMinor),
    openedAt: openedAt.toISOString(),
  };
}

/** Who fishes where, what it returns, and closing after the running batch. */
export function createRoomDesk(
  { database, clock, staffPorts, wallet }: DeskPorts,
  hub: FishingHub,
): HandlersOf<'staffFishingRooms' | 'staffFishingRoom' | 'staffFishingRoomOpen'> {
  const tables = withTables<FishingTables>(database);
  const namesOf = async (playerRefs: readonly string[]) => {
    const known = await staffPorts.playersOf(fishingVendorCode, [...new Set(playerRefs)]);
    return (playerRef: string) => known.get(playerRef)?.username ?? playerRef;
  };

  const roundsOf = async ({ roomId, scope }: Listed) => {
    const rows = await tables
      .selectFrom('fishing.rounds')
      .select(['id', 'player_ref', 'status', 'next_nonce', 'stake_minor', 'payout_minor', 'opened_at'])
      .where('room_id', '=', roomId)
      .orderBy('opened_at', 'desc')
      .limit(latestRounds)
      .execute();
    const nameOf = await namesOf(rows.map(({ player_ref }) => player_ref));
    const shown = shownIn(scope);
    return rows.map((row) => ({
      ...{ roundId: row.id, member: nameOf(row.player_ref), status: row.status, shots: row.next_nonce },
      ...{ staked: shown(row.stake_minor), paid: shown(row.payout_minor), openedAt: row.opened_at.toISOString() },
    }));
  };

  const seatsOf = async ({ roomId, scope }: Listed) => {
    const rows = await tables
      .selectFrom('fishing.seats')
      .select(['seat', 'player_ref', 'bet_minor', 'seen_at'])
      .where('room_id', '=', roomId)
      .orderBy('seat')
      .execute();
    const nameOf = await namesOf(rows.map(({ player_ref }) => player_ref));
    const shown = shownIn(scope);
    return rows.map(({ seat, player_ref, bet_minor, seen_at }) => ({
      ...{ seat, member: nameOf(player_ref), bet: shown(bet_minor), seenAt: seen_at.toISOString() },
    }));
  };

  /** What stands in a room's pool, by the ledger: as whoever fired there last can win it. */
  const poolStands = async ({ roomId, scope, level }: Listed): Promise<string> => {
    const last = await tables
      .selectFrom('fishing.rounds')
      .select('player_ref')
      .where('room_id', '=', roomId)
      .orderBy('opened_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const pools = last ? await readPoolAmounts(wallet, last.player_ref) : {};
    return shownIn(scope)(pools[poolOf({ level })] ?? 0n);
  };

  return {
    staffFishingRooms: async ({ data }) => {
      const conditions = [
        sql`true`,
        ...(data.gameCode ? [sql`r.game_code = ${data.gameCode}`] : []),
        ...(data.level ? [sql`r.level = ${data.level}`] : []),
        ...(data.status ? [sql`r.status = ${data.status}`] : []),
      ];
      const sorts = {
        players: sql`s.players`,
        shotsAMinute: sql`b.shots`,
        staked: sql`b.staked`,
        openedAt: sql`r.opened_at`,
      };
      const where = sql.join(conditions, sql` and `);
      const { rows, total } = await selectPage<Listed, keyof typeof sorts>(
        database,
        { ...source(clock.now()), where, sorts, tieBreak: sql`r.id` },
        data,
      );
      return ok({ rows: rows.map(rowView), total });
    },
    staffFishingRoom: async ({ params }) => {
      const { columns, from } = source(clock.now());
      const { rows } = await sql<Listed>`select ${columns} from ${from} where r.id = ${params.roomId}`.execute(
        database,
      );
      const [room] = rows;
      if (!room) return fail('room_not_found');
      const [seats, rounds, pool] = await Promise.all([seatsOf(room), roundsOf(room), poolStands(room)]);
      return ok({ room: rowView(room), theory, poolStands: pool, seats, rounds });
    },
    staffFishingRoomOpen: async ({ staff, ip, params: { roomId }, body: { isOpen, reason } }) => {
      const known = isOpen
        ? (await tables
            .updateTable('fishing.rooms')
            .set({ status: 'open' })
            .where('id', '=', roomId)
            .returning('id')
            .executeTakeFirst()) !== undefined
        : await closeRoom(tables, roomId, 'closed');
      if (!known) return fail('room_not_found');
      hub.seatsChanged(roomId);
      const act = isOpen ? 'openFishingRoom' : 'closeFishingRoom';
      const after = { status: isOpen ? 'open' : 'closed' };
      await staffPorts.audit({ staff, ip }, { act, subject: `fishing:${roomId}`, reason, after });
      return ok({});
    },
  };
}
