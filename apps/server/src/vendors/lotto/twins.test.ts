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
