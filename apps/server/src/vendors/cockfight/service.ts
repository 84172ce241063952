import { type ArenaCode, type Calls, type CallValue, type LocaleCode, localeCode } from '@baize/contract';
import { type Arena, arenaOf } from '@baize/games/cockfight';
import { RefusedRequest } from '../../platform/http/refused-request.ts';
import { fail, ok } from '../../platform/result.ts';
import { checkView } from '../reality-checks.ts';
import { createBetStore, isBetId } from './bets/bet-store.ts';
import { createPayments, type PaidPlayer } from './bets/payments.ts';
import { createPending } from './bets/pending.ts';
import { type AskedBet, createPlace, type Player } from './bets/place.ts';
import { createArenaChecks } from './checks.ts';
import type { CockfightDependencies } from './dependencies.ts';
import { noSums, poolsOf, sumsOf } from './fights/board.ts';
import { createFightStore } from './fights/fight-store.ts';
import { createPools } from './fights/pools.ts';
import { createRunner } from './fights/runner.ts';
import { timingsOf } from './fights/timings.ts';
import { createPlayers, playerPool } from './players.ts';
import { createArenaSettings } from './settings.ts';
import { betView, fightView, poolView, stateView } from './views.ts';

const openRefusals = {
  SESSION_INVALID: 'launch_token_invalid',
  GAME_UNAVAILABLE: 'game_unavailable',
  INTERNAL: 'service_unavailable',
} as const;
const fallbackLocale: LocaleCode = 'TY';
/** As many results as the roads show. */
const shownResults = 120;
const chipsMinor = [5_00n, 20_00n, 100_00n, 500_00n, 1_000_00n];

/** Whom the arenas give their news. */
export interface ArenaNews {
  fightChanged(arena: Arena): void;
  betsChanged(arena: Arena, pool: string): void;
  paid(player: PaidPlayer): void;
}

const limitsView = ({ limits }: Arena): CallValue<Calls['cockfightOpen']>['limits'] => ({
  minMinor: `${limits.minStakeMinor}`,
  maxMinor: `${limits.maxStakeMinor}`,
  sideMaxMinor: `${limits.memberMaxMinor}`,
  chipsMinor: chipsMinor.map(String),
});

