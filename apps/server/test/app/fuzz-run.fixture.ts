import type { AddressInfo } from 'node:net';
import { type Call, calls } from '@baize/contract';
import { audit } from '@baize/testkit/auditor';
import { afterAll, beforeAll, expect } from 'vitest';
import { BatchWriterOverloadedError } from '../../src/modules/ledger/index.ts';
import { isDatabaseUnavailable } from '../../src/platform/database/unavailable.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';
import { type FuzzedRequest, nextRequest, seededNumbers } from './fuzz.fixture.ts';
import { openWire, type WireAnswer } from './fuzz-wire.fixture.ts';

/** Headers with which each kind of call is let through. */
type Access = Record<Call['access'], Record<string, string>>;

const accountsAtOnce = 5;
const atOnce = 8;
const maxTries = 4;
const refusal = { success: false, message: expect.stringMatching(/^[a-z][a-z0-9_]*$/) };
/** What a machine that stalls does to a server that is in order. */
/** So many bodies that do not open and sign-ins that fail are an alarm, and rightly so. */
const isBurst = (failure: unknown) => (failure as { code?: unknown }).code === 'security_burst';
const isOfTheMachine = (failure: unknown) =>
  failure instanceof BatchWriterOverloadedError || isDatabaseUnavailable(failure);

/** The whole server on a real database and a real port, under random requests. Returns how many requests had which status. */
export function useFuzz() {
  const db = useTestDatabase();
  const clock = testClock();
  let server: TestServer;
  let wire: ReturnType<typeof openWire>;
  beforeAll(async () => {
    server = await openTestServer(db, clock);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    wire = openWire((server.app.server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    wire.close();
    await server.close();
  });

  const access = async (serial: number): Promise<Access> => {
    const token = await server.register(`fuzzed${serial}`);
    const data = JSON.stringify({ vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' });
    const url = `${calls.launchGame.path}?data=${encodeURIComponent(data)}`;
    const launch = await server.app.inject({ url, headers: { token } });
    const launchToken = new URL(launch.json().value.url, 'http://x').searchParams.get('launchToken');
    const opened = await server.app.inject({ method: 'POST', url: calls.studioOpen.path, payload: { launchToken } });
    const session = { 'game-session': opened.json().value.session };
    const staff = { token: await server.signInStaff() };
    const payload = { requestId: crypto.randomUUID(), amount: '500.00' };
    await server.app.inject({ method: 'POST', url: calls.sandboxDeposit.path, headers: { token }, payload });
    const agent = { token: await server.register(`agent${serial}`) };
    await db.owner.query('update members set type = 1 where username = $1', [`agent${serial}`]);
    const player = { signedIn: { token }, realAccount: { token }, gameSession: session };
    return { anyone: {}, ...player, agent, visitor: {}, staff };
  };
  /** Several accounts with money: one that logs itself out leaves the others. */
  const entries = async (from: number) => {
    const several: Access[] = [];
    for (let account = 0; account < accountsAtOnce; account += 1) several.push(await access(from + account));
    return several;
  };

  /** A server that has no time at the moment may say so, tells when to come again, and is asked again. */
  const answerTo = async ({ request, what }: FuzzedRequest, seed: number): Promise<WireAnswer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await wire.send(request);
      const told = `seed ${seed}, ${what} answered ${answer.status} ${answer.body.slice(0, 300)}`;
      if (answer.status > 503 || (answer.status >= 500 && answer.status < 503)) throw new Error(told);
      if (answer.status === 503) expect(answer.retryAfter, told).toMatch(/^[1-9]\d*$/);
      if (answer.status >= 400 && answer.body !== '') expect(JSON.parse(answer.body), told).toMatchObject(refusal);
      if (answer.status !== 503 || tries === maxTries) return answer;
    }
  };

  /** A wrong answer is told with its request; the whole run repeats itself with the seed. */
  const run = async (requests: number, seed: number): Promise<Map<number, number>> => {
    const random = seededNumbers(seed);
    const statuses = new Map<number, number>();
    let headers: Access[] = [];
    for (let sent = 0; sent < requests; sent += atOnce) {
      // The requests log out and change passwords: everybody comes in anew now and then.
      if (sent % 400 === 0) {
        clock.advanceMs(10_000);
        headers = await entries(sent);
      }
      const batch: FuzzedRequest[] = [];
      for (let index = 0; index < atOnce; index += 1) {
        const account = headers[Math.floor(random() * accountsAtOnce)] as Access;
        batch.push(await nextRequest(random, account, server.seal));
      }
      const answers = await Promise.all(batch.map((fuzzed) => answerTo(fuzzed, seed)));
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(server.failures.filter((failure) => !isOfTheMachine(failure) && !isBurst(failure))).toEqual([]);
    return statuses;
  };

  /** The auditor finds nothing wrong with what was booked; returns how many acts there were. */
  const auditedActs = async (): Promise<number> => {
    const report = await audit(db.url, { vendors: db.vendorsApart?.url });
    expect(report.findings).toEqual([]);
    expect(report.imbalanceMinor).toBe(0n);
    expect(report.rebuiltEqual).toBe(report.memberAccounts);
    return report.operations;
  };
  return { run, auditedActs };
}
