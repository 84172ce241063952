import type { Calls, CallValue, RoomView } from '@baize/contract';
import { withTables } from '../../platform/database/database.ts';
import type { HandlersOf, RequestGameSession } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { checkView } from '../reality-checks.ts';
import { createRoomChecks } from './checks.ts';
import type { RoomHub, RoomRow, RoomsDependencies, SiteSessions } from './dependencies.ts';
import { takeAction } from './engine/act.ts';
import { askTopUp } from './engine/ask-top-up.ts';
import type { RoomMoney } from './engine/money.ts';
import { setPresence } from './engine/presence.ts';
import { ensureRooms, findRoom, isHis, type ListedRoom, openStatuses } from './engine/rooms-store.ts';
import { leaveSeat, reserveSeat, stayOf } from './engine/seats.ts';
import { seeRoom } from './engine/see-rooms.ts';
import { showCards } from './engine/shows.ts';
import { takePlan } from './engine/take-plan.ts';
import { viewFor } from './engine/views.ts';
import { joinQueue, leaveQueue } from './engine/waits.ts';
import { playedHands } from './history.ts';
import { playerFigures } from './own-figures.ts';
import { findRoomKind } from './room-kinds.ts';
import type { RoomTables } from './schema.ts';
import { createSessions, type RoomSession, sessionExpired } from './sessions.ts';
import { refusalOf } from './wallet-refusals.ts';

export type RoomsRoutes = HandlersOf<
  | 'roomsOpen'
  | 'roomsLobby'
  | 'roomsView'
  | 'roomsSit'
  | 'roomsTopUp'
  | 'roomsAct'
  | 'roomsPlan'
  | 'roomsShow'
  | 'roomsPresence'
  | 'roomsWait'
  | 'roomsLeave'
  | 'roomsHands'
  | 'roomsFigures'
  | 'roomsRealityCheck'
>;

const lobbyRow = ({ room, players, waiting, kept }: ListedRoom) => ({
  roomId: room.id,
  stake: room.stake,
  number: room.number,
  status: room.status,
  baseMinor: `${room.base_minor}`,
  minEntryMinor: `${room.min_entry_minor}`,
  maxEntryMinor: `${room.max_entry_minor}`,
  seats: room.seats,
  players,
  waiting,
  kept,
});