/** The arenas of virtual cockfights: they decide fights and reach money through the wallet contract only. */
export function createArenas(deps: CockfightDependencies, news: ArenaNews) {
  const { database, clock, walletOf } = deps;
  const fights = createFightStore(database);
  const bets = createBetStore(database);
  const players = createPlayers(database);
  const pending = createPending(deps, bets);
  const pools = createPools(database);
  const payFight = createPayments(deps, { bets, pools }, news.paid);
  const settings = createArenaSettings(database);
  const checks = createArenaChecks(deps);
  const place = createPlace(deps, { bets, pending, settings });
  const defaultTimings = timingsOf(deps.tableTimings);
  const timingsFor = (arena: string, programme: number) => settings.timingsFor(arena, programme, defaultTimings);
  const runner = createRunner(deps, {
    fights,
    bets,
    pools,
    pending,
    payFight,
    timingsFor,
    onChange: news.fightChanged,
  });

  /** Null when the session has ended. */
  const playerOf = async (arena: string, session: string): Promise<Player | null> => {
    const checked = await walletOf(arena).checkSession({ session });
    if (checked.status === 'refused') return null;
    const { playerRef } = checked;
    const pool = await players.poolOf(playerRef);
    return pool === null ? null : { session, playerRef, pool };
  };

  /** The contract makes an ended session the permission rule's failure, not a call's own. */
  const enteredPlayer = async (arena: string, session: string): Promise<Player> => {
    const player = await playerOf(arena, session);
    if (!player) throw new RefusedRequest('session_expired');
    return player;
  };

  const balanceOf = async (arena: string, { playerRef }: Player): Promise<string> =>
    `${(await walletOf(arena).balance({ playerRef }))?.cashMinor ?? 0n}`;

  /** As one pool sees it; null: as somebody whose pool has no bets. */
  const stateOf = async ({ code }: Pick<Arena, 'code'>, pool: string | null) => {
    const [fight, results] = await Promise.all([fights.current(code), fights.results(code, shownResults)]);
    const sums = fight && (pool === null ? noSums : await sumsOf(database, { fightId: fight.id, pool }));
    const arena = arenaOf(code);
    const own = fight && pool !== null ? await settings.arenaFor(arena, pool, fight.programme) : arena;
    return stateView(own, { now: clock.now(), fight, sums: sums ?? null, results });
  };

  const viewsOf = async (rows: Awaited<ReturnType<typeof bets.ofPlayer>>) => {
    const known = await fights.byId(rows.map(({ fight_id }) => fight_id));
    const views = rows.flatMap((row) => {
      const fight = known.get(row.fight_id);
      return fight ? [betView(row, fight)] : [];
    });
    return { views, known };
  };

  return {
    run: runner.run,
    cancel: runner.cancel,
    fights,
    bets,
    pending,
    settings,
    defaultTimings,
    playerOf,
    stateOf,
    /** The pools with money on the fight of an arena, and those with settings of their own. */
    poolsNow: async ({ code }: Pick<Arena, 'code'>): Promise<string[]> => {
      const fight = await fights.current(code);
      return fight ? [...new Set([...(await poolsOf(database, fight.id)), ...(await settings.poolsOf(code))])] : [];
    },
    /** A bet with its fight and the seeds of that; null for another's, or none. The course stays secret until the birds are released. */
    proofOf: async (playerRef: string, betId: string) => {
      const bet = isBetId(betId) ? await bets.find(betId) : undefined;
      const fight = bet && bet.player_ref === playerRef ? await fights.find(bet.fight_id) : undefined;
      if (!bet || !fight) return null;
      const pool = bet.odds === '' ? (await pools.ofFight(fight.id)).get(bet.pool) : undefined;
      const tote = pool ? poolView(pool) : null;
      return {
        round: { arena: fight.arena, bet: betView(bet, fight), fight: fightView(fight), tote },
        serverSeed: null,
      };
    },
    open: async ({ arena, launchToken }: { arena: ArenaCode; launchToken: string }) => {
      const entered = await walletOf(arena).authenticate({ launchToken });
      if (entered.status === 'refused') return fail(openRefusals[entered.code]);
      const { session, locale, currency, balance, playerRef, prizePool, realityCheckMs } = entered.value;
      const pool = playerPool(prizePool, currency.code);
      await players.enter(playerRef, pool);
      const programme = (await fights.current(arena))?.programme ?? 1;
      return ok({
        session,
        realityCheck: checkView(await checks.open(playerRef, realityCheckMs)),
        locale: localeCode.safeParse(locale).data ?? fallbackLocale,
        currency,
        balanceMinor: `${balance.cashMinor}`,
        limits: limitsView(await settings.arenaFor(arenaOf(arena), pool, programme)),
      });
    },
    show: async (session: string, arena: ArenaCode) => {
      const player = await enteredPlayer(arena, session);
      const state = await stateOf({ code: arena }, player.pool);
      const own = state.fight ? await bets.ofFight(state.fight.fightId, player.playerRef) : [];
      return ok({ state, bets: (await viewsOf(own)).views, balanceMinor: await balanceOf(arena, player) });
    },
    bet: async (session: string, { arena: code, ...asked }: AskedBet & { arena: ArenaCode }) => {
      const player = await enteredPlayer(code, session);
      if (await checks.isDue(player.playerRef)) return fail('reality_check_due');
      const arena = arenaOf(code);
      const ids = { betId: asked.betId.toLowerCase(), fightId: asked.fightId.toLowerCase() };
      const refused = await place(arena, { ...asked, ...ids }, player);
      if (refused) return refused;
      news.betsChanged(arena, player.pool);
      const row = await bets.find(ids.betId);
      const fight = row && (await fights.find(row.fight_id));
      if (!row || !fight) throw new Error(`the bet ${ids.betId} is gone`);
      return ok({ bet: betView(row, fight), balanceMinor: await balanceOf(code, player) });
    },
    realityCheck: async (session: string, arena: ArenaCode, isSeen: boolean) =>
      ok(await checks.show((await enteredPlayer(arena, session)).playerRef, isSeen)),
    list: async (session: string, arena: ArenaCode, count: number) => {
      const player = await enteredPlayer(arena, session);
      const { views, known } = await viewsOf(await bets.ofPlayer(arena, player.playerRef, count));
      const shown = [...known.values()].map(fightView);
      return ok({ list: views, fights: shown, balanceMinor: await balanceOf(arena, player) });
    },
  };
}
export type Arenas = ReturnType<typeof createArenas>;
