// @covers member-socket

import { expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { watchNotices } from './notices.ts';

const db = useTestDatabase();

test('a watch has begun when it has read, not when it could not: a change in between would be announced to nobody', async () => {
  await db.owner.query('alter table announcements rename to announcements_away');
  const failures: unknown[] = [];
  const watch = watchNotices(
    { ...db, clock: testClock() },
    { forget: () => undefined, notify: () => undefined, onFailure: (error) => failures.push(error) },
  );
  let hasBegun = false;
  const begun = watch.begun.then(() => {
    hasBegun = true;
  });
  await expect.poll(() => failures.length).toBeGreaterThan(1);
  expect(hasBegun).toBe(false);
  await db.owner.query('alter table announcements_away rename to announcements');
  await begun;
  await watch.stop();
});
