// @covers outbound-messages

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSmtpDelivery } from './index.ts';
import { type MailPeer, openMailPeer } from './mail-peer.fixture.ts';
import { mail, useOutbox } from './outbox.fixture.ts';

const harness = useOutbox();
const { clock } = harness;
let peer: MailPeer;
beforeAll(async () => {
  peer = await openMailPeer();
});
beforeEach(() => {
  peer.received = [];
  peer.answer = 'taken';
});
afterAll(() => peer.close());

const open = (from: string, deliveryTimeoutMs = 10_000) => {
  const url = `smtp://127.0.0.1:${peer.port}`;
  return harness.open({ sms: null, mail: createSmtpDelivery({ url, from }) }, { deliveryTimeoutMs });
};
const received = () => peer.received.map(({ email }) => email.messageId);
const rowIds = async () =>
  (await harness.owner.query('select id from outbox_messages order by created_at, id')).rows.map(({ id }) => id);

test('a mail whose answer was lost is sent again under the same Message-ID', async () => {
  const box = open('house@example.com', 3_000);
  peer.answer = 'silence';
  await box.post(harness.brandId, mail);
  await box.work();
  await expect.poll(received).toHaveLength(1);
  await expect.poll(harness.rows).toMatchObject([{ status: 'waiting', attempts: 1 }]);
  peer.answer = 'taken';
  clock.advanceMs(60_000);
  await box.work();
  await expect.poll(harness.rows).toMatchObject([{ status: 'sent', attempts: 2 }]);
  const [id] = await rowIds();
  expect(received()).toEqual([`<${id}@example.com>`, `<${id}@example.com>`]);
});

test('every mail has a Message-ID of its own, whether it waited or left at once', async () => {
  const box = open('house@example.com');
  await box.deliver(harness.brandId, mail);
  await box.post(harness.brandId, mail);
  await box.post(harness.brandId, mail);
  await box.work();
  await expect.poll(received).toHaveLength(3);
  const ids = await rowIds();
  expect(new Set(ids).size).toBe(3);
  expect(new Set(received())).toEqual(new Set(ids.map((id) => `<${id}@example.com>`)));
});

test.each([
  ['The Operator <operator@mail.example.com>', 'mail.example.com'],
  ['"at @ home" <operator@example.com>', 'example.com'],
  ['no-reply@localhost', 'localhost'],
  ['house@bücher.example', 'xn--bcher-kva.example'],
])('the Message-ID of a mail from %s has the sender’s domain', async (from, domain) => {
  await open(from).deliver(harness.brandId, mail);
  const [id] = await rowIds();
  expect(received()).toEqual([`<${id}@${domain}>`]);
});
