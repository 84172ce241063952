import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createSmtpDelivery } from './index.ts';
import type { Deliveries } from './message.ts';
import { mail, sms, useOutbox } from './outbox.fixture.ts';

const harness = useOutbox();
const { clock, rows } = harness;
const open = (deliveries: Deliveries, deliveryTimeoutMs = 60_000) => harness.open(deliveries, { deliveryTimeoutMs });

test('a mail that was given up for being late leaves no more when the server answers at last', async () => {
  let answer: () => void = () => undefined;
  let taken = 0;
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const slow = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      answer = done;
    },
    onData: (stream, _session, done) => {
      taken += 1;
      stream.resume().on('end', () => done());
    },
    onClose: () => close(),
  });
  slow.on('error', () => undefined);
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${((slow.server as Server).address() as AddressInfo).port}`;
  expect(
    await open({ sms: null, mail: createSmtpDelivery({ url, from: 'house@example.com' }) }, 1_000).deliver(
      harness.brandId,
      mail,
    ),
  ).toBe(false);
  answer();
  await closed;
  expect(taken).toBe(0);
  await new Promise<void>((resolve) => slow.close(() => resolve()));
});

test('a message that has left stays so, whatever a slower process says of its own attempt afterwards', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const hangs: Deliveries = { sms: () => new Promise((_, reject) => (refuse = reject)), mail: null };
  const slow = open(hangs);
  await slow.close();
  await slow.post(harness.brandId, sms);
  const working = slow.work();
  await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
  let sent = 0;
  const counting = async () => {
    sent += 1;
  };
  const quick = open({ sms: counting, mail: null });
  // The slow one is given up for dead, and is not.
  clock.advanceMs(5 * 60_000);
  await expect.poll(rows).toMatchObject([{ status: 'sent', attempts: 2 }]);
  refuse(new Error('no'));
  await working;
  expect(await rows()).toEqual([{ status: 'sent', attempts: 2, fault: null }]);
  clock.advanceMs(5 * 60_000);
  await quick.work();
  expect(sent).toBe(1);
});

test('a clock that was set back holds no message up', async () => {
  let sent = 0;
  const failing: Deliveries = {
    sms: async () => {
      sent += 1;
      throw new Error('no');
    },
    mail: null,
  };
  const box = open(failing);
  const dayMs = 86_400_000;
  clock.advanceMs(dayMs);
  await box.post(harness.brandId, sms);
  await box.work();
  await expect.poll(rows).toMatchObject([{ status: 'waiting', attempts: 1, fault: 'Error' }]);
  clock.advanceMs(-dayMs);
  await expect.poll(() => sent, { timeout: 20_000 }).toBe(2);
});
