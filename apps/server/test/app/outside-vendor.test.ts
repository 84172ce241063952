// @covers outside-vendor

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { prepareRequest } from '@baize/contract';
import { audit } from '@baize/testkit/auditor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeDemoCatalogue } from '../../src/demo/index.ts';
import { createVendorAdmin } from '../../src/modules/gateway/index.ts';
import { newId } from '../../src/platform/crypto/ids.ts';
import type { TestClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

/** The vendor of examples/vendor as it is run: a process, port and key of its own; the test is the page in the player's frame. */
const db = useTestDatabase();
/** Time goes on: the vendor's own clock does, and signatures count for a minute. */
const clock = movingClock();
const program = fileURLToPath(new URL('../../../../examples/vendor/src/main.ts', import.meta.url));
let server: TestServer;
let serverUrl: string;
let folder: string;
let vendor: ChildProcess | null = null;
let vendorUrl: string;
let token: string;

async function startVendor(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: {
      ...process.env,
      PORT: '0',
      SERVER_URL: serverUrl,
      KEY_ID: keyId,
      KEY_FILE: path.join(folder, 'key.pem'),
      JOURNAL_FILE: path.join(folder, 'journal'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  vendor = child;
  const [line] = await once(createInterface(child.stdout), 'line');
  vendorUrl = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
  await completeDemoCatalogue({ database: db.database, clock, newId, outsideVendorUrl: vendorUrl });
}

async function endVendor(): Promise<void> {
  const ending = vendor;
  vendor = null;
  if (!ending || ending.exitCode !== null) return;
  const ended = once(ending, 'exit');
  ending.kill('SIGKILL');
  await ended;
}

let keyId = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baize-outside-'));
  server = await openTestServer(db, clock);
  serverUrl = await server.app.listen({ host: '127.0.0.1', port: 0 });
  await completeDemoCatalogue({ database: db.database, clock, newId, outsideVendorUrl: 'http://localhost:1' });
  const added = await createVendorAdmin({ database: db.database, clock, newId }).addVendorKey({
    vendorCode: 'EXAMPLE',
  });
  if (!added.ok || added.value.privateKeyPem === null) throw new Error('no key');
  keyId = added.value.keyId;
  await writeFile(path.join(folder, 'key.pem'), added.value.privateKeyPem);
  await startVendor();
  token = await server.register('outsider');
  const { method, target, body } = prepareRequest('sandboxDeposit', {
    body: { requestId: randomUUID(), amount: '100.00' },
  });
  const deposit = {
    method,
    url: target,
    headers: { token, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
  expect((await server.app.inject(deposit)).statusCode).toBe(200);
});
afterAll(async () => {
  await endVendor();
  await server?.close();
  await rm(folder, { recursive: true });
});

async function get(target: string) {
  const response = await server.app.inject({ method: 'GET', url: target, headers: { token } });
  return response.json().value;
}
const launch = () =>
  get(prepareRequest('launchGame', { data: { vendor: 'EXAMPLE', gameCode: 'cup_dice', language: 'TY' } }).target);
const balance = async () => Number((await get(prepareRequest('balance', {}).target)).sumBalance) * 100;

/** What the vendor tells its page (examples/vendor/src/table.ts). */
interface Told {
  status: string;
  session?: string;
  balanceMinor?: string;
  rolled?: number;
  payoutMinor?: string;
}

/** What the page in the frame asks its own server. */
async function ask(call: 'open' | 'roll', body: object): Promise<Told> {
  const response = await fetch(`${vendorUrl}/api/${call}`, { method: 'POST', body: JSON.stringify(body) });
  return response.status === 200 ? ((await response.json()) as Told) : { status: `${response.status}` };
}

async function enter() {
  const { url } = await launch();
  const launchToken = new URL(url).searchParams.get('launchToken');
  return { launchToken, opened: await ask('open', { launchToken }) };
}

test('its game is in the demo’s list, opens in a frame at its own origin, and its page lets only the server hold it', async () => {
  const list = await get(
    prepareRequest('gameList', { data: { gameType: 'RNG', vassalage: 'EXAMPLE', language: 'TY' } }).target,
  );
  expect(list.games).toMatchObject([{ gameCode: 'cup_dice', gameName: 'Cup Dice', accountTypeName: 'Example Vendor' }]);
  const launched = await launch();
  expect([launched.target, new URL(launched.url).origin]).toEqual(['frame', vendorUrl]);
  const page = await fetch(launched.url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${serverUrl}`);
  expect(await page.text()).toContain('Cup Dice');
  const site = await server.app.inject('/rng');
  expect(String(site.headers['content-security-policy'])).toContain(vendorUrl);
});

test('rounds move the player’s money through the signed contract, and the books are clean', async () => {
  const { opened } = await enter();
  expect(opened).toMatchObject({
    status: 'open',
    balanceMinor: `${await balance()}`,
    currency: { code: 'PLY', exponent: 2 },
  });
  let expected = Number(opened.balanceMinor);
  for (let round = 0; round < 40; round += 1) {
    const bet = { session: opened.session, roundId: randomUUID(), pick: (round % 6) + 1, stakeMinor: '50' };
    const told = await ask('roll', bet);
    expect(told).toMatchObject({ status: 'rolled', payoutMinor: told.rolled === bet.pick ? '297' : '0' });
    expected += Number(told.payoutMinor) - 50;
    expect(told.balanceMinor).toBe(`${expected}`);
    if (round % 10 === 0) expect(await ask('roll', bet)).toEqual(told);
  }
  expect(await balance()).toBe(expected);
  const { rows } = await db.owner.query(
    `select count(*)::int, sum(payout_minor - stake_minor)::int as net from bets where vendor_code = 'EXAMPLE'`,
  );
  expect(rows).toEqual([{ count: 40, net: expected - Number(opened.balanceMinor) }]);
  const report = await audit(db.url, { vendors: db.vendorsApart?.url });
  expect([report.findings, report.imbalanceMinor]).toEqual([[], 0n]);
});

test('a launch token is good once; a stake beyond the balance, an unknown session and nonsense are refused', async () => {
  const { launchToken, opened } = await enter();
  expect(await ask('open', { launchToken })).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
  const bet = { session: opened.session, roundId: randomUUID(), pick: 1, stakeMinor: '500' };
  expect(await ask('roll', { ...bet, session: 'nobody' })).toEqual({ status: 'refused', code: 'SESSION_INVALID' });
  for (const wrong of [{ pick: 7 }, { stakeMinor: '51' }, { stakeMinor: '-50' }, { roundId: 'x' }, { pick: '1' }]) {
    expect(await ask('roll', { ...bet, ...wrong })).toEqual({ status: '400' });
  }
  const penniless = await server.register('penniless');
  const rich = token;
  token = penniless;
  const { opened: poor } = await enter();
  token = rich;
  expect(await ask('roll', { ...bet, session: poor.session })).toEqual({
    status: 'refused',
    code: 'INSUFFICIENT_FUNDS',
  });
});

test('a round that a crash cut off after it was decided is booked by the next start', async () => {
  const { opened } = await enter();
  await ask('roll', { session: opened.session, roundId: randomUUID(), pick: 1, stakeMinor: '10' });
  const journal = path.join(folder, 'journal');
  const lines = (await readFile(journal, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { playerRef } = lines.findLast((line) => line.decided?.session === opened.session).decided;
  await endVendor();
  const before = await balance();
  const round = {
    roundId: randomUUID(),
    session: opened.session,
    playerRef,
    pick: 2,
    rolled: 2,
    stakeMinor: '100',
    payoutMinor: '594',
  };
  // The line after it was being written when the power went.
  await appendFile(journal, `${JSON.stringify({ decided: round })}\n{"decided":{"roundId":"cut`);
  await startVendor();
  expect(await balance()).toBe(before + 494);
  await endVendor();
  await startVendor();
  expect(await balance()).toBe(before + 494);
});

test('a server that refuses to talk leaves the round unknown; the same round is booked once when it talks again', async () => {
  const { opened } = await enter();
  const before = await balance();
  const bet = { session: opened.session, roundId: randomUUID(), pick: 3, stakeMinor: '100' };
  // Two minutes apart no signature counts.
  clock.advanceMs(120_000);
  expect(await ask('roll', bet)).toEqual({ status: 'unknown' });
  clock.advanceMs(-120_000);
  expect(await balance()).toBe(before);
  const told = await ask('roll', bet);
  expect(told).toMatchObject({ status: 'rolled' });
  expect(await ask('roll', bet)).toEqual(told);
  expect(await balance()).toBe(before - 100 + Number(told.payoutMinor));
});

function movingClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    elapsedMs: () => performance.now() + aheadMs,
    advanceMs: (ms) => {
      aheadMs += ms;
    },
    jumpMs: () => {
      throw new Error('nobody sets this clock');
    },
  };
}
