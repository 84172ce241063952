import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CallName, CallRequest, Calls } from '@baize/contract';
import { createPlayer, type Player } from '@baize/testkit/player';
import { expect } from 'vitest';
import { createSecretBox } from '../../src/platform/crypto/secret-box.ts';
import { tableGames } from '../../src/vendors/studio/tables/games/index.ts';
import { leaseMs } from '../../src/vendors/studio/tables/lease.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { type CommitPoint, openCommitPointProxy } from './commit-points.ts';
import { buildProgram } from './program-bundle.ts';
import { viaProxy } from './proxy.ts';
import { until } from './scenario.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

const secret = 'f'.repeat(40);
export const secretBox = createSecretBox(secret);
const stillMs = 100;
const openingMinor = 100_000n;
/** For what a loaded machine may take. */
export const patienceMs = 30_000;

const shortClockMs = 15_000;
/** Tables of bets alone. One with a short clock is left out: it has its next round before the others are dealt. */
export const tablesOfBets = tableGames
  .filter(({ flight, decisions, bettingMs }) => !flight && !decisions && bettingMs >= shortClockMs)
  .map(({ gameCode }) => gameCode);

export interface Order<N extends CallName = CallName> {
  who: Player;
  call: N;
  request: CallRequest<Calls[N]>;
}
/** A call that is sent again after a kill. */
export const order = <N extends CallName>(who: Player, call: N, request: CallRequest<Calls[N]>) =>
  ({ who, call, request }) as unknown as Order;
export const sendAll = (orders: readonly Order[]) =>
  Promise.allSettled(orders.map(({ who, call, request }) => who.call(call, request)));

/** The whole product as a process of its own with a clock that stands still, and players who play in it over HTTP. */
export async function openKilledStudio(db: TestDatabase, port: number) {
  const file = await buildProgram('still', 'killed-studio');
  const { hostname, port: databasePort } = new URL(db.url);
  const proxy = await openCommitPointProxy({ host: hostname, port: Number(databasePort) });
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'killed-studio-'));
  const { rows } = await db.owner.query<{ now: Date }>("select date_trunc('second', now()) as now");
  let nowMs = rows[0]?.now.getTime() ?? 0;
  let server: ServerProcess | null = null;

  const running = (): ServerProcess => {
    if (!server) throw new Error('the server does not run');
    return server;
  };
  const start = async (): Promise<void> => {
    const settings = {
      ...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: viaProxy(db.url, proxy), DATA_DIR: dataFolder },
      ...(db.vendorsApart && { VENDORS_DATABASE_URL: db.vendorsApart.url }),
      ...{ SECRET_KEY: secret, LOG_TARGET: 'stderr', REQUESTS_PER_MINUTE: '1000000' },
    };
    server = await startProcess([process.execPath, file, String(nowMs)], settings, /Baize is ready/);
  };
  /** Sets the clock on and waits until the program has it. */
  const advance = async (ms: number): Promise<void> => {
    nowMs += ms;
    running().summary(`to ${nowMs}`);
    await until('the clock is set', () => running().output.includes(`at ${nowMs}\n`), patienceMs);
  };
  const killAndStart = async (): Promise<void> => {
    await running().kill();
    await start();
  };

  /** Kills the server at a point of the next write of money that these orders cause, and starts it again. */
  const killInWrite = async (point: CommitPoint, cause: () => Promise<unknown>): Promise<void> => {
    const sprung: true[] = [];
    proxy.trap(point, () => void sprung.push(true));
    const answers = cause();
    await until(`a write ${point}`, () => sprung.length > 0, patienceMs);
    await killAndStart();
    await answers;
  };
  /** Kills the server between two writes; what it keeps is what it kept. */
  const killAndCompare = async (): Promise<void> => {
    const before = await roundsAtRest(db);
    await killAndStart();
    expect(await storedRounds(db)).toEqual(before);
  };
  const untilTables = (codes: readonly string[], status: string) =>
    until(
      `${codes} are ${status}`,
      async () => {
        const now = await liveRounds(db);
        return codes.every((code) => now[code] === status);
      },
      patienceMs,
    );
  const untilSettled = (ids: readonly string[]) =>
    until(
      'the tables have paid',
      async () => {
        const paid = 'select from studio.table_rounds where id = any($1) and settled_at is not null';
        return (await db.owner.query(paid, [ids])).rows.length === ids.length;
      },
      patienceMs,
    );

  const cast = new Map<string, Player>();
  /** A player of his own in each game; the same one the next time. */
  const playerIn = async (name: string, gameCode: string): Promise<Player> => {
    const known = cast.get(name);
    const player = known ?? createPlayer(`http://127.0.0.1:${port}`, name, 'Lantern-90417');
    if (!known) {
      await player.register();
      await player.deposit(`${openingMinor / 100n}.00`);
      cast.set(name, player);
    }
    await player.openGame('BAIZE', gameCode);
    return player;
  };

  await start();
  return {
    proxy,
    advance,
    killInWrite,
    killAndCompare,
    untilTables,
    untilSettled,
    playerIn,
    /** So long a table stands still that was run by a process which was killed. */
    passLease: () => advance(leaseMs + 1_000),
    errors: () => running().errors,
    close: async () => {
      await server?.kill();
      await proxy.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
export type KilledStudio = Awaited<ReturnType<typeof openKilledStudio>>;

/** All that the studio keeps of its rounds, as text. */
async function storedRounds({ owner }: TestDatabase): Promise<string[]> {
  const { rows } = await owner.query<{ row: string }>(`
    select row from (
      select 'slot ' || row_to_json(r)::text as row from studio.rounds r
      union all select 'instant ' || row_to_json(r)::text from studio.instant_rounds r
      union all select 'round ' || row_to_json(r)::text from studio.table_rounds r
      union all select 'seat ' || row_to_json(r)::text from studio.table_seats r
      union all select 'bets ' || row_to_json(r)::text from studio.table_placements r
      union all select 'seed ' || row_to_json(r)::text from studio.seeds r) as rows order by row`);
  return rows.map(({ row }) => row);
}

/** The same once nothing is being written: a table may still store what it did when the clock was moved. */
async function roundsAtRest(db: TestDatabase): Promise<string[]> {
  let before = await storedRounds(db);
  await until(
    'nothing is being written',
    async () => {
      const seen = before;
      await setTimeout(stillMs);
      before = await storedRounds(db);
      return isDeepStrictEqual(seen, before);
    },
    patienceMs,
  );
  return before;
}

/** The status of each table’s latest round. */
export async function liveRounds({ owner }: TestDatabase): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ game_code: string; status: string }>(
    'select distinct on (game_code) game_code, status from studio.table_rounds order by game_code, number desc',
  );
  return Object.fromEntries(rows.map(({ game_code, status }) => [game_code, status]));
}
