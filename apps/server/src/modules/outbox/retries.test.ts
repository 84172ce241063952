import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { insertBrand } from '../../testing/factories.ts';
import { testClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createOutbox, createSmtpDelivery, type OutboxModule } from './index.ts';
import type { Deliveries } from './message.ts';

const harness = useTestDatabase();
const clock = testClock();
const secretBox = createSecretBox('the secret of an installation for tests');
const boxes: OutboxModule[] = [];
const failures: unknown[] = [];
let brandId: string;
beforeAll(async () => {
  brandId = (await insertBrand(harness.owner)).id;
});
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close();
  await harness.owner.query('delete from outbox_messages');
  expect(failures).toEqual([]);
});

const open = (deliveries: Deliveries, deliveryTimeoutMs = 60_000) => {
  const onFailure = (error: unknown) => void failures.push(error);
  const box = createOutbox({
    ...harness,
    clock,
    newId,
    secretBox,
    deliveries,
    file: null,
    deliveryTimeoutMs,
    onFailure,
  });
  boxes.push(box);
  return box;
};
const sms = { channel: 'sms', to: '+639171234567', subject: '', text: '123456 is your code' } as const;
const mail = { channel: 'mail', to: 'an@example.com', subject: 'Hello', text: 'Come in.' } as const;
const rows = async () =>
  (await harness.owner.query('select status, attempts, fault from outbox_messages order by created_at, id')).rows;

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
      brandId,
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
  await slow.post(brandId, sms);
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
  await box.post(brandId, sms);
  await box.work();
  await expect.poll(rows).toMatchObject([{ status: 'waiting', attempts: 1, fault: 'Error' }]);
  clock.advanceMs(-dayMs);
  await expect.poll(() => sent, { timeout: 20_000 }).toBe(2);
});
