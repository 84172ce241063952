// @covers security-events

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLookupHash } from '../crypto/lookup-hash.ts';
import type { Alarm } from './alarm.ts';
import { createLogger, logLevels, securityWriter } from './logger.ts';
import {
  createSecurityEvents,
  type SecurityEventTools,
  type SecurityLine,
  type SecurityRow,
} from './security-events.ts';
import { securityBursts, securityKinds } from './security-kinds.ts';

const minuteMs = 60_000;

function open(more: Partial<SecurityEventTools> = {}) {
  const lines: SecurityLine[] = [];
  const counted: string[] = [];
  const alarms: Alarm[] = [];
  const rows: SecurityRow[] = [];
  let nowMs = 0;
  const events = createSecurityEvents({
    write: (line) => void lines.push(line),
    counted: (kind) => void counted.push(kind),
    raiseAlarm: (alarm) => void alarms.push(alarm),
    lookupHash: createLookupHash('the secret of an installation for tests'),
    append: async (row) => void rows.push(row),
    bursts: [{ kind: 'login_failed', count: 3, windowMinutes: 5 }],
    elapsedMs: () => nowMs,
    ...more,
  });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { events, lines, counted, alarms, rows, pass };
}

test('a line shows a wider network and pseudonyms, never the address or what was typed as a name', () => {
  const { events, lines, counted } = open();
  const told = { kind: 'login_failed', brandId: 'b1', typedName: 'MyPassw0rd' } as const;
  events.note({ ...told, ip: '203.0.113.7' });
  events.note({ ...told, ip: '203.0.113.8', typedName: 'mypassw0rd' });
  events.note({ ...told, ip: '2001:db8:1:2:3:4:5:6', brandId: 'b2' });
  events.note({
    kind: 'vendor_call_refused',
    ip: '::ffff:203.0.113.7',
    subject: 'vendor:ACME',
    detail: { reason: 'x' },
  });
  expect(JSON.stringify(lines)).not.toMatch(/passw0rd|203\.0\.113\.[78]|2001:db8:1:2/i);
  expect(lines.map(({ network }) => network)).toEqual([
    '203.0.113.0/24',
    '203.0.113.0/24',
    '2001:db8:1::/48',
    '203.0.113.0/24',
  ]);
  const [first, second, third, fourth] = lines;
  // The same name is known again whatever its case, at one brand; the same address in each of its forms.
  expect(second?.subject).toBe(first?.subject);
  expect(third?.subject).not.toBe(first?.subject);
  expect(second?.source).not.toBe(first?.source);
  expect(fourth?.source).toBe(first?.source);
  expect(fourth).toMatchObject({ security: 'vendor_call_refused', subject: 'vendor:ACME', reason: 'x' });
  expect(counted).toEqual(['login_failed', 'login_failed', 'login_failed', 'vendor_call_refused']);
});

test('an act is in the audit log first, and not reported at all where that cannot be written', async () => {
  const { events, lines, rows } = open();
  const act = {
    kind: 'staff_read_chat',
    brandId: 'b1',
    ip: '203.0.113.7',
    subject: 'chat:7',
    actor: { kind: 'staff', id: 'ann' },
  } as const;
  await events.record(act);
  expect(rows).toEqual([
    {
      actor: act.actor,
      brandId: 'b1',
      act: 'readChat',
      subject: 'chat:7',
      reason: '',
      after: { network: '203.0.113.0/24', source: lines[0]?.source },
    },
  ]);
  const broken = open({ append: () => Promise.reject(new Error('no database')) });
  await expect(broken.events.record(act)).rejects.toThrow('no database');
  expect(broken.lines).toEqual([]);
});

