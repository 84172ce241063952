// @covers wallet-http security-events

import { newKeyPair, privateKeyOf, signedRequest } from '@baize/vendor-kit/http';
import { expect, test } from 'vitest';
import { game, type OpenedWallet, useWalletHttp, type VendorKey } from '../wallet-http.fixture.ts';

const http = useWalletHttp();
let sequence = 0;

/** A vendor with a key and a player, and a right debit of his. */
async function stage(options?: Parameters<typeof http.open>[0]) {
  const opened = await http.open(options);
  const key = await http.newKey(opened);
  const actor = await http.newActor();
  sequence += 1;
  const body = JSON.stringify({
    ...actor,
    txId: `tx-${sequence}`,
    roundId: `round-${sequence}`,
    gameCode: game,
    amountMinor: '60',
  });
  return { opened, key, actor, body };
}

const prepared = ({ opened, key, body }: { opened: OpenedWallet; key: VendorKey; body: string }) =>
  signedRequest(
    {
      url: opened.url,
      provider: key.vendorCode,
      keyId: key.keyId,
      privateKey: privateKeyOf(key.privateKeyPem),
      nowMs: () => http.clock.now().getTime(),
    },
    'debit',
    body,
  );

async function expectRefused(work: () => Promise<Response>) {
  const before = http.stateOf();
  const response = await work();
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 401,
    text: '{"error":"unauthorized"}',
  });
  expect(response.headers.get('www-authenticate')).toBeNull();
  expect(http.stateOf()).toBe(before);
}

test('a right request moves money', async () => {
  const { opened, key, actor } = await stage();
  const wallet = http.clientOf(opened, key);
  const answer = await wallet.debit({ ...actor, txId: 'a', roundId: 'r', gameCode: game, amountMinor: 60n });
  expect(answer).toMatchObject({ status: 'ok', code: 'OK', replay: false, balance: { cashMinor: 940n } });
  expect(http.failures).toEqual([]);
});

const headers = ['x-provider', 'x-key-id', 'x-timestamp', 'x-nonce', 'x-signature'];

test.each(headers)('without %s it is refused', async (name) => {
  const { url, ...init } = prepared(await stage());
  delete init.headers[name];
  await expectRefused(() => fetch(url, init));
});

test.each(headers)('with a spoilt %s it is refused', async (name) => {
  const { url, ...init } = prepared(await stage());
  for (const spoil of ['x', '', `${init.headers[name]}x`, 'ä', `${'9'.repeat(500)}`]) {
    const headersOfOne = { ...init.headers, [name]: encodeURI(spoil) };
    await expectRefused(() => fetch(url, { ...init, headers: headersOfOne }));
  }
});

test('each refusal is reported to the operator with its reason, which the vendor does not learn', async () => {
  const staged = await stage();
  const { opened, key, body } = staged;
  const right = prepared(staged);
  const otherKey = { ...key, privateKeyPem: newKeyPair().privateKeyPem };
  const unknownKey = { ...key, keyId: 'k404' };
  await fetch(right.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const wrong of [otherKey, unknownKey]) {
    const { url, ...init } = prepared({ opened, key: wrong, body });
    await fetch(url, init);
  }
  const { url, ...init } = right;
  for (let time = 0; time < 2; time += 1) await fetch(url, init);
  http.clock.advanceMs(10 * 60_000);
  await fetch(url, init);
  const subject = `vendor:${key.vendorCode}`;
  expect(http.securityEvents.heard).toMatchObject([
    { kind: 'vendor_call_refused', ip: '127.0.0.1', detail: { command: 'debit', reason: 'no_signature' } },
    { kind: 'vendor_call_refused', subject, detail: { reason: 'wrong_signature' } },
    { kind: 'vendor_call_refused', subject, detail: { reason: 'unknown_key' } },
    { kind: 'vendor_call_replayed', subject, detail: { reason: 'used_nonce' } },
    { kind: 'vendor_call_refused', subject, detail: { reason: 'wrong_time' } },
  ]);
});

test('unsigned it is refused', async () => {
  const { opened, body } = await stage();
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  await expectRefused(() => fetch(`${opened.url}/wallet/v1/debit`, init));
});

test('under a key that nobody has it is refused', async () => {
  const { opened, key, body } = await stage();
  const privateKey = privateKeyOf(newKeyPair().privateKeyPem);
  await expectRefused(() => http.send(opened, key, 'debit', body, { privateKey }));
});

test('under another vendor’s key it is refused, whichever of the two it names', async () => {
  const { opened, key, body } = await stage();
  const rival = await http.newKey(opened, 'RIVAL');
  const privateKey = privateKeyOf(rival.privateKeyPem);
  await expectRefused(() => http.send(opened, key, 'debit', body, { privateKey }));
  await expectRefused(() => http.send(opened, key, 'debit', body, { privateKey, keyId: rival.keyId }));
  await expectRefused(() => http.send(opened, rival, 'debit', body, { provider: key.vendorCode }));
});

test.each(['NOBODY', 'acme', 'ACME.', '__proto__'])('in the name of %s it is refused', async (provider) => {
  const { opened, key, body } = await stage();
  await expectRefused(() => http.send(opened, key, 'debit', body, { provider }));
});

