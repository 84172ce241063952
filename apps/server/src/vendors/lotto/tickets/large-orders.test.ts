// @covers lottery-chase

import { expect, test } from 'vitest';
import { type Line, type Ordered, useLotto } from '../testing/lotto.fixture.ts';

const lotto = useLotto();
const { money } = lotto;
const game = 'id-togel';
const ssc = 'elott-ssc-60s';
const richMinor = 1_000_000_000n;
const unitMinor = '100';
/** A number of four digits costs 34 % of its unit. */
const numberCostMinor = 34;

const numbers = (count: number, digits: number, first = 0): string =>
  Array.from({ length: count }, (_, index) => `${first + index}`.padStart(digits, '0')).join(',');
const orderOf = (numero: string, lines: Line[], issues?: number): Ordered => {
  const costMinor = `${lines.reduce((sum, { selection }) => sum + selection.split(',').length * numberCostMinor, 0)}`;
  return { numero, lines, costMinor, ...(issues && { chase: { issues, stopsOnWin: false } }) };
};
const exposureCount = async (): Promise<number> =>
  Number((await money.owner.query('select count(*) from lotto.exposures')).rows[0].count);
const bought = async (answer: ReturnType<Awaited<ReturnType<typeof lotto.enter>>['buy']>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value.ticket;
};

test('an order for more numbers than any may be leaves nothing', async () => {
  const buyer = await lotto.enter(game, richMinor);
  const { numero } = await lotto.openIssue(game);
  const before = await exposureCount();
  const lines = [{ bet: '4D', selection: numbers(201, 4), unitMinor }];
  expect(await buyer.buy(orderOf(numero, lines, 30))).toEqual({ ok: false, message: 'too_many_numbers' });
  expect([await exposureCount(), (await buyer.tickets()).ok]).toEqual([before, true]);
  expect(await money.cashOf(buyer.memberId)).toBe(richMinor);
});

test('large orders of many players at once are all sold, and what is given back leaves no row', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => lotto.enter(game, richMinor)));
  const { numero } = await lotto.openIssue(game);
  const before = await exposureCount();
  const lines = [{ bet: '4D', selection: numbers(100, 4), unitMinor }];
  const orders = await Promise.all(buyers.map((buyer) => bought(buyer.buy(orderOf(numero, lines, 10)))));
  expect(await exposureCount()).toBe(before + 1_000);
  const stops = await Promise.all(buyers.map((buyer, index) => buyer.stop(orders[index]?.ticketId ?? '')));
  expect(stops.map((answer) => answer.ok && answer.value.stopped)).toEqual(buyers.map(() => 10));
  expect(await exposureCount()).toBe(before);
  for (const { memberId } of buyers) expect(await money.cashOf(memberId)).toBe(richMinor);
});

test('of one player so many large orders wait, and the next is refused', async () => {
  const buyer = await lotto.enter(game, richMinor);
  const { numero } = await lotto.openIssue(game);
  const lines = [{ bet: '4D', selection: numbers(100, 4), unitMinor }];
  const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.buy(orderOf(numero, lines, 5))));
  const refused = answers.filter(({ ok }) => !ok);
  // One that is done makes room for another.
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5);
  expect(refused).not.toHaveLength(0);
  expect(refused).toEqual(
    refused.map(() => ({ ok: false, message: 'service_unavailable', detail: { retryAfterSeconds: 1 } })),
  );
});

test('who buys and who gives back the same numbers never wait for each other', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => lotto.enter(game, richMinor)));
  const { numero } = await lotto.openIssue(game);
  const failed = lotto.failures.length;
  const play = async (buyer: (typeof buyers)[number], place: number) => {
    for (let round = 0; round < 4; round += 1) {
      // Each writes the same numbers, but begins elsewhere.
      const shifted = [...Array.from({ length: 40 }, (_, index) => (index + place * 7) % 40)];
      const selection = shifted.map((number) => `${number}`.padStart(4, '0')).join(',');
      const { ticketId } = await bought(buyer.buy(orderOf(numero, [{ bet: '4D', selection, unitMinor }], 4)));
      const stopped = await buyer.stop(ticketId);
      expect(stopped.ok && stopped.value.stopped).toBe(4);
    }
  };
  await Promise.all(buyers.map(play));
  expect(lotto.failures.length).toBe(failed);
  for (const { memberId } of buyers) expect(await money.cashOf(memberId)).toBe(richMinor);
  await money.expectCleanBooks();
});

test('a purchase that takes long is not given back while it is made', async () => {
  const buyer = await lotto.enter(game, richMinor);
  const { numero } = await lotto.openIssue(game);
  lotto.meanwhile.set('makeBet', async () => {
    money.clock.advanceMs(20_000);
    await lotto.desk().work();
  });
  const ticket = await bought(buyer.buy(orderOf(numero, [{ bet: '4D', selection: numbers(2, 4), unitMinor }], 2)));
  expect(ticket.status).toBe('placed');
});

test('purchases ahead that came back without a win are bounded by day', async () => {
  const buyer = await lotto.enter(ssc, richMinor);
  const { numero } = await lotto.openIssue(ssc);
  const order = { numero, lines: [{ bet: 'direct-all5', selection: '1|2|3|4|5', unitMinor }], costMinor: '100' };
  const ahead = { ...order, chase: { issues: 30, stopsOnWin: false } };
  for (let round = 0; round < 10; round += 1) await buyer.stop((await bought(buyer.buy(ahead))).ticketId);
  expect(await buyer.buy(ahead)).toEqual({ ok: false, message: 'limit_reached' });
  expect((await buyer.buy(order)).ok).toBe(true);
});
