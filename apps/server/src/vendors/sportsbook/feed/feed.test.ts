// @covers sports-feed

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOddsFeed, type Message } from '../../../../../../examples/odds-feed/src/feed.ts';
import { signedHeaders } from '../../../../../../examples/odds-feed/src/signature.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { signedFeed } from '../../signed-feed.ts';
import { betOf, legOf, matchesOf, successOf, useBook } from '../testing/book.fixture.ts';
import { createFeedInlet } from './apply-message.ts';
import { oddsFeed } from './routes.ts';

const { money, build, player } = useBook();
const secret = 'a secret of the feed';
const failures: unknown[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const { vendorsDatabase: database, clock } = money;
  const inlet = createFeedInlet({ database, clock, newId }, { code: 'odds', vendorCode: money.game.vendorCode });
  app = Fastify();
  const onFailure = (error: unknown) => failures.push(error);
  await app.register(signedFeed(oddsFeed({ code: 'odds', secret, inlet }), { clock, onFailure }));
});
afterAll(() => app.close());

const nowMs = () => money.clock.now().getTime();
const post = async (body: string, headers = signedHeaders(secret, { feed: 'odds', body, nowMs: nowMs() })) => {
  const { statusCode, body: text } = await app.inject({
    method: 'POST',
    url: '/feeds/v1/odds',
    headers,
    payload: body,
  });
  return { status: statusCode, answer: JSON.parse(text) };
};
const send = (message: object) => post(JSON.stringify(message));

let sequence = 0;
const next = () => {
  sequence += 1;
  return sequence;
};
const prices = (home: string) => ({
  key: '1X2',
  isOpen: true,
  selections: [
    { selection: '1', line: '', odds: home },
    { selection: 'X', line: '', odds: '3.40' },
    { selection: '2', line: '', odds: '4.20' },
  ],
});
const whole = (matchId: string, more: object = {}) => ({
  ...{ matchId, sport: 'football', league: 'Outside League', home: `Home ${matchId}`, away: 'Guests' },
  ...{ startsAt: new Date(nowMs() + 3_600_000).toISOString(), state: 'scheduled' },
  markets: [prices('1.80')],
  ...more,
});
const snapshot = (...matches: object[]) => send({ kind: 'snapshot', sequence: next(), matches });
const delta = (...matches: object[]) => send({ kind: 'delta', sequence: next(), matches });
const heartbeat = () => send({ kind: 'heartbeat', sequence: next() });

async function shown(matchId: string) {
  const who = await player();
  const book = build();
  const match = (await matchesOf(book, who)).find((one) => one.matchId === `odds:${matchId}`);
  return { book, who, match };
}
const homePrice = async (matchId: string) => (await shown(matchId)).match?.markets[0]?.selections[0]?.odds;