test('a body that differs by one byte is refused, wherever the byte is', async () => {
  const { body, ...rest } = await stage();
  const { url, ...init } = prepared({ ...rest, body });
  for (const at of [0, 1, body.indexOf('60'), body.length - 1]) {
    const bytes = Buffer.from(body);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await expectRefused(() => fetch(url, { ...init, body: bytes }));
  }
  await expectRefused(() => fetch(url, { ...init, body: `${body} ` }));
  await expectRefused(() => fetch(url, { ...init, body: '' }));
});

test('what was signed for one command is refused at another', async () => {
  const { url, ...init } = prepared(await stage());
  await expectRefused(() => fetch(url.replace('/debit', '/promo'), init));
  await expectRefused(() => fetch(`${url}?x=1`, init));
});

test.each([-600_000, -60_001, 60_001, 600_000])('%i ms off it is refused', async (offMs) => {
  const { opened, key, body } = await stage();
  await expectRefused(() => http.send(opened, key, 'debit', body, { nowMs: () => http.clock.now().getTime() + offMs }));
});

test.each([-60_000, 0, 60_000])('%i ms off it is accepted', async (offMs) => {
  const { opened, key, body } = await stage();
  const nowMs = () => http.clock.now().getTime() + offMs;
  expect((await http.send(opened, key, 'debit', body, { nowMs })).status).toBe(200);
});

test('sent again it is refused, at once and until it is too old anyway', async () => {
  const set = await stage();
  const { url, ...init } = prepared(set);
  expect((await fetch(url, init)).status).toBe(200);
  await expectRefused(() => fetch(url, init));
  for (const passMs of [30_000, 29_000, 2_000, 600_000]) {
    http.clock.advanceMs(passMs);
    await set.opened.purge();
    await expectRefused(() => fetch(url, init));
  }
});

test('what is too old goes in pieces that no time limit cuts, however much it is', async () => {
  const opened = await http.open();
  const max = 10_000;
  await http.owner.query(`create function refuse_long_delete() returns trigger language plpgsql as
    $$ begin if (select count(*) from gone) > ${max} then raise exception 'too many at once'; end if; return null; end $$`);
  for (const table of ['vendor_nonces', 'vendor_acts'])
    await http.owner.query(`create trigger refuse_long_delete after delete on ${table} referencing old table as gone
      for each statement execute function refuse_long_delete()`);
  const old = "now() - interval '30 days'";
  await http.owner.query(`insert into vendor_nonces select 'ACME', 'old-' || n, ${old} from generate_series(1, 20001) n;
    insert into vendor_acts select 'ACME', 'old-' || n, 'r', 'PLY', 0, 1, 0, ${old} from generate_series(1, 20001) n`);
  try {
    await opened.purge();
    const { rows } =
      await http.owner.query(`select (select count(*)::integer from vendor_nonces where nonce like 'old-%') as nonces,
      (select count(*)::integer from vendor_acts where act_key like 'old-%') as acts`);
    expect(rows).toEqual([{ nonces: 0, acts: 0 }]);
  } finally {
    await http.owner.query('drop function refuse_long_delete cascade');
  }
});

test('a nonce used by one process is used in the other, also after a restart', async () => {
  const set = await stage();
  const { url, ...init } = prepared(set);
  expect((await fetch(url, init)).status).toBe(200);
  const other = await http.open();
  await expectRefused(() => fetch(url.replace(set.opened.url, other.url), init));
});

test('of 50 at once with one nonce one counts', async () => {
  const set = await stage();
  const other = await http.open();
  const { url, ...init } = prepared(set);
  const urls = [url, url.replace(set.opened.url, other.url)];
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => (await fetch(urls[index % 2] ?? '', init)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 401)).toHaveLength(49);
});

test('two vendors may use the same nonce', async () => {
  const opened = await http.open();
  const nonce = { newNonce: () => `shared-by-two-vendors-${sequence}` };
  for (const code of ['ACME', 'RIVAL']) {
    const key = await http.newKey(opened, code);
    expect((await http.send(opened, key, 'getTx', '{"txId":"a"}', nonce)).status).toBe(200);
  }
});

test('another vendor’s player is unknown: refused in the words of business, nothing moved', async () => {
  const { opened, key } = await stage();
  const stranger = await http.newActor('RIVAL');
  const before = http.stateOf();
  const wallet = http.clientOf(opened, key);
  const act = { ...stranger, roundId: 'r', gameCode: game, amountMinor: 60n };
  expect(await wallet.debit({ ...act, txId: 'd' })).toMatchObject({ code: 'SESSION_INVALID', balance: null });
  const win = { kind: 'win', refTxIds: [], roundEnd: true } as const;
  const { playerRef } = stranger;
  expect(
    await wallet.credit({ playerRef, roundId: 'r', gameCode: game, amountMinor: 60n, txId: 'c', ...win }),
  ).toMatchObject({
    code: 'REF_NOT_FOUND',
    balance: null,
  });
  expect(await wallet.balance({ playerRef })).toBeNull();
  expect(http.stateOf()).toBe(before);
});

test('an address that sends too many bad signatures is not listened to for the rest of the minute', async () => {
  const { opened, key, body } = await stage({ limits: { refusalsPerMinute: 5 } });
  const privateKey = privateKeyOf(newKeyPair().privateKeyPem);
  for (let count = 0; count < 5; count++)
    await expectRefused(() => http.send(opened, key, 'debit', body, { privateKey }));
  const response = await http.send(opened, key, 'debit', body);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  http.clock.advanceMs(60_000);
  expect((await http.send(opened, key, 'debit', body)).status).toBe(200);
});
