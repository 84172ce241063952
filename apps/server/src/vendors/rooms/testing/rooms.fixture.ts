import { randomUUID } from 'node:crypto';
import { insertGame, insertSession } from '../../../../test/support/factories.ts';
import { type MoneyHarness, useMoney } from '../../../modules/gateway/testing/money.fixture.ts';
import { createSecretBox } from '../../../platform/crypto/secret-box.ts';
import { withTables } from '../../../platform/database/database.ts';
import type { PlayerNotice } from '../../vendor.ts';
import { silentHub } from '../dependencies.ts';
import { type ActRequest, takeAction } from '../engine/act.ts';
import { seeReadableRooms } from '../engine/see-rooms.ts';
import { framesOf } from '../room-sockets.ts';
import { createRooms, type Rooms } from '../rooms.ts';
import type { RoomTables } from '../schema.ts';
import type { RoomSession } from '../sessions.ts';
import { answerOf, frameContext as context, type RoomFrame, roomFrame } from './room-frame.ts';

export { answerOf, type RoomFrame, roomFrame };

/** The rooms over the real ledger and gateway. */
export function useRooms(gameCode = 'room_niuniu') {
  const money: MoneyHarness = useMoney();
  const failures: unknown[] = [];
  const notices: PlayerNotice[] = [];
  const staffPorts = {
    notify: async (_database: unknown, _vendor: string, notice: PlayerNotice) => void notices.push(notice),
  };
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
    ...{
      wallet: money.wallet,
      database: money.vendorsDatabase,
      clock: money.clock,
      secretBox,
      newId: randomUUID,
      sessions,
      staffPorts,
      refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) =>
        money.gateway.refusalOfStake(money.game.vendorCode, stake),
    },
  });
  const build = (): Rooms => createRooms(toolsOf(), silentHub, (error) => failures.push(error));
  const enter = async (rooms: Rooms, balanceMinor = 100_000n, type: 0 | 4 = 0) => {
    const { vendorCode } = money.game;
    gameId ||= (await insertGame(money.owner, money.brand.id, { gameCode, vendorCode })).id;
    const memberId = await money.newMember({ balanceMinor, type });
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
  /** What the sockets would send of rooms now, of each to every seat and to whoever watches. */
  const framesNow = async (roomIds: readonly string[]) =>
    (
      await seeReadableRooms(withTables<RoomTables>(money.vendorsDatabase), toolsOf(), roomIds, (error) =>
        failures.push(error),
      )
    ).map(framesOf);
  /** A decision without the answer that its call would give. */
  const decide = async (session: RoomSession, request: ActRequest): Promise<void> => {
    await answerOf(takeAction(withTables<RoomTables>(money.vendorsDatabase), toolsOf(), session, request));
  };
  return {
    money,
    failures,
    notices,
    build,
    enter,
    enterAll,
    framesNow,
    decide,
    endSession: (siteSessionId: string) => void ended.add(siteSessionId),
  };
}