describe('a feed', () => {
  test('sends matches that are not virtual, their prices, scores and results, and bets are settled by it', async () => {
    expect((await snapshot(whole('a'))).answer).toEqual({ kind: 'taken', sequence });
    const { book, who, match } = await shown('a');
    if (!match) throw new Error('no match');
    expect(match).toMatchObject({ isVirtual: false, league: 'Outside League', state: 'scheduled', isSuspended: false });
    const asked = betOf([legOf(match, '1X2')]);
    expect(successOf(await book.placeBet(who.session, asked)).bet.state).toBe('ACCEPTED');
    await delta({ matchId: 'a', state: 'live', minute: 20, score: { home: 1, away: 0 }, markets: [prices('1.30')] });
    expect((await shown('a')).match).toMatchObject({ state: 'live', minute: 20, score: { home: 1, away: 0 } });
    const page = successOf(await book.showMatch(who.session, 'odds:a'));
    expect(page.events).toEqual([{ minute: 20, side: 'home' }]);
    expect(page.fairness).toEqual({ serverSeedHash: null, serverSeed: null });
    const result = { status: 'finished', score: { home: 2, away: 1 }, halfTimeScore: { home: 1, away: 0 } };
    await delta({ matchId: 'a', state: 'finished', result });
    await book.work();
    const [bet] = successOf(await book.listBets(who.session, 5)).list;
    expect(bet).toMatchObject({ state: 'SETTLED', returnMinor: '1800', legs: [{ endScore: { home: 2, away: 1 } }] });
    expect(await money.cashOf(who.memberId)).toBe(1_000_800n);
  });

  test('that corrects a result has it proposed; nothing moves before a person approves', async () => {
    await snapshot(whole('b'));
    await delta({ matchId: 'b', result: { status: 'finished', score: { home: 1, away: 0 } } });
    await delta({ matchId: 'b', result: { status: 'finished', score: { home: 1, away: 0 } } });
    await delta({ matchId: 'b', result: { status: 'finished', score: { home: 0, away: 1 } } });
    const { rows } = await money.owner.query(
      `select state, proposed_by, decided_by from sportsbook.results where match_id = 'odds:b' order by proposed_at, state`,
    );
    expect(rows).toEqual([
      { state: 'APPLIED', proposed_by: 'feed:odds', decided_by: 'book' },
      { state: 'PROPOSED', proposed_by: 'feed:odds', decided_by: '' },
    ]);
  });

  test('of which a message is missing suspends all its matches until a snapshot comes', async () => {
    await snapshot(whole('c'));
    next();
    const answer = await delta({ matchId: 'c', markets: [prices('9.00')] });
    expect(answer).toMatchObject({ status: 409, answer: { kind: 'behind' } });
    expect((await shown('c')).match).toMatchObject({ isSuspended: true, markets: [{ isOpen: false }] });
    expect((await heartbeat()).status).toBe(409);
    expect(await homePrice('c')).toBe('1.80');
    await snapshot(whole('c', { markets: [prices('2.00')] }));
    expect((await shown('c')).match).toMatchObject({ isSuspended: false });
    expect(await homePrice('c')).toBe('2.00');
  });

  test('that falls silent suspends matches in play, not those to come', async () => {
    await snapshot(whole('d', { state: 'live', minute: 3 }), whole('e'));
    money.clock.advanceMs(10_000);
    expect((await shown('d')).match?.isSuspended).toBe(false);
    money.clock.advanceMs(1);
    expect((await shown('d')).match?.isSuspended).toBe(true);
    expect((await shown('e')).match?.isSuspended).toBe(false);
    await heartbeat();
    expect((await shown('d')).match?.isSuspended).toBe(false);
  });

  test('whose snapshot lacks a match, or that does not report a start that is due, takes no bets on it', async () => {
    await snapshot(whole('k'), whole('l'));
    await snapshot(whole('k'));
    const { book, who, match } = await shown('l');
    expect(match?.markets).toEqual([]);
    const [kept] = (await matchesOf(book, who)).filter(({ matchId }) => matchId === 'odds:k');
    if (!kept) throw new Error('no match');
    money.clock.advanceMs(3_600_000);
    await heartbeat();
    expect(await book.placeBet(who.session, betOf([legOf(kept, '1X2')]))).toMatchObject({
      value: { bet: { state: 'REJECTED' } },
    });
    expect((await shown('k')).match).toMatchObject({ state: 'scheduled', isSuspended: true });
    await delta({ matchId: 'k', state: 'live', minute: 1 });
    expect((await shown('k')).match).toMatchObject({ state: 'live', isSuspended: false });
  });

  test('whose message comes twice, or late, changes nothing', async () => {
    await snapshot(whole('f'));
    const before = sequence;
    const old = { kind: 'delta', sequence: before, matches: [{ matchId: 'f', markets: [prices('7.00')] }] };
    expect((await send(old)).answer).toEqual({ kind: 'repeated', sequence: before });
    expect((await send({ ...old, sequence: before - 1 })).answer.kind).toBe('repeated');
    expect(await homePrice('f')).toBe('1.80');
  });

  test.each([
    ['a price that is no number', { markets: [prices('NaN')] }],
    ['a price of 1.00', { markets: [prices('1.00')] }],
    ['a number as a price', { markets: [prices(1.8 as never)] }],
    ['an unknown market', { markets: [{ ...prices('1.80'), key: 'XX' }] }],
    ['a selection too few', { markets: [{ ...prices('1.80'), selections: prices('1.80').selections.slice(1) }] }],
    ['a line where there is none', { markets: [withLine('0.5')] }],
    ['a line that is no quarter', { markets: [withLine('0.3')] }],
    ['a negative score', { score: { home: -1, away: 0 } }],
    ['an unknown field', { odds: 1 }],
  ])('with %s is refused whole, and is behind from then on', async (_what, more) => {
    await snapshot(whole('g'));
    const answer = await delta({ matchId: 'g', markets: [prices('5.00')] }, { matchId: 'g', ...more });
    expect(answer).toMatchObject({ status: 400, answer: { kind: 'wrong' } });
    expect(await homePrice('g')).toBe('1.80');
    expect((await shown('g')).match?.isSuspended).toBe(true);
    expect((await delta({ matchId: 'g' })).status).toBe(409);
  });

  test('is believed with its signature alone, and lately', async () => {
    const body = JSON.stringify({ kind: 'heartbeat', sequence: next() });
    const right = { feed: 'odds', body, nowMs: nowMs() };
    for (const headers of [
      signedHeaders('another secret', right),
      signedHeaders(secret, { ...right, feed: 'other' }),
      signedHeaders(secret, { ...right, body: `${body} ` }),
      signedHeaders(secret, { ...right, nowMs: nowMs() - 31_000 }),
      { 'x-feed-timestamp': '', 'x-feed-signature': '' },
    ])
      expect((await post(body, headers)).status).toBe(401);
    expect((await post('{', signedHeaders(secret, { feed: 'odds', body: '{', nowMs: nowMs() }))).status).toBe(400);
  });

  test('a match that never begins gives every stake back', async () => {
    await snapshot(whole('h'));
    const { book, who, match } = await shown('h');
    if (!match) throw new Error('no match');
    successOf(await book.placeBet(who.session, betOf([legOf(match, '1X2')])));
    money.clock.advanceMs(37 * 3_600_000 + 1);
    await book.work();
    expect(successOf(await book.listBets(who.session, 5)).list[0]).toMatchObject({
      state: 'VOID',
      returnMinor: '1000',
    });
  });
});

