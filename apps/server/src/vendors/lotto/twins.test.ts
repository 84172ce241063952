// @covers lottery-tickets

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';

test('of many identical requests at once each hears the one ticket, and those of other content do not', async () => {
  const buyer = await lotto.enter(ssc);
  const { numero } = await lotto.openIssue(ssc);
  const [ticketId, ...others] = [randomUUID(), randomUUID(), randomUUID()];
  const buy = (unitMinor: string, id = ticketId) =>
    buyer.buy({
      numero,
      ticketId: id,
      lines: [{ bet: 'sumWords', selection: 'odd', unitMinor }],
      costMinor: unitMinor,
    });
  // Until every connection is there, they come one after the other.
  for (const id of [...others, ticketId]) {
    const twins = await Promise.all(Array.from({ length: 12 }, () => buy('1000', id)));
    expect(twins.map((answer) => (answer.ok ? answer.value.ticket.ticketId : answer.message))).toEqual(
      twins.map(() => id),
    );
  }
  expect(await buy('2000')).toMatchObject({ message: 'repeated_with_other_content' });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(997_000n);
});

test('twins hear the ticket also where its cost is all that the buyer has', async () => {
  const { numero } = await lotto.openIssue(ssc);
  const lines = [{ bet: 'sumWords', selection: 'odd', unitMinor: '1000' }];
  for (let round = 0; round < 3; round += 1) {
    const buyer = await lotto.enter(ssc, 1_000n);
    const order = { numero, ticketId: randomUUID(), lines, costMinor: '1000' };
    const twins = await Promise.all(Array.from({ length: 12 }, () => buyer.buy(order)));
    expect(twins.map((answer) => (answer.ok ? 'bought' : answer.message))).toEqual(twins.map(() => 'bought'));
    expect(await lotto.money.cashOf(buyer.memberId)).toBe(0n);
  }
});

test('what the wallet refuses one request no twin holds: the ticket is refused, and the money is back', async () => {
  const buyer = await lotto.enter(ssc, 1_500n);
  const { numero } = await lotto.openIssue(ssc);
  const lines = [{ bet: 'sumWords', selection: 'odd', unitMinor: '1000' }];
  const order = { numero, ticketId: randomUUID(), lines, costMinor: '1000' };
  const other = { ...order, ticketId: randomUUID() };
  // The money goes to another ticket before this one is held, and comes back before a twin asks for it.
  lotto.meanwhile.set('makeBet', async () => {
    await lotto.money.ledger.setLimit({
      ...{ brandId: lotto.money.brand.id, memberId: buyer.memberId, kind: 'stake', amountMinor: 999n },
    });
    lotto.meanwhile.set('discardBet', async () => {
      await lotto.money.owner.query('delete from money_limits where member_id = $1', [buyer.memberId]);
      expect((await buyer.buy(order)).ok).toBe(false);
    });
  });
  expect(await buyer.buy(order)).toEqual({ ok: false, message: 'limit_reached' });
  expect(lotto.meanwhile.size).toBe(0);
  expect(await buyer.buy(other)).toMatchObject({ ok: true, value: { balanceMinor: '500' } });
  await lotto.money.expectCleanBooks();
});

test('an order ahead is not bought when one of its issues is cancelled while its money is held', async () => {
  const buyer = await lotto.enter(ssc);
  const { numero } = await lotto.openIssue(ssc);
  const lines = [{ bet: 'sumWords', selection: 'odd', unitMinor: '1000' }];
  const staff = [await lotto.staffOf('cancels'), await lotto.staffOf('agrees')];
  lotto.meanwhile.set('makeBet', async () => {
    const params = { gameId: ssc, numero: `${BigInt(numero) + 2n}` };
    for (const one of staff)
      await lotto
        .desk()
        .routes.staffLotteryCancel({ ...lotto.context, staff: one, params, body: { reason: 'no draw' } });
  });
  const order = { numero, lines, costMinor: '1000', chase: { issues: 3, stopsOnWin: false } };
  expect(await buyer.buy(order)).toEqual({ ok: false, message: 'betting_closed' });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(1_000_000n);
  await lotto.money.expectCleanBooks();
});
