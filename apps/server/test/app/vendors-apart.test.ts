// @covers vendors-apart

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallName, type CallRequest, type Calls, type CallValue, prepareRequest } from '@baize/contract';
import { audit } from '@baize/testkit/auditor';
import { createPlayer, PlayerRefused } from '@baize/testkit/player';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openProxy, type TcpProxy, viaProxy } from '../chaos/proxy.ts';
import { buildProgram, type Program, runProgram } from '../support/program.ts';

const port = 4878;
const smallBet = '20';
const baseUrl = `http://127.0.0.1:${port}`;
const names = ['core', 'books'].map((name) => `test_apart_${name}_${randomBytes(6).toString('hex')}`);
const [coreUrl, booksUrl] = names.map((name) => inject('clusterUrl') + name) as [string, string];
let dataFolder: string;
let proxy: TcpProxy;

const atCluster = async (statements: readonly string[]): Promise<void> => {
  const admin = new pg.Client({ connectionString: `${inject('clusterUrl')}postgres` });
  await admin.connect();
  for (const statement of statements) await admin.query(statement);
  await admin.end();
};
const countIn = async (url: string, table: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  await client.end();
  return rows[0].count;
};

beforeAll(async () => {
  await buildProgram();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'apart-'));
  await atCluster(names.map((name) => `create database ${name} template ${inject('templateDatabase')}`));
  const { hostname, port: at } = new URL(booksUrl);
  proxy = await openProxy({ host: hostname, port: Number(at) });
}, 120_000);
afterAll(async () => {
  await proxy?.close();
  await atCluster(names.map((name) => `drop database if exists ${name} with (force)`));
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<Program> {
  const program = runProgram({
    ...{ PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: dataFolder, SECRET_KEY: 'f'.repeat(40) },
    ...{ DATABASE_URL: coreUrl, VENDORS_DATABASE_URL: viaProxy(booksUrl, proxy) },
    ...{
      LOG_TARGET: 'stderr',
      DEMO_LANGUAGES: 'TY',
      TABLE_TIMINGS: 'roulette=60/1/1/1',
      REQUESTS_PER_MINUTE: '1000000',
    },
  });
  await program.until(/Baize is ready/);
  return program;
}
async function killAndStart(program: Program): Promise<Program> {
  program.signal('SIGKILL');
  await program.ended;
  return start();
}

/** A call in a game's session of its own. */
async function inGame<N extends CallName>(session: string, name: N, request: CallRequest<Calls[N]>) {
  const { method, target, body } = prepareRequest(name, request);
  const response = await fetch(baseUrl + target, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), 'game-session': session },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { success: boolean; message: string; value: CallValue<Calls[N]> };
  if (!answer.success) throw new Error(`${name}: ${answer.message}`);
  return answer.value;
}

test("the program plays all of its vendors' games with their books apart, through kills, and the rest lives without them", async () => {
  let program = await start();
  const player = createPlayer(baseUrl, 'apartplayer', 'Lantern-90417');
  await player.register();
  await player.deposit('500.00');

  // A spin, and the same again after the process was killed.
  await player.openGame('BAIZE', 'lantern_garden');
  const spinId = randomUUID();
  const { round } = await player.spin('200', spinId);
  program = await killAndStart(program);
  expect((await player.spin('200', spinId)).round).toMatchObject({ roundId: spinId, payoutMinor: round.payoutMinor });

  // Killed while rounds are on their way: each is asked for again and is one round.
  for (let kill = 0; kill < 3; kill += 1) {
    await player.openGame('BAIZE', 'dice');
    const rolls = Array.from({ length: 12 }, () => ({
      body: {
        ...{ roundId: randomUUID(), betMinor: '100' },
        choice: { direction: 'over', winningFaces: 5_000 },
      },
    }));
    const answers = Promise.allSettled(rolls.map((roll) => player.call('studioInstantPlay', roll)));
    await new Promise((resolve) => setTimeout(resolve, 10 + 25 * kill));
    program = await killAndStart(program);
    await answers;
    for (const roll of rolls) await player.call('studioInstantPlay', roll);
  }

  // A table.
  await player.openGame('BAIZE', 'roulette');
  const seated = async () => {
    const { state } = await player.call('studioTableState', {});
    const bets = [{ key: 'red', selection: '', stakeMinor: '1000' }];
    const body = { roundId: state.round?.roundId ?? randomUUID(), placementId: randomUUID(), bets, entropy: 'mine' };
    return player.call('studioTableBet', { body }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(seated, { timeout: 60_000, interval: 500 }).toBe(true);

  // A ticket of a lottery.
  const gameId = 'elott-ssc-60s';
  await player.openLottery('ELOTT', gameId);
  const lines = ['odd', 'even'].map((selection) => ({ bet: 'sumWords', selection, unitMinor: '100' }));
  const bought = async () => {
    const { menus } = await player.call('gameMenus', { query: { language: 'TY' } });
    const open = menus.flatMap(({ gameMenus }) => gameMenus).find((game) => game.gameId === gameId);
    const ticket = { ticketId: randomUUID(), gameId, numero: open?.numero ?? '', lines, costMinor: '200' };
    return player.call('lottoBuy', { body: ticket as never }).then(
      (answer) => answer.ticket.status,
      () => 'refused',
    );
  };
  await expect.poll(bought, { timeout: 90_000, interval: 2_000 }).toBe('placed');

  // A bet on a match, from one process to the next.
  const { url } = await player.call('launchFb', { data: { language: 'TY' } });
  const launchToken = new URL(url, baseUrl).searchParams.get('launchToken') ?? '';
  const { session } = await inGame('', 'fbOpen', { body: { launchToken } });
  const { matches } = await inGame(session, 'fbMatches', { data: {} });
  const match = matches.find(({ state, markets }) => state === 'scheduled' && markets.some(({ isOpen }) => isOpen));
  const market = match?.markets.find(({ isOpen }) => isOpen);
  const [selection] = market?.selections ?? [];
  if (!match || !market || !selection) throw new Error('no match is offered');
  const bet = {
    ...{ betId: randomUUID(), unitStakeMinor: '1000', choose: 0, pricePolicy: 'any' as const },
    legs: [{ matchId: match.matchId, market: market.key, ...selection }],
  };
  await inGame(session, 'fbBet', { body: bet });
  program = await killAndStart(program);
  expect((await inGame(session, 'fbBet', { body: bet })).bet.betId).toBe(bet.betId);

  // Audited again and again while spins pay into jackpot pools: money on its way between the two is no finding.
  await player.openGame('BAIZE', 'pearl_tide');
  const audits = (async () => {
    const found: unknown[] = [];
    for (let audited = 0; audited < 12; audited += 1)
      found.push(...(await audit(coreUrl, { vendors: booksUrl })).findings);
    return found;
  })();
  for (let spun = 0; spun < 60; spun += 1) await player.spin(smallBet);
  expect(await audits).toEqual([]);

  for (const table of [
    'studio.rounds',
    'studio.instant_rounds',
    'studio.table_seats',
    'lotto.tickets',
    'sportsbook.bets',
  ])
    expect([table, (await countIn(booksUrl, table)) > 0, await countIn(coreUrl, table)]).toEqual([table, true, 0]);
  expect(await countIn(booksUrl, 'journal')).toBe(0);
  expect(await countIn(coreUrl, 'bets')).toBeGreaterThan(30);
  expect((await audit(coreUrl, { vendors: booksUrl })).findings).toEqual([]);
  await expect(audit(coreUrl)).rejects.toThrow('VENDORS_DATABASE_URL');

  // The vendors' database is gone, and comes back.
  await player.openGame('BAIZE', 'lantern_garden');
  proxy.hold('toServer');
  proxy.cut();
  const refusal = await player.spin('200').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PlayerRefused);
  expect(refusal).toMatchObject({ key: 'service_unavailable', status: 503 });
  expect(Number(await player.balance())).toBeGreaterThan(0);
  await player.deposit('1.00');
  expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
  const health = (await (await fetch(`${baseUrl}/wps/system/health`)).json()) as { value: { warnings: string[] } };
  expect(health.value.warnings).toContain('games_unavailable');
  proxy.release();
  proxy.cut();
  await expect
    .poll(
      () =>
        player.spin('200').then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);

  // With other settings than those that it was divided with, nothing starts.
  const alone = runProgram({
    PORT: `${port}`,
    DATA_DIR: dataFolder,
    SECRET_KEY: 'f'.repeat(40),
    DATABASE_URL: coreUrl,
  });
  expect(await alone.ended).toBe(1);
  expect(alone.errors).toContain('set VENDORS_DATABASE_URL');
}, 600_000);
