import { sql } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import type { ClockPorts, RoomHub, RoomsDependencies, SiteSessions } from '../dependencies.ts';
import type { RoomTables } from '../schema.ts';
import { advance } from './advance.ts';
import { touchRoom } from './due.ts';
import type { RoomMoney } from './money.ts';
import { lockRoom } from './rooms-store.ts';
import { dropSignedOut } from './waits.ts';

export const leaseMs = 8_000;
/** No lease ends so far ahead but one that was taken before the clock was set back: its room is looked at, whenever it was due. */
const furthestMs = 10 * leaseMs;
const lookEveryMs = 200;
const maxAtOnce = 100;

export interface RoomClock {
  /** Looks once at every room that is due; how many it brought on. */
  look(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Runs the clocks of rooms: a process takes the lease of a room that is due and brings it on; one that stops renewing loses it to the next
 * that looks. The lease saves work; the lock of the room is what keeps two processes from doing a step twice.
 */
export function createRoomClock(
  deps: RoomsDependencies & ClockPorts & { sessions: SiteSessions },
  money: Pick<RoomMoney, 'settleRoom'>,
  hub: RoomHub,
  onFailure: (error: unknown) => void,
): RoomClock {
  const database = withTables<RoomTables>(deps.database);
  const holder = deps.newId();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  const takeDue = async (): Promise<string[]> => {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const furthest = new Date(now.getTime() + furthestMs);
    const { rows } = await sql<{ id: string }>`
      update rooms.rooms set holder = ${holder}, held_until = ${until}
      where id in (
        select id from rooms.rooms
        where due_at is not null
          and (held_until > ${furthest} or (due_at <= ${now} and (holder is null or holder = ${holder} or held_until < ${now})))
        order by due_at limit ${maxAtOnce} for update skip locked)
      returning id`.execute(database);
    return rows.map(({ id }) => id);
  };

  const step = (roomId: string): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      const room = await lockRoom(transaction, roomId);
      if (!room) return false;
      const isChanged = await advance(transaction, deps, room);
      await touchRoom(transaction, deps, room);
      return isChanged;
    });

  /** Looks at a room that failed a while later again. */
  const rest = async (roomId: string, error: unknown, only = sql``): Promise<void> => {
    onFailure(error);
    const later = new Date(deps.clock.now().getTime() + leaseMs);
    await sql`update rooms.rooms set due_at = ${later} where id = ${roomId} ${only}`.execute(database).catch(onFailure);
  };

  const bringOn = async (roomId: string): Promise<void> => {
    await step(roomId).catch((error: unknown) => rest(roomId, error));
    await dropSignedOut(database, deps, roomId).catch(onFailure);
    // What the wallet does not pay holds up no hand.
    await money.settleRoom(roomId).catch((error: unknown) =>
      rest(
        roomId,
        error,
        sql`and not exists
      (select 1 from rooms.hands h where h.room_id = rooms.rooms.id and h.status = 'playing')`,
      ),
    );
    hub.roomChanged(roomId);
  };

  const look = async (): Promise<number> => {
    const due = await takeDue();
    await Promise.all(due.map(bringOn));
    return due.length;
  };

  const schedule = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().catch(onFailure).finally(schedule);
    }, lookEveryMs);
  };

  return {
    look,
    start: schedule,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await sql`update rooms.rooms set held_until = ${new Date(deps.clock.now().getTime() - 1)} where holder = ${holder}`
        .execute(database)
        .catch(onFailure);
    },
  };
}
