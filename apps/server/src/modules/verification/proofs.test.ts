// @covers firebase-phone-codes bot-check

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { createUsedNonces, type UsedNonces } from '../../platform/crypto/used-nonces.ts';
import { createBotChecks } from './bot-check.ts';
import { createPhoneAuth } from './phone-auth.ts';

const harness = useTestDatabase();
const clock = testClock();
let usedNonces: UsedNonces;
beforeAll(() => {
  usedNonces = createUsedNonces({ database: harness.database, clock });
});

describe('a proof of work', () => {
  const bots = () => createBotChecks({ clock, usedNonces, secret: 'a secret of thirty-two characters' });
  const solve = async (challenge: Awaited<ReturnType<ReturnType<typeof bots>['challenge']>>) => {
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
    return { challenge, solution };
  };
  const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

  test('is good once, for its own form, for ten minutes', async () => {
    const solved = encoded(await solve(await bots().challenge('login')));
    expect(await bots().verify('register', solved)).toBe(false);
    const together = await Promise.all(Array.from({ length: 10 }, () => bots().verify('login', solved)));
    expect(together.filter(Boolean)).toHaveLength(1);
    const late = encoded(await solve(await bots().challenge('login')));
    clock.advanceMs(10 * 60_000);
    expect(await bots().verify('login', late)).toBe(false);
  });

  test('is not good when it is missing, made up, unsolved, easier, or of another installation', async () => {
    const solved = await solve(await bots().challenge('login'));
    const other = createBotChecks({ clock, usedNonces, secret: 'another secret of thirty-two chars' });
    const { challenge, solution } = solved;
    const wrong: (string | undefined)[] = [
      undefined,
      '',
      'x',
      encoded(null),
      encoded([]),
      encoded({ challenge }),
      encoded({ challenge, solution: { ...solution, counter: Number(solution?.counter) + 1 } }),
      encoded({ challenge: { ...challenge, signature: '0'.repeat(64) }, solution }),
      encoded({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
      encoded({
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { purpose: 'register', expiresAtMs: 9e15 } },
        },
        solution,
      }),
      encoded(await solve(await other.challenge('login'))),
    ];
    for (const payload of wrong) expect(await bots().verify('login', payload), String(payload)).toBe(false);
    expect(await bots().verify('login', encoded(solved))).toBe(true);
  });
});

describe('a phone-auth service’s ID token', () => {
  const projectId = 'baize-test';
  const mobile = '+639171234567';
  let server: Server;
  let keysUrl: string;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let strange: Awaited<ReturnType<typeof generateKeyPair>>;
  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    strange = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
    server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  });
  afterAll(() => void server.close());

  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  let serial = 0;
  const claims = (more: object = {}) => {
    serial += 1;
    const times = { iat: nowSeconds() - 5, exp: nowSeconds() + 3_600, auth_time: nowSeconds() - 5 };
    const who = { iss: `https://securetoken.google.com/${projectId}`, aud: projectId, sub: `user-${serial}` };
    return { ...who, ...times, phone_number: mobile, ...more };
  };
  const sign = (payload: Record<string, unknown>, header: object = {}, key: CryptoKey = keys.privateKey as CryptoKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);
  const check = (token: string, url = keysUrl) =>
    createPhoneAuth({ clock, usedNonces, keysUrl: url })(projectId, token, mobile);

  test('proves its number, once', async () => {
    const token = await sign(claims());
    const together = await Promise.all(Array.from({ length: 5 }, () => check(token)));
    expect(together.filter((key) => key === null)).toHaveLength(1);
    expect(await check(token)).toBe('code_expired');
  });

  test('is the same one when the last letter of its signature is written otherwise', async () => {
    const token = await sign(claims());
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = token.slice(0, -1) + letters[letters.indexOf(token.at(-1) ?? '') + 1];
    const signature = (written: string) => Buffer.from(written.split('.')[2] ?? '', 'base64url');
    expect(signature(twin)).toEqual(signature(token));
    expect(await check(token)).toBeNull();
    expect(await check(twin)).toBe('code_expired');
  });

  test('of another project, number, key or time proves nothing', async () => {
    const bad = 'invalid_verification_code';
    expect(await check(await sign(claims({ aud: 'another' })))).toBe(bad);
    expect(await check(await sign(claims({ iss: 'https://securetoken.google.com/another' })))).toBe(bad);
    expect(await check(await sign(claims({ phone_number: '+639170000000' })))).toBe(bad);
    expect(await check(await sign(claims({ phone_number: undefined })))).toBe(bad);
    expect(await check(await sign(claims({ sub: '' })))).toBe(bad);
    expect(await check(await sign(claims(), {}, strange.privateKey as CryptoKey))).toBe(bad);
    expect(await check(await sign(claims({ exp: nowSeconds() - 1 })))).toBe('code_expired');
    expect(await check(await sign(claims({ auth_time: nowSeconds() - 11 * 60 })))).toBe('code_expired');
  });

  test('with a swapped algorithm, none, a foreign key in its header, or broken, proves nothing', async () => {
    const jwk = await exportJWK(strange.publicKey);
    const publicText = JSON.stringify(await exportJWK(keys.publicKey));
    const hmac = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(Buffer.from(publicText));
    const forged = [
      await hmac,
      new UnsecuredJWT(claims()).encode(),
      await sign(claims(), { jwk }, strange.privateKey as CryptoKey),
      await sign(claims(), { jku: 'http://127.0.0.1:1/', kid: 'k2' }, strange.privateKey as CryptoKey),
      await sign(claims(), { kid: '../../dev/null' }),
      '',
      'x.y.z',
      `${await sign(claims())}x`,
    ];
    for (const token of forged) expect(await check(token), token.slice(0, 60)).toBe('invalid_verification_code');
  });

  test('is not believed while the service’s keys cannot be read', async () => {
    expect(await check(await sign(claims()), 'http://127.0.0.1:9/')).toBe('phone_unknown');
  });

  test.each([
    [200, '{}'],
    [200, '<html>'],
    [200, '{"keys":[null]}'],
    [500, '{"keys":[]}'],
    [302, ''],
  ])('is not called wrong when the service answers %i %s in the place of its keys', async (status, body) => {
    const odd = createServer((_request, response) => response.writeHead(status, { location: '/' }).end(body));
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/jwks`;
    expect(await check(await sign(claims()), url)).toBe('phone_unknown');
    odd.closeAllConnections();
    odd.close();
  });
});
