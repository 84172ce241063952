import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { insertBrand } from '../../testing/factories.ts';
import { testClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createOutbox } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const dayMs = 86_400_000;
let brandId: string;
beforeAll(async () => {
  brandId = (await insertBrand(harness.owner)).id;
});

const statuses = async () =>
  (await harness.owner.query('select status from outbox_messages order by created_at, id')).rows.map(
    ({ status }) => status,
  );

test('deletes after 30 days what was sent or given up, never what waits', async () => {
  const outbox = createOutbox({
    ...harness,
    clock,
    newId,
    secretBox: createSecretBox('the secret of an installation for tests'),
    deliveries: { sms: async () => undefined, mail: () => Promise.reject(new Error('refused')) },
    file: null,
    onFailure: () => undefined,
  });
  await outbox.deliver(brandId, { channel: 'sms', to: '+639171234567', subject: '', text: '123456', code: '123456' });
  await outbox.deliver(brandId, { channel: 'mail', to: 'an@example.com', subject: 'Mật khẩu mới', text: 'Xin chào' });
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
  await outbox.close();
});
