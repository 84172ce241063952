// @covers lottery-tickets

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { type Line, useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();
const { money } = lotto;
const ssc = 'elott-ssc-60s';
const lines: Line[] = [{ bet: 'sumWords', selection: 'odd', unitMinor: '1000' }];
const costMinor = '1000';

const rowCount = async (): Promise<number> => {
  const { rows } = await money.owner.query(
    'select (select count(*) from lotto.tickets) + (select count(*) from journal) as count',
  );
  return Number(rows[0].count);
};

test.each([
  ['without the money for it', 999n, null, 'insufficient_funds'],
  ['beyond a limit', 10_000n, 999n, 'limit_reached'],
] as const)('a ticket %s leaves nothing', async (_why, balanceMinor, limitMinor, message) => {
  const buyer = await lotto.enter(ssc, balanceMinor);
  if (limitMinor !== null) {
    const limit = { brandId: money.brand.id, memberId: buyer.memberId, kind: 'stake' } as const;
    await money.ledger.setLimit({ ...limit, amountMinor: limitMinor });
  }
  const { numero } = await lotto.openIssue(ssc);
  const before = await rowCount();
  const bought = await Promise.all(Array.from({ length: 20 }, () => buyer.buy({ numero, lines, costMinor })));
  for (const answer of bought) expect(answer).toEqual({ ok: false, message });
  expect(await rowCount()).toBe(before);
});

test('tickets that are refused because something came between are bounded by day', async () => {
  const buyer = await lotto.enter(ssc);
  const { numero } = await lotto.openIssue(ssc);
  const buy = () => buyer.buy({ numero, lines, costMinor });
  const bought = await buy();
  if (!bought.ok) throw new Error(bought.message);
  await money.owner.query(
    `insert into lotto.tickets (id, brand_id, book, vendor_code, lottery_code, numero, player_ref, lines, cost_minor, top_prize_minor, prize_group,
      chase_place, chase_count, stops_on_win, status, refusal, bought_at)
    select gen_random_uuid(), brand_id, book, vendor_code, lottery_code, numero, player_ref, lines, cost_minor, top_prize_minor, prize_group,
      chase_place, chase_count, stops_on_win, 'refused', 'insufficient_funds', bought_at
    from lotto.tickets, generate_series(1, 100) where id = $1`,
    [bought.value.ticket.ticketId],
  );
  expect(await buy()).toEqual({ ok: false, message: 'limit_reached' });
  await money.owner.query(`update lotto.tickets set bought_at = bought_at - interval '24 hours'`);
  expect(await buy()).toMatchObject({ ok: true });
});

test('the choices of all lines together are no longer than those of one line may be', () => {
  const { body } = calls.lottoBuy;
  const ticket = (selections: readonly string[]) => ({
    ...{ ticketId: '019aaaaa-0000-7000-8000-000000000000', gameId: ssc, numero: '1', costMinor },
    lines: selections.map((selection) => ({ bet: 'sumWords', selection, unitMinor: '1' })),
  });
  expect(body.safeParse(ticket(['1'.repeat(4_000), '2'.repeat(4_000)])).success).toBe(true);
  expect(body.safeParse(ticket(['1'.repeat(4_000), '2'.repeat(4_001)])).success).toBe(false);
});
