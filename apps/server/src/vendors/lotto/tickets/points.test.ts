// @covers agent-points lottery-chase

import { afterEach, expect, test } from 'vitest';
import { type Line, useLotto } from '../testing/lotto.fixture.ts';

const lotto = useLotto();
const ssc = 'lott-ssc-5m';
const words: Line = { bet: 'sumWords', selection: 'odd,even', unitMinor: '1000' };
afterEach(() => {
  lotto.points.topGroup = null;
});

async function visit(gameId = ssc) {
  const buyer = await lotto.enter(gameId);
  const issue = await lotto.openIssue(gameId);
  const buy = (prizeGroup?: number) =>
    buyer.buy({ numero: issue.numero, lines: [words], costMinor: '2000', ...(prizeGroup && { prizeGroup }) });
  const groups = async () => {
    const answer = await buyer.tickets();
    return answer.ok ? answer.value.groups : [];
  };
  return { buyer, issue, buy, groups };
}
const legsOf = async (memberId: string) => {
  const { rows } = await lotto.money.owner.query("select detail -> 'legs' as legs from bets where member_id = $1", [
    memberId,
  ]);
  return rows.map(({ legs }) => legs);
};

test('who has 6.5 points plays up to group 1930, and gets back by his own points what a lower one leaves', async () => {
  lotto.points.topGroup = 1_930;
  const { buyer, issue, buy, groups } = await visit();
  expect(await groups()).toEqual([1_930, 1_900, 1_850, 1_800, 1_700]);
  expect(await buy(1_956)).toEqual({ ok: false, message: 'bet_not_offered' });
  const bought = await buy(1_900);
  // 1.5 % of the ticket comes back (rulebook 8.3).
  expect(bought).toMatchObject({ value: { ticket: { prizeGroup: 1_900, lines: [{ rebateMinor: '30' }] } } });
  await lotto.passTo(issue.drawsAt);
  const { list } = await buyer.tickets().then((answer) => (answer.ok ? answer.value : { list: [] }));
  expect(list[0]).toMatchObject({ payoutMinor: `${1_900 + 30}` });
  expect(await legsOf(buyer.memberId)).toEqual([
    [{ bet: 'sumWords', selection: 'odd,even', numero: issue.numero, topGroup: 1_930, costMinor: '2000' }],
  ]);
  await lotto.money.expectCleanBooks();
});

test('whoever has no points plays in the usual groups, and so does everybody in other codes', async () => {
  const { buyer, issue, buy, groups } = await visit();
  expect(await groups()).toEqual([1_956, 1_900, 1_850, 1_800, 1_700]);
  expect(await buy()).toMatchObject({ ok: true });
  await lotto.passTo(issue.drawsAt);
  expect(await legsOf(buyer.memberId)).toEqual([[{ bet: 'sumWords', selection: 'odd,even', numero: issue.numero }]]);
  lotto.points.topGroup = 1_800;
  const electronic = await visit('elott-ssc-60s');
  expect(await electronic.buy(1_956)).toMatchObject({ ok: true });
  expect(await (await visit('th-hanoi')).groups()).toEqual([1_956]);
});
