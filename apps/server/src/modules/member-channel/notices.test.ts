import { memberChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/crypto/ids.ts';
import { type LiveHouse, openLiveHouse } from '../../testing/live-house.ts';
import { testClock } from '../../testing/test-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { addAnnouncement } from '../inbox/index.ts';

const db = useTestDatabase();
const clock = testClock();
let first: LiveHouse;
let second: LiveHouse;
let tokens: [string, string];
beforeAll(async () => {
  first = await openLiveHouse(db, clock);
  second = await openLiveHouse(db, clock);
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

const titlesIn = async (house: LiveHouse) =>
  (await house.call('listAnnouncements', { data: { types: 'PL', language: 'TY' } })).value.player.map(
    ({ title }) => title,
  );
const brandId = async () => (await db.owner.query('select brand_id from members limit 1')).rows[0].brand_id;
const hasHeard = (sockets: Awaited<ReturnType<typeof listeners>>, times: number) =>
  expect
    .poll(() => sockets.map(({ heard }) => heard.filter(({ name }) => name === 'notice').length), { timeout: 10_000 })
    .toEqual(sockets.map(() => times));

test('a new announcement, one whose time has come, and one taken back reach open pages in every process', async () => {
  const sockets = await listeners();
  // What every process keeps for a moment is filled now.
  expect([await titlesIn(first), await titlesIn(second)]).toEqual([[], []]);
  const write = async (title: string, publishedAt: Date) => {
    const announcement = { id: newId(), brandId: await brandId(), list: 'player' as const, position: 1, publishedAt };
    const texts = { TY: { title, content: '<p>Come in.</p>' } };
    await second.database.transaction().execute((transaction) => addAnnouncement(transaction, { ...announcement, texts }));
    return announcement.id;
  };
  const id = await write('The doors are open', clock.now());
  await hasHeard(sockets, 1);
  expect([await titlesIn(first), await titlesIn(second)]).toEqual([['The doors are open'], ['The doors are open']]);

  await write('Tomorrow', new Date(clock.now().getTime() + 86_400_000));
  clock.advance(86_400_000);
  const later = await listeners();
  await expect.poll(() => titlesIn(first), { timeout: 10_000 }).toContain('Tomorrow');
  await db.owner.query('delete from announcements where id = $1', [id]);
  await expect.poll(() => titlesIn(second), { timeout: 10_000 }).toEqual(['Tomorrow']);
  await expect
    .poll(() => later.every(({ heard }) => heard.some(({ name }) => name === 'notice')), { timeout: 10_000 })
    .toBe(true);
});

test('other houses hear nothing of it, and nothing failed', async () => {
  const sockets = await listeners();
  const before = sockets.map(({ heard }) => heard.filter(({ name }) => name === 'notice').length);
  await db.owner.query(
    `insert into announcements (id, brand_id, list, position, texts, picture_url, published_at)
     select gen_random_uuid(), id, 'player', 1, '{}', '', '2020-01-01' from brands where id <> $1`,
    [await brandId()],
  );
  await new Promise((resolve) => setTimeout(resolve, 1_600));
  expect(sockets.map(({ heard }) => heard.filter(({ name }) => name === 'notice').length)).toEqual(before);
  expect([...first.failures, ...second.failures]).toEqual([]);
});
