import { randomUUID } from 'node:crypto';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { type MoneyHarness, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { withTables } from '../../../platform/database/database.ts';
import { silentHub } from '../dependencies.ts';
import { seeRoom } from '../engine/views.ts';
import { framesOf } from '../room-sockets.ts';
import { createRooms, type Rooms } from '../rooms.ts';
import type { RoomTables } from '../schema.ts';

const context = {
  brand: { id: 'brand', code: 'brand', currency: { code: 'PLY', exponent: 2, symbol: 'P' } },
  ip: '127.0.0.1',
  origin: 'http://localhost',
  userAgent: 'test',
};

type Answered<Value> = { ok: true; value: Value } | { ok: false; message: string };
export async function answerOf<Value>(answer: Promise<Answered<Value>>): Promise<Value> {
  const got = await answer;
  if (!got.ok) throw new Error(got.message);
  return got.value;
}

/** One player's frame at the rooms. */
export function roomFrame({ routes }: Rooms, session: string) {
  const game = { session };
  return {
    lobby: () => routes.roomsLobby({ ...context, game }),
    view: (roomId: string) => routes.roomsView({ ...context, game, data: { roomId } }),
    sit: (roomId: string, amountMinor = '4800', stayId: string = randomUUID(), seat: number | null = null) =>
      routes.roomsSit({ ...context, game, body: { stayId, roomId, seat, amountMinor, entropy: 'mine' } }),
    topUp: (roomId: string, amountMinor: string, topUpId: string = randomUUID()) =>
      routes.roomsTopUp({ ...context, game, body: { topUpId, roomId, amountMinor } }),
    act: (handId: string, turn: number, act: string, amount: string | null, cards?: number[]) =>
      routes.roomsAct({
        ...context,
        game,
        body: { handId, turn, act, amount, ...(cards ? { cards } : {}), entropy: 'fresh' },
      }),
    plan: (handId: string, turn: number, name: string | null, amount: string | null = null) =>
      routes.roomsPlan({ ...context, game, body: { handId, turn, plan: name === null ? null : { name, amount } } }),
    show: (handId: string, cards: number[]) => routes.roomsShow({ ...context, game, body: { handId, cards } }),
    presence: (roomId: string, wants: 'out' | 'wait' | 'post') =>
      routes.roomsPresence({ ...context, game, body: { roomId, wants } }),
    wait: (roomId: string, isWaiting: boolean) => routes.roomsWait({ ...context, game, body: { roomId, isWaiting } }),
    leave: (roomId: string) => routes.roomsLeave({ ...context, game, body: { roomId } }),
    hands: (pageSize = 15, before?: string) =>
      routes.roomsHands({ ...context, game, data: { pageSize, ...(before ? { before } : {}) } }),
  };
}
export type RoomFrame = ReturnType<typeof roomFrame>;

/** The rooms over the real ledger and gateway. */
export function useRooms(gameCode = 'room_niuniu') {
  const money: MoneyHarness = useMoney();
  const failures: unknown[] = [];
  /** The site's session behind a game's, and those that are over. */
  const siteSessions = new Map<string, string>();
  const ended = new Set<string>();
  let gameId = '';
  const secretBox = createSecretBox('a secret of tests');
  const sessions = {
    siteSessionOf: async (session: string) => {
      const sessionId = siteSessions.get(session);
      return sessionId === undefined || ended.has(sessionId) ? null : { sessionId, memberId: null };
    },
    isAwake: async (sessionId: string) => !ended.has(sessionId),
  };
  const toolsOf = () => ({
    ...{ wallet: money.wallet, database: money.database, clock: money.clock, secretBox, newId: randomUUID, sessions },
  });
  const build = (): Rooms => createRooms(toolsOf(), silentHub, (error) => failures.push(error));
  const enter = async (rooms: Rooms, balanceMinor = 100_000n) => {
    const { vendorCode } = money.game;
    gameId ||= (await insertGame(money.owner, money.brand.id, { gameCode, vendorCode })).id;
    const memberId = await money.newMember({ balanceMinor });
    const { id: siteSessionId } = await insertSession(money.owner, memberId, money.brand.id);
    const launch = await money.gateway.issueLaunchToken({
      memberId,
      brandId: money.brand.id,
      siteSessionId,
      gameId,
      locale: 'TY',
    });
    if (!launch.ok) throw new Error(launch.message);
    const { session } = await answerOf(
      rooms.routes.roomsOpen({ ...context, body: { launchToken: launch.value.token } }),
    );
    siteSessions.set(session, siteSessionId);
    return { memberId, session, siteSessionId, frame: roomFrame(rooms, session), token: launch.value.token };
  };
  /** One after the other: the first brings the game. */
  const enterAll = async (rooms: Rooms, count: number) => {
    const guests: Awaited<ReturnType<typeof enter>>[] = [];
    for (let guest = 0; guest < count; guest += 1) guests.push(await enter(rooms));
    return guests;
  };
  /** What the sockets would send of a room now. */
  const framesNow = async (roomId: string) => {
    const seen = await seeRoom(withTables<RoomTables>(money.database), toolsOf(), roomId);
    if (!seen) throw new Error('no room');
    return framesOf(seen);
  };
  return {
    money,
    failures,
    build,
    enter,
    enterAll,
    framesNow,
    endSession: (siteSessionId: string) => void ended.add(siteSessionId),
  };
}
