import { isAgentType } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { isFresh, isPasswordHeld, mustRenew } from '../login/login-rules.ts';
import { isSessionAlive, lastSeenIsStale, type SessionFacts } from './session-rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const minuteMs = 60_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

describe('a session', () => {
  const session = (change: Partial<SessionFacts> = {}): SessionFacts => ({
    createdAt: ago(60 * minuteMs),
    lastSeenAt: ago(minuteMs),
    expiresAt: ago(-60 * minuteMs),
    endedAt: null,
    blockedAt: null,
    passwordChangedAt: null,
    ...change,
  });
  const idleMinutes = 30;

  test.each([
    ['as it is', {}, true],
    ['that was ended', { endedAt: ago(1) }, false],
    ['whose member is blocked', { blockedAt: ago(1) }, false],
    ['from before a change of the password', { passwordChangedAt: ago(60 * minuteMs - 1) }, false],
    ['that the change of the password opened', { passwordChangedAt: ago(60 * minuteMs) }, true],
    ['from after a change of the password', { passwordChangedAt: ago(61 * minuteMs) }, true],
    ['a moment before its end', { expiresAt: ago(-1) }, true],
    ['at its end', { expiresAt: now }, false],
    ['after its end', { expiresAt: ago(1) }, false],
    ['seen a moment less than its idle limit ago', { lastSeenAt: ago(idleMinutes * minuteMs - 1) }, true],
    ['seen as long ago as its idle limit', { lastSeenAt: ago(idleMinutes * minuteMs) }, false],
  ] as const)('%s is alive: %s', (_what, change, isAlive) => {
    expect(isSessionAlive(session(change), now, idleMinutes)).toBe(isAlive);
  });

  test('is noted as seen once a minute', () => {
    expect(lastSeenIsStale(session({ lastSeenAt: ago(minuteMs - 1) }), now)).toBe(false);
    expect(lastSeenIsStale(session({ lastSeenAt: ago(minuteMs) }), now)).toBe(true);
  });

  test('is fresh for a quarter of an hour', () => {
    expect(isFresh({ createdAt: ago(15 * minuteMs - 1) }, now)).toBe(true);
    expect(isFresh({ createdAt: ago(15 * minuteMs) }, now)).toBe(false);
  });

  test.each([
    ['password', true],
    ['device', true],
    ['register', true],
    ['sms', false],
    ['social', false],
    ['trial', false],
  ] as const)('by %s proves the password while it is fresh: %s', (method, isHeld) => {
    expect(isPasswordHeld({ method, createdAt: ago(minuteMs) }, now)).toBe(isHeld);
    expect(isPasswordHeld({ method, createdAt: ago(15 * minuteMs) }, now)).toBe(false);
  });
});

describe('a password is renewed', () => {
  const dayMs = 24 * 60 * minuteMs;
  const of = (ageMs: number | null, mustChangePassword = false) => ({
    mustChangePassword,
    passwordChangedAt: ageMs === null ? null : ago(ageMs),
  });
  const yearly = { passwordExpiryDays: 365 };

  test.each([
    ['a moment before its time', of(365 * dayMs - 1), yearly, 'password', false],
    ['at its time', of(365 * dayMs), yearly, 'password', true],
    ['never, where the brand renews none', of(9_999 * dayMs), { passwordExpiryDays: null }, 'password', false],
    ['at once, when it is the factory’s', of(1, true), yearly, 'password', true],
    [
      'at once, when it is the factory’s and the brand renews none',
      of(1, true),
      { passwordExpiryDays: null },
      'device',
      true,
    ],
    ['not by who came by SMS', of(365 * dayMs, true), yearly, 'sms', false],
    ['not by who came from elsewhere', of(365 * dayMs, true), yearly, 'social', false],
    ['not by who has none', of(null, true), yearly, 'password', false],
  ] as const)('%s', (_when, account, settings, method, isDue) => {
    expect(mustRenew(settings, account, method, now)).toBe(isDue);
  });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
  [4, false],
  [41, true],
  [42, true],
] as const)('an account of type %d is an agent’s: %s', (type, isAgents) => {
  expect(isAgentType(type as never)).toBe(isAgents);
});