test('a burst within its window is one alarm, and one more when it goes on for longer', () => {
  const { events, alarms, pass } = open();
  const fail = () => events.note({ kind: 'login_failed' });
  const told = { code: 'security_burst', detail: { kind: 'login_failed', count: 3, windowMinutes: 5 } };
  fail();
  fail();
  pass(5 * minuteMs);
  fail();
  expect(alarms).toEqual([]);
  fail();
  events.note({ kind: 'staff_locked_out' });
  expect(alarms).toEqual([]);
  fail();
  expect(alarms).toEqual([told]);
  for (let count = 0; count < 20; count += 1) fail();
  expect(alarms).toEqual([told]);
  pass(5 * minuteMs);
  for (let count = 0; count < 3; count += 1) fail();
  expect(alarms).toEqual([told, told]);
});

describe('what a stranger makes for nothing pushes nothing out of the log', () => {
  afterEach(() => void vi.useRealTimers());
  const junk = { kind: 'vendor_call_refused', detail: { command: 'balance', reason: 'no_signature' } } as const;

  test('of a thousand calls of one address five are written, and one line tells how many more there were', () => {
    vi.useFakeTimers();
    const { events, lines, counted } = open();
    for (let call = 0; call < 1_000; call += 1) events.note({ ...junk, ip: '203.0.113.7' });
    expect(lines).toHaveLength(5);
    expect(counted).toHaveLength(1_000);
    events.note({ ...junk, ip: '203.0.113.8' });
    events.note({ kind: 'login_failed', ip: '203.0.113.7' });
    expect(lines.slice(5)).toMatchObject([{ security: 'vendor_call_refused' }, { security: 'login_failed' }]);
    vi.advanceTimersByTime(minuteMs);
    expect(lines.slice(7)).toEqual([{ security: 'vendor_call_refused', notWritten: 995 }]);
    events.note({ ...junk, ip: '203.0.113.7' });
    vi.advanceTimersByTime(10 * minuteMs);
    expect(lines.slice(8)).toMatchObject([{ security: 'vendor_call_refused', reason: 'no_signature' }]);
  });

  test('nor do callbacks of a payment provider without a signature', () => {
    const { events, lines } = open();
    for (let call = 0; call < 1_000; call += 1) events.note({ kind: 'payment_callback_refused', ip: '203.0.113.7' });
    expect(lines).toHaveLength(5);
  });

  test('nor do wrong sign-ins, of which as many are written as one address may try', () => {
    vi.useFakeTimers();
    const { events, lines, counted } = open();
    for (let call = 0; call < 100; call += 1) events.note({ kind: 'login_failed', ip: '203.0.113.7' });
    expect([lines.length, counted.length]).toEqual([20, 100]);
    vi.advanceTimersByTime(minuteMs);
    expect(lines.at(-1)).toEqual({ security: 'login_failed', notWritten: 80 });
  });

  test('many addresses together leave thirty lines a minute of a kind', () => {
    vi.useFakeTimers();
    const { events, lines } = open();
    for (let address = 0; address < 200; address += 1) {
      for (let call = 0; call < 10; call += 1) events.note({ ...junk, ip: `203.0.113.${address}` });
    }
    vi.advanceTimersByTime(minuteMs);
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toEqual({ security: 'vendor_call_refused', notWritten: 1_970 });
    expect(new Set(lines.slice(0, -1).map(({ source }) => source)).size).toBe(6);
  });

  test('of other kinds every line is written', () => {
    const { events, lines } = open();
    for (let turn = 0; turn < 100; turn += 1) events.note({ kind: 'registration_refused', ip: '203.0.113.7' });
    expect(lines).toHaveLength(100);
  });
});

test('every kind of failure has a burst that is an alarm', () => {
  const watched = new Set(securityBursts.map(({ kind }) => kind));
  const failures = securityKinds.filter((kind) => /failed|locked|refused|replayed/.test(kind));
  expect(failures.filter((kind) => !watched.has(kind))).toEqual([]);
});

test.each(logLevels)('events are written at level %s', async (level) => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'log-'));
  const write = securityWriter(createLogger({ level, target: 'file', dataFolder }));
  write({ security: 'login_failed', subject: 'member:7' });
  const text = await readFile(path.join(dataFolder, 'baize.log'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ security: 'login_failed', subject: 'member:7', msg: 'security event' });
  await rm(dataFolder, { recursive: true });
});
