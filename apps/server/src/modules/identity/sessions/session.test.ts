// @covers login-and-sessions session-end

import { randomBytes } from 'node:crypto';
import { calls } from '@baize/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { goodPassword, useIdentity } from '../identity.fixture.ts';

const harness = useIdentity();
const minuteMs = 60_000;
let token: string;
let memberId: string;
let serial = 0;

const memberOf = (someToken: string, brand = harness.brand) => harness.identity.memberOfToken(someToken, brand.id);
const isAlive = async (someToken: string) => (await memberOf(someToken)).ok;
const requestOf = (member: RequestMember, brand: RequestBrand) => ({
  member,
  brand,
  ip: '192.0.2.1',
  origin: 'https://test.example',
  userAgent: 'test',
});
const signedIn = async (someToken: string) => {
  const member = await memberOf(someToken);
  if (!member.ok) throw new Error(member.message);
  return member.value;
};

beforeEach(async () => {
  serial += 1;
  token = await harness.tokenOf(`player${serial}`);
  memberId = (await signedIn(token)).id;
});

describe('a token', () => {
  test('is opaque, 256 bits, and new at each login', async () => {
    const again = await harness.login(`player${serial}`, goodPassword);
    if (!again.ok) throw new Error(again.message);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(again.value.token).not.toBe(token);
    const sessions = await Promise.all([signedIn(token), signedIn(again.value.token)]);
    expect(sessions[0].sessionId).not.toBe(sessions[1].sessionId);
  });

  test('of another brand is not a token', async () => {
    expect(await memberOf(token, harness.otherBrand)).toEqual({ ok: false, message: 'in_logged_login' });
    const otherToken = await harness.tokenOf(`player${serial}`, harness.otherBrand);
    expect(await memberOf(otherToken)).toEqual({ ok: false, message: 'in_logged_login' });
    expect((await memberOf(otherToken, harness.otherBrand)).ok).toBe(true);
  });

  test.each([
    '',
    'x',
    ' ',
    'null',
    "' or true --",
    'a'.repeat(100_000),
    '\ud800',
    randomBytes(32).toString('base64url'),
  ])('%.20j is nobody’s', async (forged) => {
    expect(await memberOf(forged)).toEqual({ ok: false, message: 'in_logged_login' });
  });

  test('is not its stored hash', async () => {
    const { rows } = await harness.owner.query('select token_hash from sessions where member_id = $1', [memberId]);
    for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const) {
      expect(await isAlive(rows[0].token_hash.toString(encoding))).toBe(false);
    }
  });
});

describe('a session lives', () => {
  test('through 30 idle minutes less one step, and is dead at 30', async () => {
    harness.clock.advanceMs(30 * minuteMs - 1);
    expect(await isAlive(token)).toBe(true);
    harness.clock.advanceMs(30 * minuteMs);
    expect(await memberOf(token)).toEqual({ ok: false, message: 'session_expired' });
    expect(await isAlive(token)).toBe(false);
  });

  test('at most 24 hours, however busy it is', async () => {
    for (let elapsed = 0; elapsed < 24 * 60 - 20; elapsed += 20) {
      harness.clock.advanceMs(20 * minuteMs);
      expect(await isAlive(token)).toBe(true);
    }
    harness.clock.advanceMs(20 * minuteMs - 1);
    expect(await isAlive(token)).toBe(true);
    harness.clock.advanceMs(1);
    expect(await memberOf(token)).toEqual({ ok: false, message: 'session_expired' });
  });

  test('by the brand’s own limits', async () => {
    const brand = await harness.seedBrand(`short_${serial}`, {
      flags: { USERNAMEREG3: true, DIRECTREG3: true },
      session: { idleMinutes: 2, absoluteHours: 1 },
    });
    const short = await harness.tokenOf('shortlived', brand);
    harness.clock.advanceMs(2 * minuteMs - 1);
    expect((await memberOf(short, brand)).ok).toBe(true);
    harness.clock.advanceMs(2 * minuteMs);
    expect((await memberOf(short, brand)).ok).toBe(false);
  });

  test('and writes when it was seen at most once a minute', async () => {
    const lastSeen = async () =>
      (await harness.owner.query('select last_seen_at, xmin from sessions where member_id = $1', [memberId])).rows[0];
    const atLogin = await lastSeen();
    harness.clock.advanceMs(minuteMs - 1);
    for (let request = 0; request < 5; request += 1) expect(await isAlive(token)).toBe(true);
    expect(await lastSeen()).toEqual(atLogin);
    harness.clock.advanceMs(1);
    await Promise.all(Array.from({ length: 5 }, () => isAlive(token)));
    expect((await lastSeen()).last_seen_at).toEqual(harness.clock.now());
  });
});

describe('a session dies at once', () => {
  test('after logout, and the member’s other session goes on', async () => {
    const other = await harness.login(`player${serial}`, goodPassword);
    if (!other.ok) throw new Error(other.message);
    await harness.identity.routes.logout(requestOf(await signedIn(token), harness.brand));
    expect(await memberOf(token)).toEqual({ ok: false, message: 'session_expired' });
    expect(await isAlive(other.value.token)).toBe(true);
  });

  test('after a block, by token and by session id, and an unblocking revives none', async () => {
    const { sessionId } = await signedIn(token);
    await harness.identity.blockMember(memberId);
    expect(await memberOf(token)).toEqual({ ok: false, message: 'session_expired' });
    expect((await harness.identity.memberOfSession(sessionId)).ok).toBe(false);
    await harness.owner.query('update members set blocked_at = null where id = $1', [memberId]);
    expect(await isAlive(token)).toBe(false);
  });

  test('when a block is written straight into the database', async () => {
    await harness.owner.query('update members set blocked_at = now() where id = $1', [memberId]);
    expect(await isAlive(token)).toBe(false);
  });

  test('after a password change', async () => {
    harness.clock.advanceMs(1);
    await harness.owner.query('update credentials set changed_at = $2 where member_id = $1', [
      memberId,
      harness.clock.now(),
    ]);
    expect(await memberOf(token)).toEqual({ ok: false, message: 'session_expired' });
  });
});

test('a session’s id answers as its token does', async () => {
  const member = await signedIn(token);
  expect(await harness.identity.memberOfSession(member.sessionId)).toEqual({ ok: true, value: member });
  expect(await harness.identity.memberOfSession('01890000-0000-7000-8000-000000000000')).toEqual({
    ok: false,
    message: 'in_logged_login',
  });
});

describe('member info', () => {
  let registeredAt: Date;
  beforeAll(() => {
    registeredAt = harness.clock.now();
  });

  test('fits its contract and holds nothing more', async () => {
    const answer = await harness.identity.routes.memberInfo(requestOf(await signedIn(token), harness.brand));
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.memberInfo.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value).toMatchObject({ id: memberId, account: `player${serial}`, type: 0, toUpline: false });
    expect(Date.parse(answer.value.registeredAt)).toBeGreaterThanOrEqual(registeredAt.getTime());
  });
});
