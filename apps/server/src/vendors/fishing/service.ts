import { type FishingRoom, localeCode } from '@baize/contract';
import { betsMinorOf, type LevelKey, waterOf } from '@baize/games/fishing';
import type { WalletCode } from '@baize/vendor-kit';
import { withTables } from '../../platform/database/database.ts';
import type { HandlersOf, RequestGameSession } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { createPoolView } from '../pool-view.ts';
import { checkView } from '../reality-checks.ts';
import { refusalKeyOf } from '../wallet-refusals.ts';
import { createFishingChecks } from './checks.ts';
import type { FishingDependencies, FishingHub } from './dependencies.ts';
import { createDecide, type Fired, goneOf } from './engine/decide.ts';
import { createFishingMoney } from './engine/money.ts';
import { poolOf } from './engine/pool.ts';
import { runningRound, stopRound } from './engine/rounds.ts';
import { findRoom, leaveSeat, seatOf, seatsIn, takeSeat } from './engine/seats.ts';
import { playedRounds, proofOf } from './history.ts';
import type { BatchRow, FishingTables, RoomRow, SeatRow } from './schema.ts';
import { createSessions, type FishingSession, sessionExpired } from './sessions.ts';
import { betsOf, entryOf, openLevel, settingsOfWater } from './settings.ts';

export type FishingRoutes = HandlersOf<
  | 'fishingOpen'
  | 'fishingSit'
  | 'fishingView'
  | 'fishingFire'
  | 'fishingLeave'
  | 'fishingBalance'
  | 'fishingRounds'
  | 'fishingRealityCheck'
>;

const seatView = ({ seat, display_name, bet_minor }: SeatRow) => ({
  seat,
  name: display_name,
  betMinor: `${bet_minor}`,
});

/** Throws when the session has ended, which is the permission rule's to say. */
function refusalOf(code: WalletCode) {
  if (code === 'SESSION_INVALID') throw sessionExpired();
  return fail(refusalKeyOf(code));
}

