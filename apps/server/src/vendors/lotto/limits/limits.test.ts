// @covers lottery-limits

import type { CallInput, Calls } from '@baize/contract';
import { expect, test } from 'vitest';
import type { RequestStaff } from '../../../platform/http/handlers.ts';
import { type Line, useLotto } from '../testing/lotto.fixture.ts';

const lotto = useLotto();
const game = 'th-hanoi';
const reason = 'a limit';
type Limits = Pick<
  CallInput<Calls['staffLotteryLimitSet']>['body'],
  'line' | 'memberNumber' | 'lowerFrom' | 'lowerPercent' | 'closeAt'
>;
const nothing: Limits = { line: null, memberNumber: null, lowerFrom: null, lowerPercent: null, closeAt: null };

const told = async <Value>(answer: Promise<{ ok: true; value: Value } | { ok: false; message: string }>) => {
  const given = await answer;
  if (!given.ok) throw new Error(given.message);
  return given.value;
};
const on = (selection: string, unit = 100, bet = 'top2'): Line[] => [{ bet, selection, unitMinor: `${unit}` }];
let count = 0;
const staff = (): Promise<RequestStaff> => {
  count += 1;
  return lotto.staffOf(`limits${count}`);
};
const set = async (limits: Partial<Limits>, bet?: string) =>
  lotto.desk().routes.staffLotteryLimitSet({
    ...lotto.context,
    staff: await staff(),
    body: { gameId: game, ...(bet && { bet }), ...nothing, ...limits, reason },
  });
const refused = (message: string) => ({ ok: false, message });

test('a line that costs more than its limit is refused', async () => {
  await told(set({ line: '5.00' }, 'bottom2'));
  const buyer = await lotto.enter(game);
  const { numero } = await lotto.openIssue(game);
  const lines = on('1', 600, 'bottom2').map((line) => ({ ...line, selection: '11' }));
  expect(await buyer.buy({ numero, lines, costMinor: '600' })).toEqual(refused('limit_reached'));
  expect((await buyer.buy({ numero, lines: on('11', 500, 'bottom2'), costMinor: '500' })).ok).toBe(true);
});

test('a member stakes no more on a number of an issue than the limit, and others are not limited by that', async () => {
  await told(set({ memberNumber: '3.00' }, 'top3'));
  const [buyer, other] = [await lotto.enter(game), await lotto.enter(game)];
  const { numero } = await lotto.openIssue(game);
  const lines = on('123', 200, 'top3');
  const order = { numero, lines, costMinor: '200' };
  expect((await buyer.buy(order)).ok).toBe(true);
  expect(await buyer.buy(order)).toEqual(refused('limit_reached'));
  expect((await other.buy(order)).ok).toBe(true);
  expect((await buyer.buy({ numero, lines: on('124', 200, 'top3'), costMinor: '200' })).ok).toBe(true);
});

test('a number pays less from a liability on, shown before it is bought, and closes at another', async () => {
  await told(set({ lowerFrom: '100.00', lowerPercent: 50, closeAt: '150.00' }));
  const buyer = await lotto.enter(game);
  const issue = await lotto.openIssue(game);
  const { numero } = issue;
  const buy = (selection: string, unit = 100, lowered: Record<string, number> = {}) => {
    const lines = on(selection, unit).map((line) => ({ ...line, lowered }));
    return buyer.buy({ numero, lines, costMinor: `${unit * selection.split(',').length}` });
  };
  // 1.00 pays 90.00.
  expect((await buy('45')).ok).toBe(true);
  expect((await lotto.issuesOf(game)).limited).toEqual([]);
  expect(await buy('45', 200)).toEqual(refused('limit_reached'));
  expect(await buy('45', 10, { 45: 50 })).toEqual(refused('price_changed'));
  expect((await buy('45', 20)).ok).toBe(true);
  expect((await lotto.issuesOf(game)).limited).toEqual([{ bet: 'top2', number: '45', percent: 50 }]);
  expect(await buy('45,46', 10)).toEqual(refused('price_changed'));
  const half = await told(buy('45', 50, { 45: 50 }));
  expect(half.ticket.lines[0]).toMatchObject({ lowered: { 45: 50 }, topPrizeMinor: '2250' });
  expect(await buy('45', 100, { 45: 50 })).toEqual(refused('limit_reached'));
  expect((await buy('46')).ok).toBe(true);
});

