// @covers lottery-results

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDrawFeed as createProgram, readLine } from '../../../../../../examples/draw-feed/src/feed.ts';
import { signedHeaders } from '../../../../../../examples/draw-feed/src/signature.ts';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { signedFeed } from '../../signed-feed.ts';
import { type Line, useLotto } from '../testing/lotto.fixture.ts';

const lotto = useLotto();
const game = 'elott-k3-60s';
const secret = 'a secret of the draws';
const reason = 'by contract';
const sums: Line[] = [{ bet: 'sum', selection: '9', unitMinor: '1000' }];
const [nine, ten] = [{ balls: ['2', '3', '4'] }, { balls: ['2', '4', '4'] }];
const forNine = 8_449n;
const failures: unknown[] = [];
let app: FastifyInstance;
let url = '';
let [anna, ben]: RequestStaff[] = [];

const told = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; message: string }>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
};
const as = (staff = anna as RequestStaff) => ({ ...lotto.context, staff });
const routes = () => lotto.desk().routes;
const sourceIs = (source: 'drawn' | 'entered' | 'fed', gameId = game) =>
  told(routes().staffLotterySource({ ...as(), params: { gameId }, body: { source, reason } }));
const look = (numero: string) => told(routes().staffLotteryIssue({ ...as(), params: { gameId: game, numero } }));
const nowMs = () => lotto.money.clock.now().getTime();
const program = (settings: { secret?: string } = {}) =>
  createProgram({
    url,
    secret,
    nowMs,
    waitMs: async () => void lotto.money.clock.advanceMs(1_000),
    log: () => undefined,
    ...settings,
  });