/** The players' calls of the fishing games. */
export function createFishing(deps: FishingDependencies, hub: FishingHub) {
  const { wallet, clock } = deps;
  const database = withTables<FishingTables>(deps.database);
  const sessions = createSessions(deps);
  const decide = createDecide(deps, database);
  const money = createFishingMoney(deps, database);
  const poolsOf = createPoolView(deps);
  const checks = createFishingChecks(deps);

  const sessionOf = async ({ game }: { game: RequestGameSession }): Promise<FishingSession> => {
    const session = await sessions.find(game.session);
    if (!session) throw sessionExpired();
    return session;
  };
  const balanceOf = async (session: FishingSession): Promise<bigint> => {
    const balance = await wallet.balance(session);
    if (!balance) throw sessionExpired();
    return balance.cashMinor + balance.bonusMinor;
  };

  /** The seat of a player in a room; null: he has none there. */
  const seatIn = async (session: FishingSession, roomId: string): Promise<SeatRow | null> => {
    const seat = await seatOf(database, session);
    return seat?.room_id === roomId ? seat : null;
  };

  const poolMinorOf = async ({ scope, playerRef }: FishingSession, pool: string): Promise<string> =>
    `${(await poolsOf(scope, playerRef))[pool] ?? 0n}`;

  const shown = async (session: FishingSession, room: RoomRow, seat: SeatRow): Promise<FishingRoom> => {
    const now = clock.now();
    const [poolMinor, seats, gone, round] = await Promise.all([
      poolMinorOf(session, poolOf(room)),
      seatsIn(database, room.id),
      goneOf(database, room.id, now),
      runningRound(database, seat),
    ]);
    return {
      ...{ roomId: room.id, level: room.level, number: room.number, seed: room.seed },
      openedAt: room.opened_at.toISOString(),
      serverTime: now.toISOString(),
      seat: seat.seat,
      seats: seats.map(seatView),
      betsMinor: betsMinorOf(room.step_minor).map(String),
      poolMinor,
      gone: [...gone],
      seedHash: round?.seed_hash ?? null,
      nextSeedHash: seat.next_seed_hash,
    };
  };
  const shownWithBalance = async (session: FishingSession, room: RoomRow, seat: SeatRow) =>
    ok({ room: await shown(session, room, seat), balanceMinor: `${await balanceOf(session)}` });

  const open = async (launchToken: string) => {
    const entered = await wallet.authenticate({ launchToken });
    if (entered.status === 'refused')
      return fail(entered.code === 'SESSION_INVALID' ? 'launch_token_invalid' : 'game_unavailable');
    const { gameCode, currency, locale, balance } = entered.value;
    if (waterOf(gameCode) === null) return fail('game_unavailable');
    const session = await sessions.open(entered.value);
    const seat = await seatOf(database, session);
    const room = seat && (await findRoom(database, seat.room_id));
    const [check, settings, pools] = await Promise.all([
      checks.open(session.playerRef, entered.value.realityCheckMs),
      settingsOfWater(database, session),
      poolsOf(session.scope, session.playerRef),
    ]);
    return ok({
      ...{ session: session.session, gameCode, currency, shotMs: session.shotMs, level: room?.level ?? null },
      realityCheck: checkView(check),
      locale: localeCode.safeParse(locale).data ?? 'TY',
      balanceMinor: `${balance.cashMinor + balance.bonusMinor}`,
      levels: settings
        .filter(({ settings: { isOn } }) => isOn)
        .map(({ level, settings: of }) => ({
          level,
          betsMinor: betsOf(of).map(String),
          entryMinor: `${entryOf(of)}`,
          poolMinor: `${pools[level] ?? 0n}`,
        })),
    });
  };

  const leave = async (session: FishingSession, roomId: string): Promise<void> => {
    const seat = await seatIn(session, roomId);
    if (!seat) return;
    const round = await runningRound(database, seat);
    if (await leaveSeat(database, session, roomId)) hub.seatsChanged(roomId);
    if (!round) return;
    await stopRound(database, round.id);
    await money.endRound(round.id);
  };

  const sit = async (session: FishingSession, level: LevelKey) => {
    const seated = await seatOf(database, session);
    const room = seated && (await findRoom(database, seated.room_id));
    if (room && room.level === level && room.status === 'open') return shownWithBalance(session, room, seated);
    const settings = await openLevel(database, session, level);
    if (!settings) return fail('game_unavailable');
    if ((await balanceOf(session)) < entryOf(settings)) return fail('insufficient_funds');
    if (room) await leave(session, room.id);
    const taken = await takeSeat(database, deps, session, { level, stepMinor: settings.stepMinor });
    const seat = await seatIn(session, taken.id);
    if (!seat) return fail('game_unavailable');
    hub.seatsChanged(taken.id);
    return shownWithBalance(session, taken, seat);
  };

  const announce = (batch: BatchRow, seat: SeatRow): void =>
    hub.fired(batch.room_id, {
      seat: seat.seat,
      betMinor: `${batch.bet_minor}`,
      shots: batch.results
        .filter(({ nonce }) => nonce !== null)
        .map(({ kinds: _kinds, nonce: _nonce, ...shot }) => shot),
    });

  const answered = async (session: FishingSession, batch: BatchRow, knownMinor: bigint | null) => {
    const seat = await seatIn(session, batch.room_id);
    if (!seat) return fail('room_not_found');
    const room = await findRoom(database, batch.room_id);
    const round = await runningRound(database, seat);
    if (batch.status === 'staking') announce(batch, seat);
    return ok({
      batchId: batch.id,
      results: batch.results,
      stakeMinor: `${batch.stake_minor}`,
      payoutMinor: `${batch.payout_minor}`,
      balanceMinor: `${knownMinor ?? (await balanceOf(session))}`,
      poolMinor: room ? await poolMinorOf(session, poolOf(room)) : '0',
      seedHash: round?.seed_hash ?? null,
      nextSeedHash: seat.next_seed_hash,
    });
  };

  /** Why shots cannot be paid; null: nothing is known against them. Nothing is drawn for a player who has too little. */
  const refusalBefore = async (session: FishingSession, fired: Fired) => {
    if (await checks.isDue(session.playerRef)) return fail('reality_check_due');
    const amountMinor = fired.betMinor * BigInt(fired.shots.length);
    if ((await balanceOf(session)) < amountMinor) return fail('insufficient_funds');
    const code = await deps.refusalOfStake({ playerRef: session.playerRef, amountMinor });
    return code === null ? null : refusalOf(code);
  };

  const fire = async (session: FishingSession, fired: Fired) => {
    const batch = await decide(session, fired, () => refusalBefore(session, fired));
    if ('ok' in batch) return batch;
    const booked = await money.book(batch, session.session);
    if (booked.status === 'refused') return refusalOf(booked.code);
    if (booked.status === 'unknown') return fail('service_unavailable');
    const { balance } = booked;
    return answered(session, batch, balance && balance.cashMinor + balance.bonusMinor);
  };

  const routes: FishingRoutes = {
    fishingOpen: ({ body }) => open(body.launchToken),
    fishingSit: async (request) => sit(await sessionOf(request), request.body.level),
    fishingView: async (request) => {
      const session = await sessionOf(request);
      const seat = await seatIn(session, request.data.roomId);
      const room = seat && (await findRoom(database, seat.room_id));
      if (!room) return fail('room_not_found');
      await database
        .updateTable('fishing.seats')
        .set({ seen_at: clock.now() })
        .where('room_id', '=', room.id)
        .where('seat', '=', seat.seat)
        .execute();
      return shownWithBalance(session, room, seat);
    },
    fishingFire: async (request) => {
      const { betMinor, batchId, ...rest } = request.body;
      return fire(await sessionOf(request), {
        ...rest,
        batchId: batchId.toLowerCase(),
        roomId: rest.roomId.toLowerCase(),
        betMinor: BigInt(betMinor),
      });
    },
    fishingLeave: async (request) => {
      const session = await sessionOf(request);
      await leave(session, request.body.roomId.toLowerCase());
      return ok({ balanceMinor: `${await balanceOf(session)}` });
    },
    fishingRealityCheck: async (request) => {
      const { playerRef } = await sessionOf(request);
      return ok(await checks.show(playerRef, request.body.acknowledge));
    },
    fishingBalance: async (request) => ok({ balanceMinor: `${await balanceOf(await sessionOf(request))}` }),
    fishingRounds: async (request) => {
      const session = await sessionOf(request);
      return ok({ list: await playedRounds(database, session, request.data.pageSize) });
    },
  };

  return {
    routes,
    money,
    findSession: sessions.find,
    seatIn,
    seatsOf: async (roomId: string) => (await seatsIn(database, roomId)).map(seatView),
    proofOf: (playerRef: string, roundId: string) => proofOf(database, playerRef, roundId),
  };
}
export type Fishing = ReturnType<typeof createFishing>;
