import { afterEach, beforeAll, expect } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { type TestClock, testClock } from '../../../test/support/test-clock.ts';
import { type TestDatabase, useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createSecretBox } from '../../platform/crypto/secret-box.ts';
import { createOutbox, type Deliveries, type OutboxDependencies, type OutboxModule } from './index.ts';

export const sms = {
  channel: 'sms',
  to: '+639171234567',
  subject: '',
  text: '123456 is your code',
  code: '123456',
} as const;
export const mail = {
  channel: 'mail',
  to: 'an@example.com',
  subject: 'Mật khẩu mới',
  text: 'Xin chào,\n\nđây là liên kết.',
} as const;
export const nothing: Deliveries = { sms: null, mail: null };

interface OutboxRow {
  status: string;
  attempts: number;
  fault: string | null;
}

export interface OutboxHarness extends TestDatabase {
  clock: TestClock;
  brandId: string;
  /** What the outboxes told as their failures since the test began. */
  failures: unknown[];
  /** What they told as dropped, as "channel reason". */
  dropped: string[];
  /** An outbox over the file's database; it is closed after the test. Several of them are several processes. */
  open: (deliveries?: Deliveries, more?: Partial<OutboxDependencies>) => OutboxModule;
  rows: () => Promise<OutboxRow[]>;
}

/** Outboxes over a real database, with a clock that stands still; a failure that a test does not take out of `failures` fails it. */
export function useOutbox(): OutboxHarness {
  const harness = useTestDatabase() as OutboxHarness;
  const secretBox = createSecretBox('the secret of an installation for tests');
  const boxes: OutboxModule[] = [];
  harness.clock = testClock();
  harness.failures = [];
  harness.dropped = [];
  harness.open = (deliveries = nothing, more = {}) => {
    const box = createOutbox({
      ...harness,
      newId,
      secretBox,
      deliveries,
      file: null,
      deliveryTimeoutMs: 10_000,
      onFailure: (error) => void harness.failures.push(error),
      watcher: { messageDropped: ({ channel, reason }) => void harness.dropped.push(`${channel} ${reason}`) },
      ...more,
    });
    boxes.push(box);
    return box;
  };
  harness.rows = async () =>
    (await harness.owner.query('select status, attempts, fault from outbox_messages order by created_at, id')).rows;

  beforeAll(async () => {
    harness.brandId = (await insertBrand(harness.owner)).id;
  });
  afterEach(async () => {
    for (const box of boxes.splice(0)) await box.close();
    await harness.owner.query('delete from outbox_messages');
    expect(harness.failures.splice(0)).toEqual([]);
    harness.dropped.length = 0;
  });
  return harness;
}