test('a ticket that is not sold takes nothing of a number', async () => {
  await told(set({ closeAt: '1000.00' }, 'bottom2'));
  const poor = await lotto.enter(game, 100n);
  const rich = await lotto.enter(game);
  const { numero } = await lotto.openIssue(game);
  const order = { numero, lines: on('77', 1_000, 'bottom2'), costMinor: '1000' };
  expect(await poor.buy(order)).toEqual(refused('insufficient_funds'));
  expect((await rich.buy(order)).ok).toBe(true);
  expect(await rich.buy(order)).toEqual(refused('limit_reached'));
});

test('many who buy one number at once never go beyond its liability', async () => {
  await told(set({ closeAt: '450.00' }, 'top2'));
  const buyers = await Promise.all(Array.from({ length: 12 }, () => lotto.enter(game)));
  const { numero } = await lotto.openIssue(game);
  const answers = await Promise.all(buyers.map((buyer) => buyer.buy({ numero, lines: on('88'), costMinor: '100' })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  const seen = await told(
    lotto.desk().routes.staffLotteryIssue({ ...lotto.context, staff: await staff(), params: { gameId: game, numero } }),
  );
  expect(seen.numbers.find(({ number }) => number === '88')).toMatchObject({ liability: '450.00', percent: 0 });
});

test('a number is sold at its lowered price also where more numbers are lowered than one answer shows', async () => {
  for (const bet of ['top3', 'bottom2']) await told(set({ lowerFrom: '1.00', lowerPercent: 50 }, bet));
  const buyer = await lotto.enter(game);
  const { numero } = await lotto.openIssue(game);
  await lotto.money.owner.query(
    `insert into lotto.exposures (brand_id, lottery_code, numero, bet, number, player_ref, stake_minor, liability_minor, closes_at)
     select $1::uuid, $2::text, $3::text, 'top3', lpad(number::text, 3, '0'), '', 100, 10000000::bigint, now() from generate_series(0, 999) number
     union all select $1::uuid, $2::text, $3::text, 'bottom2', '99', '', 100, 100, now()
     on conflict (brand_id, lottery_code, numero, bet, number, player_ref) do update set liability_minor = excluded.liability_minor`,
    [lotto.money.brand.id, game, numero],
  );
  const { limited } = await lotto.issuesOf(game);
  expect([limited.length, limited.filter(({ bet }) => bet === 'bottom2')]).toEqual([1_000, []]);
  const lines = on('99', 100, 'bottom2').map((line) => ({ ...line, lowered: { 99: 50 } }));
  expect((await buyer.buy({ numero, lines, costMinor: '100' })).ok).toBe(true);
});

test('limits are set for what there is, and removed by setting none', async () => {
  expect(await set({ line: '5.00' }, 'sumWords')).toEqual(refused('not_found'));
  expect((await set({ line: '5.001' })).ok).toBe(false);
  expect((await set({ lowerFrom: '5.00' })).ok).toBe(false);
  const rows = async () =>
    (await told(lotto.desk().routes.staffLotteryLimits({ ...lotto.context, staff: await staff() }))).rows;
  await told(set({ line: '9.00' }, 'runTop'));
  expect(await rows()).toContainEqual({ gameId: game, bet: 'runTop', ...nothing, line: '9.00' });
  await told(set({}, 'runTop'));
  expect((await rows()).some(({ bet }) => bet === 'runTop')).toBe(false);
  await lotto.money.expectCleanBooks();
});