function withLine(line: string) {
  const { selections, ...market } = prices('1.80');
  return { ...market, selections: selections.map((one) => ({ ...one, line })) };
}

describe('the example of a feed', () => {
  const seeded =
    (state = 7) =>
    () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };

  test('drives matches from their first price to the payment of bets, over a lost message', async () => {
    let lose = false;
    const deliver = async (message: Message): Promise<number> => {
      if (lose) {
        lose = false;
        return 200;
      }
      return (await send(message)).status;
    };
    const feed = createOddsFeed({ send: deliver, nowMs, draw: seeded(), minuteMs: 1_000, firstSequence: sequence + 1 });
    await feed.tick();
    const [played] = feed.matches();
    const { book, who, match } = await shown(played?.matchId ?? '');
    if (!played || !match) throw new Error('no match');
    const asked = betOf([legOf(match, '1X2')]);
    const { bet } = successOf(await book.placeBet(who.session, asked));
    expect(bet.state).toBe('ACCEPTED');
    money.clock.advanceMs(10 * 60_000 + 30_000);
    await feed.tick();
    expect((await shown(played.matchId)).match).toMatchObject({ state: 'live', minute: 30 });
    lose = true;
    money.clock.advanceMs(1_000);
    await feed.tick();
    money.clock.advanceMs(1_000);
    await feed.tick();
    expect((await shown(played.matchId)).match?.isSuspended).toBe(true);
    expect((await feed.tick()).kind).toBe('snapshot');
    expect((await shown(played.matchId)).match).toMatchObject({ isSuspended: false, minute: 32 });
    for (let minute = 0; minute < 60; minute++) {
      money.clock.advanceMs(1_000);
      await feed.tick();
    }
    await book.work();
    const odds = Number(bet.legs[0]?.odds);
    const won = played.score.home > played.score.away;
    const [settled] = successOf(await book.listBets(who.session, 5)).list;
    const returnMinor = won ? String(Math.round(odds * 1_000)) : '0';
    expect(settled).toMatchObject({ state: 'SETTLED', returnMinor, legs: [{ endScore: played.score }] });
  });
});

test('afterwards nothing failed and the auditor finds nothing', async () => {
  expect(failures).toEqual([]);
  await money.expectCleanBooks();
});
