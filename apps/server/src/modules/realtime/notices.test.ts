// @covers member-socket

import { memberChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { openTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { addAnnouncement, addPromotion } from '../content/index.ts';

const db = useTestDatabase();
const clock = testClock();
let first: LiveServer;
let second: LiveServer;
let tokens: [string, string];
beforeAll(async () => {
  // The demo's own announcements are written by an operator that is gone, or its news would be counted with what the test writes.
  await (await openTestServer(db, clock)).close();
  first = await openLiveServer(db, clock);
  second = await openLiveServer(db, clock);
  tokens = [await first.register('reader1'), await first.register('reader2')];
});
afterAll(async () => {
  await first.close();
  await second.close();
});

/** A member's socket in each process, both past their greeting. */
async function listeners() {
  const sockets = [
    await first.connect(memberChannel, { token: tokens[0] }),
    await second.connect(memberChannel, { token: tokens[1] }),
  ];
  for (const socket of sockets) await socket.next('welcome');
  return sockets;
}

const titlesIn = async (server: LiveServer) =>
  (await server.call('listAnnouncements', { data: { types: 'PL', language: 'TY' } })).value.player.map(
    ({ title }) => title,
  );
const brandId = async () => (await db.owner.query('select brand_id from members limit 1')).rows[0].brand_id;
const hasHeard = (sockets: Awaited<ReturnType<typeof listeners>>, times: number) =>
  expect
    .poll(() => sockets.map(({ heard }) => heard.filter(({ name }) => name === 'notice').length))
    .toEqual(sockets.map(() => times));

test('what a promotion has beside its texts is announced when it changes', async () => {
  const sockets = await listeners();
  const id = newId();
  const noted = { id, brandId: await brandId(), position: 1, publishedAt: clock.now(), startsAt: clock.now() };
  const linked = { type: 'newbie', badges: [], closesAt: null, linkageType: 'NONE', linkageTarget: '' } as const;
  const texts = { TY: { title: 'Welcome', content: '' } };
  await db.database.transaction().execute((transaction) => addPromotion(transaction, { ...noted, ...linked, texts }));
  await hasHeard(sockets, 1);
  await db.owner.query('update announced_promotions set closes_at = $2 where announcement_id = $1', [
    id,
    new Date(clock.now().getTime() + 1_000),
  ]);
  await hasHeard(sockets, 2);
  for (const socket of sockets) socket.raw.disconnect();
});

test('a new announcement, one whose time has come, and one taken back reach open pages in every process', async () => {
  const sockets = await listeners();
  const servers = [first, second];
  const isTold = async (title: string) =>
    Promise.all(servers.map(async (server) => (await titlesIn(server)).includes(title)));
  const write = async (title: string, publishedAt: Date) => {
    const announcement = { id: newId(), brandId: await brandId(), list: 'player' as const, position: 1, publishedAt };
    const texts = { TY: { title, content: '<p>Come in.</p>' } };
    await db.database.transaction().execute((transaction) => addAnnouncement(transaction, { ...announcement, texts }));
    return announcement.id;
  };
  // The clock stands still: what a process keeps for five seconds would never grow old by itself.
  expect(await isTold('The doors are open')).toEqual([false, false]);
  const id = await write('The doors are open', clock.now());
  await hasHeard(sockets, 1);
  expect(await isTold('The doors are open')).toEqual([true, true]);

  await write('A minute later', new Date(clock.now().getTime() + 60_000));
  expect(await isTold('A minute later')).toEqual([false, false]);
  clock.advanceMs(60_000);
  await hasHeard(sockets, 2);
  expect(await isTold('A minute later')).toEqual([true, true]);

  await db.owner.query('delete from announcements where id = $1', [id]);
  await hasHeard(sockets, 3);
  expect(await isTold('The doors are open')).toEqual([false, false]);
  expect([...first.failures, ...second.failures]).toEqual([]);
});
