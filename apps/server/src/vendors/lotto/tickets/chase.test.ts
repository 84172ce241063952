// @covers lottery-chase

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Line, useLotto } from '../testing/lotto.fixture.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';
const words: Line[] = [{ bet: 'sumWords', selection: 'odd,even', unitMinor: '1000' }];
const unlikely: Line[] = [{ bet: 'direct-all5', selection: '1|2|3|4|5', unitMinor: '100' }];
const told = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; message: string }>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
};

test('a purchase for several issues is a ticket of each; with a win what is left comes back', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const order = { numero: issue.numero, lines: words, costMinor: '2000', chase: { issues: 10, stopsOnWin: true } };
  const { ticket } = await told(buyer.buy(order));
  expect(ticket.chase).toEqual({ chaseId: ticket.ticketId, place: 1, count: 10, stopsOnWin: true });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 20_000n);
  const { list } = await told(buyer.tickets());
  expect(list.map(({ chase }) => chase?.place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(list.map(({ numero }) => numero)).size).toBe(10);
  await lotto.passTo(issue.drawsAt);
  // Odd and even on one issue win 1.956 times one of them, whatever is drawn.
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 2_000n + 1_956n);
  const after = await told(buyer.tickets());
  expect(after.list.map(({ status }) => status)).toEqual(['settled', ...Array.from({ length: 9 }, () => 'cancelled')]);
  await lotto.money.expectCleanBooks();
});

test('without a win it goes on from issue to issue', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const order = { numero: issue.numero, lines: unlikely, costMinor: '100', chase: { issues: 3, stopsOnWin: true } };
  await told(buyer.buy(order));
  for (let step = 0; step < 3; step += 1) await lotto.passTo(issue.drawsAt, step * 60_000);
  const { list } = await told(buyer.tickets());
  expect(list.map(({ status }) => status)).toEqual(['settled', 'settled', 'settled']);
  await lotto.money.expectCleanBooks();
});

test('the buyer gives back what is not locked yet, nobody else does', async () => {
  const [buyer, other] = [await lotto.enter(ssc), await lotto.enter(ssc)];
  const issue = await lotto.openIssue(ssc);
  const order = { numero: issue.numero, lines: unlikely, costMinor: '100', chase: { issues: 5, stopsOnWin: false } };
  const { ticket } = await told(buyer.buy(order));
  await lotto.passTo(issue.closesAt);
  expect(await other.stop(ticket.ticketId)).toEqual({ ok: false, message: 'not_found' });
  expect(await told(buyer.stop(ticket.ticketId))).toMatchObject({ stopped: 4, balanceMinor: '999900' });
  expect(await told(buyer.stop(ticket.ticketId))).toMatchObject({ stopped: 0 });
  await lotto.passTo(issue.drawsAt);
  const { list } = await told(buyer.tickets());
  expect(list.map(({ status }) => status)).toEqual(['settled', ...Array.from({ length: 4 }, () => 'cancelled')]);
  await lotto.money.expectCleanBooks();
});

test('a purchase that cannot be paid whole is not made at all', async () => {
  const buyer = await lotto.enter(ssc, 450n);
  const issue = await lotto.openIssue(ssc);
  const order = { numero: issue.numero, lines: unlikely, costMinor: '100', chase: { issues: 5, stopsOnWin: false } };
  expect(await buyer.buy(order)).toEqual({ ok: false, message: 'insufficient_funds' });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(450n);
  expect((await told(buyer.tickets())).list).toEqual([]);
  await lotto.money.expectCleanBooks();
});

test('the same id again is the same purchase', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const chase = { issues: 4, stopsOnWin: false };
  const order = { ticketId: randomUUID(), numero: issue.numero, lines: unlikely, costMinor: '100', chase };
  const first = await told(buyer.buy(order));
  expect((await told(buyer.buy(order))).ticket).toEqual(first.ticket);
  expect((await told(buyer.tickets())).list).toHaveLength(4);
  expect(await buyer.buy({ ...order, chase: { ...chase, issues: 5 } })).toEqual({
    ok: false,
    message: 'repeated_with_other_content',
  });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n - 400n);
});

test('a lower prize group pays less and gives its rebate back, won or lost', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  // 1,700 pays 0.85 of a fair price, and gives 12.8 % of the cost back.
  const { ticket } = await told(
    buyer.buy({ numero: issue.numero, lines: words, costMinor: '2000', prizeGroup: 1_700 }),
  );
  expect(ticket).toMatchObject({ prizeGroup: 1_700, lines: [{ rebateMinor: '256', topPrizeMinor: '1700' }] });
  await lotto.passTo(issue.drawsAt);
  expect((await told(buyer.tickets())).list[0]).toMatchObject({ payoutMinor: `${1_700 + 256}` });
  const hanoi = await lotto.enter('th-hanoi');
  const open = await lotto.openIssue('th-hanoi');
  const lines = [{ bet: 'top2', selection: '45', unitMinor: '100' }];
  expect(await hanoi.buy({ numero: open.numero, lines, costMinor: '100', prizeGroup: 1_700 })).toEqual({
    ok: false,
    message: 'bet_not_offered',
  });
  await lotto.money.expectCleanBooks();
});