beforeAll(async () => {
  app = Fastify();
  const { clock } = lotto.money;
  const onFailure = (error: unknown) => void failures.push(error);
  await app.register(signedFeed({ ...lotto.desk().feed, secret }, { clock, onFailure }));
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/feeds/v1/draws`;
  [anna, ben] = [await lotto.staffOf('anna'), await lotto.staffOf('ben')];
});
afterAll(() => app.close());

const post = async (message: object | string, headers?: Record<string, string>) => {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const signed = headers ?? signedHeaders(secret, { feed: 'draws', body, nowMs: nowMs() });
  const answer = await fetch(url, { method: 'POST', headers: signed, body });
  return { status: answer.status, ...((await answer.json()) as { kind?: string; fault?: string }) };
};
const result = (numero: string, numbers: object = nine) => ({ kind: 'result', lottery: game, numero, result: numbers });

async function bought() {
  await sourceIs('fed');
  const issue = await lotto.openIssue(game);
  const buyer = await lotto.enter(game);
  await told(buyer.buy({ numero: issue.numero, lines: sums, costMinor: '1000' }));
  return { issue, buyer };
}

test('a result of the feed draws the issue, once, and its tickets are paid', async () => {
  const { issue, buyer } = await bought();
  expect(issue).toMatchObject({ source: 'fed', serverSeedHash: null });
  expect(await post(result(issue.numero))).toMatchObject({ status: 409, kind: 'early' });
  lotto.money.clock.advanceMs(Date.parse(issue.drawsAt) - nowMs());
  const both = await Promise.all([post(result(issue.numero)), post(result(issue.numero))]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(['repeated', 'taken']);
  await lotto.desk().work();
  expect(await post(result(issue.numero))).toEqual({ status: 200, kind: 'repeated' });
  expect((await look(issue.numero)).issue).toMatchObject({ status: 'SETTLED', generation: 1 });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 1_000n + forNine);
});

test('the program waits for the draw, and sends until it is taken', async () => {
  const { issue, buyer } = await bought();
  const line = readLine(`${game} ${issue.numero} ${JSON.stringify(nine)}`);
  if (!line) throw new Error('no line');
  expect(readLine('nonsense')).toBeNull();
  expect(await program().send(line)).toBe('taken');
  expect(nowMs()).toBeGreaterThanOrEqual(Date.parse(issue.drawsAt));
  await lotto.desk().work();
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 1_000n + forNine);
});

test('another result later moves nothing: the staff sees both, and two of them correct it', async () => {
  const { issue, buyer } = await bought();
  await lotto.passTo(issue.drawsAt);
  await post(result(issue.numero));
  await lotto.desk().work();
  expect(await post(result(issue.numero, ten))).toMatchObject({ status: 409, kind: 'differs' });
  expect(await post(result(issue.numero, ten))).toMatchObject({ kind: 'differs' });
  const seen = await look(issue.numero);
  expect(seen.fed.map(({ result: numbers, isFirst }) => [numbers, isFirst])).toEqual([
    [nine, true],
    [ten, false],
  ]);
  for (const staff of [anna, ben])
    await told(
      routes().staffLotteryEnter({
        ...as(staff),
        params: { gameId: game, numero: issue.numero },
        body: { result: ten, reason },
      }),
    );
  await lotto.desk().work();
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 1_000n);
  expect(await post(result(issue.numero, ten))).toMatchObject({ status: 200, kind: 'repeated' });
  expect(await post(result(issue.numero))).toMatchObject({ status: 409, kind: 'differs' });
});

test('where the feed is late two of the staff enter the result; the feed then says the same or differs', async () => {
  const { issue } = await bought();
  await lotto.passTo(issue.drawsAt, 3_600_000);
  expect((await look(issue.numero)).issue.status).toBe('LOCK');
  const at = { params: { gameId: game, numero: issue.numero } };
  for (const staff of [anna, ben])
    await told(routes().staffLotteryEnter({ ...as(staff), ...at, body: { result: nine, reason } }));
  await lotto.desk().work();
  expect(await post(result(issue.numero))).toEqual({ status: 200, kind: 'repeated' });
  const other = await bought();
  await lotto.passTo(other.issue.drawsAt);
  const next = { params: { gameId: game, numero: other.issue.numero } };
  for (const staff of [anna, ben])
    await told(routes().staffLotteryEnter({ ...as(staff), ...next, body: { result: nine, reason } }));
  for (let time = 0; time < 2; time++)
    expect(await post(result(other.issue.numero, ten))).toMatchObject({ status: 409, kind: 'differs' });
});

test('what is wrong is refused with its place, and stands on the console', async () => {
  const { issue } = await bought();
  await lotto.passTo(issue.drawsAt);
  const right = result(issue.numero);
  for (const [message, status, fault] of [
    [{ ...right, lottery: 'elott-none' }, 400, 'lottery: elott-none is unknown'],
    [{ ...right, result: { balls: ['2', '3', '7'] } }, 400, 'result.balls: field_format'],
    [{ ...right, result: { balls: ['2', '3'] } }, 400, 'result.balls: field_format'],
    [{ ...right, result: { balls: ['2', '3', '\u0664'] } }, 400, 'result.balls: field_format'],
    [{ ...right, result: {} }, 400, 'result.balls: field_format'],
    [{ ...right, numero: '12a' }, 400, 'numero: invalid_format'],
    [{ ...right, more: 1 }, 400, 'message: unrecognized_keys'],
    ['{', 400, 'message: invalid_type'],
    [{ ...right, numero: '20000101001' }, 404, undefined],
  ] as const)
    expect(await post(message)).toMatchObject({ status, ...(fault === undefined ? { kind: 'unknown' } : { fault }) });
  const { feed } = await told(routes().staffLotteries(as()));
  expect(feed).toMatchObject({ lastMessageAt: new Date(nowMs()).toISOString(), fault: 'unknown' });
  expect((await look(issue.numero)).issue.status).toBe('LOCK');
});

test('nobody is believed without the feed’s own signature, given lately', async () => {
  const { issue } = await bought();
  await lotto.passTo(issue.drawsAt);
  const body = JSON.stringify(result(issue.numero));
  const right = { feed: 'draws', body, nowMs: nowMs() };
  for (const headers of [
    signedHeaders('another secret', right),
    signedHeaders(secret, { ...right, feed: 'odds' }),
    signedHeaders(secret, { ...right, body: `${body} ` }),
    signedHeaders(secret, { ...right, nowMs: nowMs() - 31_000 }),
    signedHeaders(secret, { ...right, nowMs: nowMs() + 31_000 }),
    { 'x-feed-timestamp': '', 'x-feed-signature': '' },
  ])
    expect((await post(body, headers)).status).toBe(401);
  expect((await program({ secret: 'another secret' }).beat()).status).toBe(401);
  expect((await program().beat()).kind).toBe('received');
  expect((await look(issue.numero)).issue.status).toBe('LOCK');
});

test('draws of the operator, and issues whose results are entered, take nothing from the feed', async () => {
  for (const source of ['drawn', 'entered'] as const) {
    await sourceIs(source);
    const issue = await lotto.openIssue(game);
    await lotto.passTo(issue.drawsAt);
    expect(await post(result(issue.numero))).toMatchObject({ status: 404, kind: 'unknown' });
  }
});

test('afterwards nothing failed and the auditor finds nothing', async () => {
  expect(failures).toEqual([]);
  await lotto.money.expectCleanBooks();
});
