// @covers lottery-tickets

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const ssc = 'elott-ssc-60s';

test('of many identical requests at once each hears the one ticket, and those of other content do not', async () => {
  const buyer = await lotto.enter(ssc);
  const { numero } = await lotto.openIssue(ssc);
  const ticketId = randomUUID();
  const buy = (unitMinor: string) =>
    buyer.buy({ numero, ticketId, lines: [{ bet: 'sumWords', selection: 'odd', unitMinor }], costMinor: unitMinor });
  const twins = await Promise.all(Array.from({ length: 12 }, () => buy('1000')));
  expect(twins.map((answer) => (answer.ok ? answer.value.ticket.ticketId : answer.message))).toEqual(
    twins.map(() => ticketId),
  );
  expect(await buy('2000')).toMatchObject({ message: 'repeated_with_other_content' });
  expect(await lotto.money.cashOf(buyer.memberId)).toBe(999_000n);
});
