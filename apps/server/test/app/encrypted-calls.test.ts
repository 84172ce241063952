// @covers encrypted-bodies encrypted-calls-list

import { type Call, type Calls, type CallValue, calls, errorStatus, sealedPayload } from '@baize/contract';
import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEncryptedBodies } from '../../src/platform/crypto/encrypted-body.ts';
import { createKeyRing, type KeyRing, type PublicEncryptionKey } from '../../src/platform/crypto/key-ring.ts';
import { createSecretBox } from '../../src/platform/crypto/secret-box.ts';
import { createUsedNonces } from '../../src/platform/crypto/used-nonces.ts';
import { parseJson } from '../../src/platform/http/input/json.ts';
import { ok } from '../../src/platform/result.ts';
import { buildTestApp, fakePorts } from '../support/fake-ports.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
const secretBox = createSecretBox('a secret of thirty-two characters');
const loginAnswer: CallValue<Calls['login']> = { token: 't', firstTimeLogin: false, passwordExpired: false };
const fields = { username: 'alice', password: 'Lantern-1' };
const seen: unknown[] = [];

let app: Awaited<ReturnType<typeof buildTestApp>>;
let keyRing: KeyRing;
let key: PublicEncryptionKey;
beforeAll(async () => {
  keyRing = createKeyRing({ database: db.database, secretBox, clock });
  const usedNonces = createUsedNonces({ database: db.database, clock });
  const login = async ({ body }: { body: unknown }) => {
    seen.push(body);
    return ok(loginAnswer);
  };
  const staffLogin = async ({ body }: { body: unknown }) => {
    seen.push(body);
    return ok({ token: 't', expiresAt: clock.now().toISOString(), secondFactors: [] });
  };
  const openEncryptedBody = createEncryptedBodies({ keyRing, usedNonces, clock, parseJson });
  app = await buildTestApp({ ports: fakePorts({ openEncryptedBody, handlers: { login, staffLogin } }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  key = await keyRing.currentPublicKey();
  seen.length = 0;
});

type Header = { alg?: string; enc?: string; kid?: string; call?: unknown };
async function seal(payload: unknown, header: Header = {}, jwk = key.jwk): Promise<string> {
  const bytes = payload instanceof Uint8Array ? payload : new TextEncoder().encode(JSON.stringify(payload));
  const protectedHeader = { alg: key.alg, enc: key.enc, kid: key.kid, ...header } as { alg: string; enc: string };
  return new CompactEncrypt(bytes)
    .setProtectedHeader(protectedHeader)
    .encrypt(await importJWK(jwk, protectedHeader.alg));
}
const fresh = (body: object = fields) => sealedPayload(body, clock.now().getTime());
const tokens: Partial<Record<Call['access'], string>> = { staff: 'staff-token', agent: 'agent-token' };
const tokenFor = ({ access }: Call) => ({ token: tokens[access] ?? 'member-token' });
const targetOf = ({ path }: Call) => path.replace(/:\w+/g, '01950000-0000-7000-8000-0000000000f1');
const send = (payload: string, contentType = 'application/jose', call: Call = calls.login) =>
  app.inject({
    method: call.method,
    url: targetOf(call),
    headers: { 'content-type': contentType, ...tokenFor(call) },
    payload,
  });
const expectFailure = (response: { statusCode: number; json(): unknown }, message: keyof typeof errorStatus) => {
  expect(response.json()).toMatchObject({ success: false, message });
  expect(response.statusCode).toBe(errorStatus[message]);
  expect(seen).toEqual([]);
};

describe('an encrypted call', () => {
  test('takes a body sealed for the published key and hands on its fields alone', async () => {
    const response = await send(await seal(fresh()));
    expect(response.json()).toEqual({ success: true, value: loginAnswer, message: '' });
    expect(seen).toEqual([{ ...fields, type: 'username', loginPage: 'member', remember: false }]);
  });

  const encrypted = Object.entries<Call>(calls).filter(([, call]) => call.encrypted);
  test.each(encrypted.filter(([, call]) => !call.plainToo))('%s refuses a plain body', async (_name, call) => {
    expectFailure(await send(JSON.stringify(fields), 'application/json', call), 'encrypted_body_required');
    expectFailure(await send('', 'application/json', call), 'encrypted_body_required');
    const bare = { method: call.method, url: targetOf(call), headers: tokenFor(call) };
    expectFailure(await app.inject(bare), 'encrypted_body_required');
  });

  test('the free-play login takes its fields plain too, and a sealed body that is broken no more than others', async () => {
    const plain = await send(JSON.stringify({ platform: 'W' }), 'application/json', calls.loginFreePlay);
    expect(plain.json()).toMatchObject({ success: true });
    expectFailure(await send('a.b.c.d.e', 'application/jose', calls.loginFreePlay), 'encrypted_body_unreadable');
  });

  test('takes a body that names it', async () => {
    for (const call of [calls.login, calls.staffLogin]) {
      const body = await seal(fresh(), { call: `${call.method} ${call.path}` });
      expect((await send(body, 'application/jose', call)).json().success).toBe(true);
    }
    expect(seen).toHaveLength(2);
  });

  test('refuses a body that names another, and leaves its nonce unused', async () => {
    const body = await seal(fresh(), { call: 'POST /wps/session/login' });
    expectFailure(await send(body, 'application/jose', calls.staffLogin), 'encrypted_body_unreadable');
    expectFailure(await send(body, 'application/jose', calls.register), 'encrypted_body_unreadable');
    expect((await send(body)).json().success).toBe(true);
    for (const call of [
      '',
      'post /wps/session/login',
      'POST /wps/session/login/',
      5,
      null,
      ['POST /wps/session/login'],
    ]) {
      seen.length = 0;
      expectFailure(await send(await seal(fresh(), { call })), 'encrypted_body_unreadable');
    }
  });

  test('refuses a body whose name was taken away or put in', async () => {
    const named = (await seal(fresh(), { call: 'POST /wps/session/login' })).split('.');
    const unnamed = (await seal(fresh())).split('.');
    expectFailure(await send([unnamed[0], ...named.slice(1)].join('.')), 'encrypted_body_unreadable');
    expectFailure(await send([named[0], ...unnamed.slice(1)].join('.')), 'encrypted_body_unreadable');
  });

  test('that the specification has takes a body without a name, every other refuses it', async () => {
    const takers = encrypted.filter(([, call]) => call.specified).map(([name]) => name);
    expect(takers.toSorted()).toEqual([
      'changePassword',
      'convertPoint',
      'login',
      'loginFreePlay',
      'redeemPointReward',
      'register',
      'registerMobile',
      'resetPasswordByPhone',
    ]);
    for (const [name, call] of encrypted) {
      if (call.specified) continue;
      const { message } = (await send(await seal(fresh()), 'application/jose', call)).json();
      expect({ name, message }).toEqual({ name, message: 'encrypted_body_unreadable' });
    }
    expect(seen).toEqual([]);
  });

  test('refuses a body sealed for another key under our key id', async () => {
    const other = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const jwk = (await exportJWK(other.publicKey)) as Record<string, string>;
    expectFailure(await send(await seal(fresh(), {}, jwk)), 'encrypted_body_unreadable');
  });

  test('refuses an unknown key id and a missing one', async () => {
    expectFailure(await send(await seal(fresh(), { kid: 'none' })), 'encrypted_body_unreadable');
    const withoutKid = new CompactEncrypt(fresh()).setProtectedHeader({ alg: key.alg, enc: key.enc });
    expectFailure(await send(await withoutKid.encrypt(await importJWK(key.jwk, key.alg))), 'encrypted_body_unreadable');
  });

  test('refuses other algorithms than the published ones', async () => {
    expectFailure(await send(await seal(fresh(), { enc: 'A256GCM' })), 'encrypted_body_unreadable');
    const sha1 = await seal(fresh(), { alg: 'RSA-OAEP' }, { ...key.jwk, alg: 'RSA-OAEP' });
    expectFailure(await send(sha1), 'encrypted_body_unreadable');
  });

  test('refuses a body that was changed anywhere', async () => {
    const parts = (await seal(fresh())).split('.');
    for (const index of parts.keys()) {
      const part = parts[index] ?? '';
      const middle = Math.floor(part.length / 2);
      const changed = part.slice(0, middle) + (part[middle] === 'A' ? 'B' : 'A') + part.slice(middle + 1);
      expectFailure(await send(parts.with(index, changed).join('.')), 'encrypted_body_unreadable');
    }
  });

  test.each(['', 'a', 'a.b.c.d.e', '....', '{}', 'x'.repeat(60_000), '\u0000.\u0000', '🎲.🎲.🎲.🎲.🎲'])(
    'refuses what is no JWE (%#)',
    async (text) => {
      const response = await send(text);
      expectFailure(response, response.json().message);
      expect(['encrypted_body_unreadable', 'encrypted_body_required']).toContain(response.json().message);
    },
  );

  test.each<[string, unknown]>([
    ['no object', 5],
    ['an array', [fields]],
    ['without ts', { ...fields, nonce: 'n'.repeat(32) }],
    ['without nonce', { ...fields, ts: clock.now().getTime() }],
    ['with a short nonce', { ...fields, ts: clock.now().getTime(), nonce: 'n' }],
    ['with a ts of text', { ...fields, ts: String(clock.now().getTime()), nonce: 'n'.repeat(32) }],
    [
      'nested too deeply',
      {
        ...fields,
        ts: clock.now().getTime(),
        nonce: 'm'.repeat(32),
        username: JSON.parse('['.repeat(30) + ']'.repeat(30)),
      },
    ],
    ['of broken UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('refuses a payload %s', async (_what, payload) => {
    expectFailure(await send(await seal(payload)), 'encrypted_body_unreadable');
  });

  test('checks the fields inside like any others', async () => {
    const response = await send(await seal(fresh({ ...fields, type: 'mail' })));
    expectFailure(response, 'invalid_input');
    expect(response.json().value.fields).toEqual({ type: { key: 'field_choice' } });
  });

  test('a time further off than 60 s is stale, in both directions', async () => {
    const at = (offsetMs: number) => sealedPayload(fields, clock.now().getTime() + offsetMs);
    for (const offsetMs of [-60_001, 60_001, -600_000])
      expectFailure(await send(await seal(at(offsetMs))), 'encrypted_body_stale');
    for (const offsetMs of [-60_000, 60_000]) expect((await send(await seal(at(offsetMs)))).statusCode).toBe(200);
  });

  test('the same body counts once, ten at a time too, and never again', async () => {
    const body = await seal(fresh());
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const statuses = responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array(9).fill(errorStatus.encrypted_body_replayed)]);
    expect(seen).toHaveLength(1);
    clock.advanceMs(61_000);
    seen.length = 0;
    expectFailure(await send(body), 'encrypted_body_stale');
  });

  test('a used nonce is kept until its body is stale anyway, then purged', async () => {
    const nonces = createUsedNonces({ database: db.database, clock });
    await nonces.purge();
    await send(await seal(fresh()));
    clock.advanceMs(59_000);
    expect(await nonces.purge()).toBe(0);
    clock.advanceMs(120_000);
    expect(await nonces.purge()).toBeGreaterThan(0);
  });
});

describe('the key ring', () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const anotherProcess = () => createKeyRing({ database: db.database, secretBox, clock });

  test('several processes publish one key, also when they start at once on an empty database', async () => {
    await db.owner.query('delete from encryption_keys');
    const keys = await Promise.all(Array.from({ length: 4 }, () => anotherProcess().currentPublicKey()));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    const { rows } = await db.owner.query('select kid from encryption_keys');
    expect(rows).toHaveLength(1);
  });

  test('the published key tells nothing private, and the private half is stored sealed', async () => {
    const { jwk, kid } = await anotherProcess().currentPublicKey();
    expect(Object.keys(jwk).sort()).toEqual(['alg', 'e', 'kty', 'n', 'use']);
    const { rows } = await db.owner.query('select * from encryption_keys where kid = $1', [kid]);
    expect(JSON.stringify(rows)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    const opened = JSON.parse(await secretBox.open(rows[0].sealed_private_jwk));
    expect(opened).toHaveProperty('d');
    expect(rows[0].sealed_private_jwk).not.toContain(opened.d);
  });

  test('after 30 days a new key is published; the old one is understood for one day more', async () => {
    const ring = anotherProcess();
    const old = await ring.currentPublicKey();
    clock.advanceMs(30 * dayMs - 1);
    expect((await ring.currentPublicKey()).kid).toBe(old.kid);
    clock.advanceMs(1);
    const next = await ring.currentPublicKey();
    expect(next.kid).not.toBe(old.kid);
    expect((await anotherProcess().currentPublicKey()).kid).toBe(next.kid);
    clock.advanceMs(dayMs - 1);
    expect(await ring.privateKey(old.kid)).not.toBeNull();
    clock.advanceMs(1);
    expect(await ring.privateKey(old.kid)).toBeNull();
    expect(await anotherProcess().privateKey(old.kid)).toBeNull();
    expect(await ring.privateKey(next.kid)).not.toBeNull();
  });

  test('another secret is reported in one sentence', async () => {
    const secretOfOthers = createSecretBox('another secret of thirty-two chars');
    const ring = createKeyRing({ database: db.database, secretBox: secretOfOthers, clock });
    await expect(ring.currentPublicKey()).rejects.toThrow(/^The secret does not fit the database: .+\.$/);
  });
});
