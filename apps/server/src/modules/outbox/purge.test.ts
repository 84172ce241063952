import { expect, test } from 'vitest';
import { mail, sms, useOutbox } from './outbox.fixture.ts';

const harness = useOutbox();
const { clock, rows } = harness;
const dayMs = 86_400_000;

const statuses = async () => (await rows()).map(({ status }) => status);

test('deletes after 30 days what was sent or given up, never what waits', async () => {
  const outbox = harness.open({ sms: async () => undefined, mail: () => Promise.reject(new Error('refused')) });
  await outbox.deliver(harness.brandId, sms);
  await outbox.deliver(harness.brandId, mail);
  clock.advanceMs(30 * dayMs);
  await outbox.purge();
  expect(await statuses()).toEqual(['sent', 'failed']);
  clock.advanceMs(1);
  await harness.owner.query(
    `insert into outbox_messages (id, brand_id, channel, sealed_message, status, created_at, due_at)
     select gen_random_uuid(), brand_id, channel, sealed_message, 'waiting', created_at, $1
     from outbox_messages where status = 'sent'`,
    [new Date(clock.now().getTime() + 60_000)],
  );
  await outbox.purge();
  expect(await statuses()).toEqual(['waiting']);
});
