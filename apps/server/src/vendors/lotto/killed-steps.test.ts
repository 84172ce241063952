// @covers lottery-tickets lottery-killed-steps

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AnswerLost, type Line, type Loss, type MoneyAct, useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';
const lines: Line[] = [
  { bet: 'sumWords', selection: 'odd', unitMinor: '1000' },
  { bet: 'sumWords', selection: 'even', unitMinor: '1000' },
];
const ticketOf = (numero: string) => ({ ticketId: randomUUID(), numero, lines, costMinor: '2000' });
const certain = 1_956n;

/** What a ticket may come to: bought and paid once, or never bought. */
const whole = [1_000_000n - 2_000n + certain, 1_000_000n];

const cuts: readonly (readonly [MoneyAct, Loss])[] = [
  ['makeBet', 'before'],
  ['makeBet', 'after'],
  ['commitBet', 'before'],
  ['commitBet', 'after'],
];

test.each(cuts)('the process dies %s a lost answer of %s: the ticket counts whole or not at all', async (act, loss) => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  lotto.losses.set(act, loss);
  await expect(buyer.buy(ticketOf(issue.numero))).rejects.toThrow(AnswerLost);
  lotto.restart();
  await lotto.passTo(issue.drawsAt);
  await lotto.passTo(issue.drawsAt, 1_000);
  expect(whole).toContain(await lotto.money.cashOf(buyer.memberId));
  // Accepted before the cut means bought: the buyer’s number was taken.
  if (act === 'commitBet') expect(await lotto.money.cashOf(buyer.memberId)).toBe(whole[0]);
  await lotto.money.expectCleanBooks();
});

test.each(cuts)(
  'after a lost answer of %s (%s) the buyer sends the same id again and has one ticket',
  async (act, loss) => {
    const buyer = await lotto.enter(ssc);
    const issue = await lotto.openIssue(ssc);
    const ticket = ticketOf(issue.numero);
    lotto.losses.set(act, loss);
    await expect(buyer.buy(ticket)).rejects.toThrow(AnswerLost);
    const again = await buyer.buy(ticket);
    expect(again.ok).toBe(true);
    await lotto.passTo(issue.drawsAt);
    await lotto.passTo(issue.drawsAt, 1_000);
    expect(await lotto.money.cashOf(buyer.memberId)).toBe(whole[0]);
    await lotto.money.expectCleanBooks();
  },
);

test('a ticket that its buyer commits while the recovery gives it back stands', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  const ticket = ticketOf(issue.numero);
  lotto.losses.set('makeBet', 'after');
  await expect(buyer.buy(ticket)).rejects.toThrow(AnswerLost);
  lotto.money.clock.advanceMs(31_000);
  lotto.meanwhile.set('discardBet', async () => {
    lotto.losses.set('commitBet', 'after');
    await expect(buyer.buy(ticket)).rejects.toThrow(AnswerLost);
  });
  await lotto.desk().work();
  expect(lotto.meanwhile.size).toBe(0);
  await lotto.passTo(issue.drawsAt);
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(whole[0]);
  await lotto.money.expectCleanBooks();
});

test.each(['before', 'after'] as const)('a settlement whose answer is lost %s booking is paid once', async (loss) => {
  const buyers = [await lotto.enter(ssc), await lotto.enter(ssc), await lotto.enter(ssc)];
  const issue = await lotto.openIssue(ssc);
  for (const buyer of buyers) expect((await buyer.buy(ticketOf(issue.numero))).ok).toBe(true);
  lotto.losses.set('settleBets', loss);
  const failed = lotto.failures.length;
  await lotto.passTo(issue.drawsAt);
  expect(lotto.failures.length).toBe(failed + 1);
  lotto.restart();
  await lotto.passTo(issue.drawsAt, 1_000);
  for (const { memberId } of buyers) expect(await lotto.money.cashOf(memberId)).toBe(whole[0]);
  await lotto.money.expectCleanBooks();
});

test('two processes draw and pay at once, and everything happens once', async () => {
  const buyer = await lotto.enter(ssc);
  const issue = await lotto.openIssue(ssc);
  expect((await buyer.buy(ticketOf(issue.numero))).ok).toBe(true);
  const first = lotto.desk();
  lotto.restart();
  const second = lotto.desk();
  lotto.money.clock.advanceMs(Date.parse(issue.drawsAt) - lotto.money.clock.now().getTime());
  await Promise.all([first.work(), second.work(), first.work(), second.work()]);
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(whole[0]);
  await lotto.money.expectCleanBooks();
});
