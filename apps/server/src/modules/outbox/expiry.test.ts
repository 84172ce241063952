// @covers outbound-messages dropped-messages-metric

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSmtpDelivery, type OutboxMessage, type OutboxModule } from './index.ts';
import { type MailPeer, openMailPeer } from './mail-peer.fixture.ts';
import { mail, sms, useOutbox } from './outbox.fixture.ts';

const harness = useOutbox();
const { clock, rows } = harness;
const lifeMs = 10 * 60_000;
let peer: MailPeer;
beforeAll(async () => {
  peer = await openMailPeer();
});
beforeEach(() => {
  peer.received = [];
});
afterAll(() => peer.close());

/** An outbox that works when a test says so, and never in the middle of it. */
const open = async () => {
  const url = `smtp://127.0.0.1:${peer.port}`;
  const box = harness.open({ sms: null, mail: createSmtpDelivery({ url, from: 'house@example.com' }) });
  await box.close();
  return box;
};
const withEnd = () => ({ ...mail, expiresAt: new Date(clock.now().getTime() + lifeMs).toISOString() });
/** Posts while the server takes nothing, and has it take everything from then on. */
const postInVain = async (box: OutboxModule, message: OutboxMessage) => {
  peer.answer = 'refused';
  await box.post(harness.brandId, message);
  await box.work();
  expect(await rows()).toContainEqual({ status: 'waiting', attempts: 1, fault: 'EMESSAGE' });
  peer.answer = 'taken';
  peer.received = [];
};

test('a message whose time passed while the server was down is dropped, counted and reported without a word of it', async () => {
  const box = await open();
  await postInVain(box, withEnd());
  await postInVain(box, withEnd());
  clock.advanceMs(lifeMs);
  await box.work();
  const dropped = { status: 'failed', attempts: 2, fault: 'expired' };
  expect(await rows()).toEqual([dropped, dropped]);
  expect(peer.received).toEqual([]);
  const told = harness.failures.splice(0);
  expect(told).toMatchObject([{ name: 'MessagesExpiredError', channel: 'mail', count: 2 }]);
  expect(harness.dropped).toEqual(['mail expired', 'mail expired']);
  expect(String(told[0]) + JSON.stringify(told)).not.toMatch(/example|Mật|Xin/);
  clock.advanceMs(lifeMs);
  await box.work();
  expect(peer.received).toEqual([]);
});

test('a message leaves until the last moment of its time', async () => {
  const box = await open();
  await postInVain(box, withEnd());
  clock.advanceMs(lifeMs - 1);
  await box.work();
  expect(await rows()).toEqual([{ status: 'sent', attempts: 2, fault: null }]);
  expect(peer.received).toHaveLength(1);
  expect(harness.dropped).toEqual([]);
});

test('a message without an end, as older programs wrote all of them, leaves however late', async () => {
  const box = await open();
  await postInVain(box, mail);
  clock.advanceMs(7 * 86_400_000);
  await box.work();
  expect(await rows()).toEqual([{ status: 'sent', attempts: 2, fault: null }]);
  expect(peer.received).toHaveLength(1);
});

test('a message that no provider takes is shown, late as it may be', async () => {
  const said: string[] = [];
  const box = harness.open({ sms: null, mail: null }, { log: (line) => void said.push(line) });
  await box.close();
  await box.post(harness.brandId, { ...sms, expiresAt: clock.now().toISOString() });
  clock.advanceMs(lifeMs);
  await box.work();
  expect(await rows()).toEqual([{ status: 'sent', attempts: 1, fault: null }]);
  expect(said).toHaveLength(1);
});