/** The players' calls of the card rooms. */
export function createRoomsService(
  deps: RoomsDependencies & { sessions: SiteSessions },
  money: RoomMoney,
  hub: RoomHub,
) {
  const { wallet } = deps;
  const database = withTables<RoomTables>(deps.database);
  const sessions = createSessions(deps);
  const checks = createRoomChecks(deps);

  const sessionOf = async ({ game }: { game: RequestGameSession }): Promise<RoomSession> => {
    const session = await sessions.find(game.session);
    if (!session) throw sessionExpired();
    return session;
  };
  const balanceOf = async (session: RoomSession): Promise<string> => {
    const balance = await wallet.balance(session);
    if (!balance) throw sessionExpired();
    return `${balance.cashMinor + balance.bonusMinor}`;
  };
  const shown = async (roomId: string, session: RoomSession): Promise<RoomView> => {
    const seen = await seeRoom(database, deps, roomId);
    if (!seen) throw new Error(`room ${roomId} is gone`);
    return viewFor(seen, session.playerRef);
  };
  const shownWithBalance = async (roomId: string, session: RoomSession) =>
    ok({ room: await shown(roomId, session), balanceMinor: await balanceOf(session) });

  const open = async (launchToken: string) => {
    const entered = await wallet.authenticate({ launchToken });
    if (entered.status === 'refused')
      return fail(entered.code === 'SESSION_INVALID' ? 'launch_token_invalid' : 'game_unavailable');
    const { value } = entered;
    const kind = findRoomKind(value.gameCode);
    if (!kind) return fail('game_unavailable');
    const session = await sessions.open(value);
    const { scope } = session;
    await ensureRooms({ ...deps, rooms: database }, kind, { scope });
    return ok({
      session: session.session,
      gameCode: session.gameCode,
      locale: value.locale as CallValue<Calls['roomsOpen']>['locale'],
      currency: value.currency,
      realityCheck: checkView(await checks.open(session.playerRef, value.realityCheckMs)),
      balanceMinor: `${value.balance.cashMinor + value.balance.bonusMinor}`,
      roomId: (await stayOf(database, session))?.room_id ?? null,
    });
  };

  /** A further room of a stake is laid out like the first one. */
  const roomsFor = async (session: RoomSession): Promise<ListedRoom[] | null> => {
    const kind = findRoomKind(session.gameCode);
    return kind ? ensureRooms({ ...deps, rooms: database }, kind, { scope: session.scope }) : null;
  };

  const routes: RoomsRoutes = {
    roomsOpen: ({ body }) => open(body.launchToken),
    roomsLobby: async (request) => {
      const session = await sessionOf(request);
      const rooms = await roomsFor(session);
      if (!rooms) return fail('game_not_found');
      const stay = await stayOf(database, session);
      return ok({
        rooms: rooms.map(lobbyRow),
        roomId: stay?.room_id ?? null,
        balanceMinor: await balanceOf(session),
      });
    },
    roomsView: async (request) => {
      const session = await sessionOf(request);
      const room = await findRoom(database, request.data.roomId);
      return isHis(session, room) ? shownWithBalance(room.id, session) : fail('room_not_found');
    },
    roomsSit: async (request) => {
      const session = await sessionOf(request);
      if (await checks.isDue(session.playerRef)) return fail('reality_check_due');
      const { amountMinor, ...body } = request.body;
      const kept = await reserveSeat(database, deps, session, { ...body, amountMinor: BigInt(amountMinor) });
      if (!kept.ok) return kept;
      if (kept.value.status === 'buying') {
        const booked = await money.buyIn(kept.value, session.session);
        if (booked.code !== 'OK') return refusalOf(booked.code);
        hub.roomChanged(kept.value.room_id);
      }
      return shownWithBalance(kept.value.room_id, session);
    },
    roomsTopUp: async (request) => {
      const session = await sessionOf(request);
      if (await checks.isDue(session.playerRef)) return fail('reality_check_due');
      const { amountMinor, ...body } = request.body;
      const asked = await askTopUp(database, deps, session, { ...body, amountMinor: BigInt(amountMinor) });
      if (!asked.ok) return asked;
      const { stay, topUp } = asked.value;
      if (topUp.status === 'buying') {
        const booked = await money.buyTopUp(asked.value, session.session);
        if (booked.code !== 'OK') return refusalOf(booked.code);
        hub.roomChanged(stay.room_id);
      }
      return shownWithBalance(stay.room_id, session);
    },
    roomsAct: async (request) => {
      const session = await sessionOf(request);
      const taken = await takeAction(database, deps, session, request.body);
      if (!taken.ok) return taken;
      hub.roomChanged(taken.value.roomId);
      return ok({ room: await shown(taken.value.roomId, session) });
    },
    roomsWait: async (request) => {
      const session = await sessionOf(request);
      const { roomId, isWaiting } = request.body;
      if (isWaiting) {
        const site = await deps.sessions.siteSessionOf(session.session);
        if (!site) throw sessionExpired();
        const joined = await joinQueue(database, deps, { ...session, siteSessionId: site.sessionId }, roomId);
        if (!joined.ok) return joined;
      } else await leaveQueue(database, deps, session, roomId);
      const room = await findRoom(database, roomId);
      if (!isHis(session, room)) return fail('room_not_found');
      hub.roomChanged(roomId);
      return ok({ room: await shown(roomId, session) });
    },
    roomsPlan: async (request) => {
      const session = await sessionOf(request);
      const taken = await takePlan(database, deps, session, request.body);
      if (!taken.ok) return taken;
      hub.roomChanged(taken.value.roomId);
      return ok({ room: await shown(taken.value.roomId, session) });
    },
    roomsShow: async (request) => {
      const session = await sessionOf(request);
      const taken = await showCards(database, deps, session, request.body);
      if (!taken.ok) return taken;
      hub.roomChanged(taken.value.roomId);
      return ok({ room: await shown(taken.value.roomId, session) });
    },
    roomsPresence: async (request) => {
      const session = await sessionOf(request);
      const set = await setPresence(database, deps, session, request.body);
      if (!set.ok) return set;
      hub.roomChanged(request.body.roomId);
      return ok({ room: await shown(request.body.roomId, session) });
    },
    roomsLeave: async (request) => {
      const session = await sessionOf(request);
      const { roomId } = request.body;
      const room: RoomRow | undefined = await findRoom(database, roomId);
      if (!isHis(session, room)) return fail('room_not_found');
      if (await leaveSeat(database, deps, session, room.id)) hub.roomChanged(room.id);
      return shownWithBalance(room.id, session);
    },
    roomsHands: async (request) => {
      const { playerRef, gameCode } = await sessionOf(request);
      return ok(await playedHands(database, deps, { playerRef, gameCode, ...request.data }));
    },
    roomsRealityCheck: async (request) => {
      const { playerRef } = await sessionOf(request);
      return ok(await checks.show(playerRef, request.body.acknowledge));
    },
    roomsFigures: async (request) => ok(await playerFigures(database, await sessionOf(request))),
  };

  /** Sittings with money on a table: the rounds that a player has open. */
  const openRounds = async (playerRef: string) =>
    database
      .selectFrom('rooms.stays')
      .select(['game_code as gameCode', 'id as roundId', 'sat_at as openedAt'])
      .where('player_ref', '=', playerRef)
      .where('status', 'in', openStatuses)
      .orderBy('sat_at', 'desc')
      .execute();

  return { routes, openRounds, findSession: sessions.find };
}
export type RoomsService = ReturnType<typeof createRoomsService>;
