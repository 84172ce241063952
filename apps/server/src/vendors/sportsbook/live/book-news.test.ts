// @covers sports-odds-news

import { type BookNews, bookChannels, maxFollowedMatches } from '@baize/contract/book-channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, type LiveSocket, openLiveServer } from '../../../../test/support/live-server.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let server: LiveServer;
let serial = 0;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  server.server.start();
});
afterAll(() => server.close());

type Socket = LiveSocket<typeof bookChannels.fb>;

async function enter() {
  serial += 1;
  const token = await server.register(`odds${serial}`);
  const { value } = await server.call('launchFb', { data: { language: 'TY' } }, { token });
  const launchToken = new URL(value.url, server.url).searchParams.get('launchToken') ?? '';
  const opened = await server.call('fbOpen', { body: { launchToken } });
  const { session } = opened.value;
  return { token, session };
}

const newsOf = ({ heard }: Socket): BookNews[] => heard.map(({ value }) => value);
const lastMatch = (socket: Socket) => newsOf(socket).at(-1)?.matches[0];

/** A scheduled match, with a socket that follows the list and it. */
async function following() {
  const { token, session } = await enter();
  const socket = await server.connect(bookChannels.fb, { session });
  socket.log('follow', { list: true, matchIds: [], isAgain: false });
  const first = await socket.next('news');
  const match = first.list?.matches.find(({ state }) => state === 'scheduled');
  if (!match) throw new Error('no match is planned');
  socket.log('follow', { list: true, matchIds: [match.matchId], isAgain: false });
  await expect.poll(() => lastMatch(socket)?.isWhole).toBe(true);
  return { token, session, socket, first, matchId: match.matchId };
}

const suspend = (matchId: string, market: string) =>
  db.owner.query(`update sportsbook.matches set controls = $2 where id = $1`, [
    matchId,
    JSON.stringify({ suspendedMarkets: [market] }),
  ]);

test('list and match come whole, as the calls answer them, and then only what changes', async () => {
  const { session, socket, first, matchId } = await following();
  const headers = { 'game-session': session };
  const listed = await server.call('fbMatches', { data: {} }, headers);
  expect(first.list).toMatchObject({ isWhole: true, matches: listed.value.matches, gone: [] });
  const asked = await server.call('fbMatch', { data: { matchId } }, headers);
  expect(lastMatch(socket)?.page).toEqual(asked.value);

  const before = newsOf(socket).length;
  const wholeSequence = lastMatch(socket)?.sequence ?? 0;
  await suspend(matchId, 'OE');
  await expect.poll(() => newsOf(socket).length).toBe(before + 1);
  const news = newsOf(socket).at(-1);
  expect(news?.list).toBeUndefined();
  expect(news?.matches).toHaveLength(1);
  expect(lastMatch(socket)).toMatchObject({ isWhole: false, sequence: wholeSequence + 1 });
  expect(lastMatch(socket)?.page.match.markets.map(({ key, isOpen }) => [key, isOpen])).toEqual([['OE', false]]);

  // A main market stands in the list too.
  await suspend(matchId, '1X2');
  await expect
    .poll(() =>
      newsOf(socket)
        .at(-1)
        ?.list?.matches.map((match) => match.matchId),
    )
    .toEqual([matchId]);
  expect(newsOf(socket).at(-1)?.list?.isWhole).toBe(false);

  // Who has missed something is sent all of it.
  socket.log('follow', { list: true, matchIds: [matchId], isAgain: true });
  await expect.poll(() => [newsOf(socket).at(-1)?.list?.isWhole, lastMatch(socket)?.isWhole]).toEqual([true, true]);
});

test('a stranger is not let in, a session that ends hears no more, and too many matches end the connection', async () => {
  await expect(server.connect(bookChannels.fb, { session: 'none' })).rejects.toThrow('session_expired');
  const { token, session } = await enter();
  await expect(server.connect(bookChannels.tf, { session })).rejects.toThrow('session_expired');
  const socket = await server.connect(bookChannels.fb, { session });
  await server.call('logout', { body: {} }, { token });
  await socket.closed;
  const other = await server.connect(bookChannels.fb, { session: (await enter()).session });
  const matchIds = Array.from({ length: maxFollowedMatches + 1 }, (_, index) => `m${index}`);
  other.log('follow', { list: false, matchIds, isAgain: false });
  await other.closed;
});
