// @covers sports-trading-board

import { beforeAll, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { betOf, legOf, successOf, useBook } from '../testing/book.fixture.ts';
import { asStaff, deskOver, firstPage, matchPicker } from '../testing/desk.fixture.ts';

const tools = useBook();
const { money } = tools;
let desk: ReturnType<typeof deskOver>['desk'];
let done: ReturnType<typeof deskOver>['done'];
beforeAll(() => {
  ({ desk, done } = deskOver(tools));
});
const firstMatch = matchPicker(tools);

const reason = 'the league corrected it';
const as = (name?: string) => asStaff(money.brand.id, name);
const board = async (matchId: string) => successOf(await desk.staffBookMatch({ ...as(), params: { matchId } }));
const open = {
  isSuspended: false,
  suspendedMarkets: [],
  marginPercent: 0,
  moves: [],
  maxStake: null,
  reason,
};
type Controls = Parameters<typeof desk.staffBookControls>[0]['body'];
const control = (matchId: string, body: Partial<Controls>) =>
  desk.staffBookControls({ ...as(), params: { matchId }, body: { ...open, ...body } });

describe('the trading board', () => {
  test('shows what is at stake and what each selection would cost', async () => {
    const { book, who, match } = await firstMatch();
    successOf(await book.placeBet(who.session, betOf([legOf(match, '1X2')])));
    const { markets, match: row } = await board(match.matchId);
    const home = markets.find(({ key }) => key === '1X2')?.selections[0];
    const returned = (1_000 * Number(home?.odds)) / 100;
    expect(home).toMatchObject({ bets: 1, staked: '10.00', liability: (returned - 10).toFixed(2) });
    expect(row).toMatchObject({ bets: 1, liability: (returned - 10).toFixed(2) });
    const { rows, total } = successOf(
      await desk.staffBookMatches({
        ...as(),
        data: { ...firstPage, sort: 'startsAt', direction: 'asc', state: 'scheduled' },
      }),
    );
    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect(rows.find(({ matchId }) => matchId === match.matchId)).toMatchObject({ bets: 1, source: 'simulator' });
  });

  test('names members on one selection who signed in from one place, and nobody else', async () => {
    const { book, who, match } = await firstMatch();
    const other = await tools.player();
    const third = await tools.player();
    const bet = (one: typeof who) => book.placeBet(one.session, betOf([legOf(match, '1X2')]));
    for (const one of [who, other, third]) successOf(await bet(one));
    await money.owner.query(`update sessions set created_at = $1 where member_id = any($2)`, [
      money.clock.now(),
      [who, other, third].map(({ memberId }) => memberId),
    ]);
    await money.owner.query(`update sessions set ip = '203.0.113.77' where member_id = $1`, [third.memberId]);
    const { linked } = await board(match.matchId);
    expect(linked).toMatchObject([{ market: '1X2', selection: '1' }]);
    expect(linked[0]?.members).toHaveLength(2);
    await money.owner.query(`update sessions set user_agent = 'another' where member_id = $1`, [other.memberId]);
    expect((await board(match.matchId)).linked).toEqual([]);
  });

  test('a suspended match and a suspended market take no bets until they are opened again', async () => {
    const { book, who, match } = await firstMatch();
    const bet = () => book.placeBet(who.session, betOf([legOf(match, '1X2')]));
    for (const closed of [{ isSuspended: true }, { suspendedMarkets: ['1X2'] }]) {
      successOf(await control(match.matchId, closed));
      expect(successOf(await bet()).bet).toMatchObject({ state: 'REJECTED', refusal: 'market_closed' });
    }
    successOf(await control(match.matchId, {}));
    expect(successOf(await bet()).bet.state).toBe('ACCEPTED');
    expect(done.at(-1)).toMatchObject({ act: 'setMatchControls', subject: `match:${match.matchId}`, reason });
  });

  test('moves of prices, margin and the largest stake hold at once', async () => {
    const { book, who, match, again } = await firstMatch();
    const before = legOf(match, '1X2');
    const move = { market: '1X2', selection: before.selection, line: null, percent: 20 };
    successOf(await control(match.matchId, { moves: [move] }));
    const moved = await again();
    if (!moved) throw new Error('the match is gone');
    expect(Number(legOf(moved, '1X2').odds)).toBeCloseTo(Number(before.odds) * 1.2, 1);
    successOf(await control(match.matchId, { marginPercent: 10 }));
    expect(Number(legOf((await again()) ?? match, '1X2').odds)).toBeLessThan(Number(before.odds));
    successOf(await control(match.matchId, { maxStake: '9.99' }));
    expect(await book.placeBet(who.session, betOf([legOf((await again()) ?? match, '1X2')]))).toMatchObject({
      message: 'limit_reached',
    });
    successOf(await control(match.matchId, {}));
    expect(await control('no-match', {})).toMatchObject({ message: 'not_found' });
    expect(await control(match.matchId, { maxStake: '9.999' })).toMatchObject({ message: 'invalid_input' });
  });
});

describe('limits of a book', () => {
  const vendorCode = 'BAIZE' as never;
  const set = (
    kind: 'maxStake' | 'memberOnSelection' | 'selectionLiability' | 'matchLiability',
    amount: string | null,
  ) => desk.staffBookLimitSet({ ...as(), body: { vendorCode, kind, amount, reason } });

  test.each(['maxStake', 'memberOnSelection', 'selectionLiability', 'matchLiability'] as const)(
    'a bet beyond %s is refused before any money is held',
    async (kind) => {
      const { book, who, match } = await firstMatch();
      successOf(await set(kind, '5.00'));
      const refused = await book.placeBet(who.session, betOf([legOf(match, '1X2', 1)]));
      expect(refused).toMatchObject({ message: kind === 'maxStake' ? 'bet_not_offered' : 'limit_reached' });
      expect(await money.cashOf(who.memberId)).toBe(1_000_000n);
      const { limits } = successOf(await desk.staffBookLimits({ ...as(), data: { vendorCode } }));
      expect(limits.find((limit) => limit.kind === kind)).toMatchObject({ amount: '5.00', isOwn: true });
      successOf(await set(kind, null));
      expect(successOf(await book.placeBet(who.session, betOf([legOf(match, '1X2', 1)]))).bet.state).toBe('ACCEPTED');
    },
  );

  test('what one bet may stake is each brand’s own; what a price may cost holds for all', async () => {
    const { book, who, match } = await firstMatch();
    const other = await insertBrand(money.owner, 'other');
    const elsewhere = (kind: 'maxStake' | 'selectionLiability', amount: string | null) =>
      desk.staffBookLimitSet({ ...asStaff(other.id), body: { vendorCode, kind, amount, reason } });
    const bet = () => book.placeBet(who.session, betOf([legOf(match, '1X2', 1)]));
    successOf(await elsewhere('maxStake', '5.00'));
    expect(successOf(await bet()).bet.state).toBe('ACCEPTED');
    const shown = successOf(await desk.staffBookLimits({ ...as(), data: { vendorCode } }));
    expect(shown.limits.find(({ kind }) => kind === 'maxStake')).toMatchObject({ isOwn: false });
    successOf(await elsewhere('selectionLiability', '5.00'));
    expect(await bet()).toMatchObject({ message: 'limit_reached' });
    successOf(await elsewhere('selectionLiability', null));
  });

  test('what is staked on a selection moves its price down, and back when the bets are settled', async () => {
    const { book, who, match, again } = await firstMatch();
    successOf(await set('selectionLiability', '200.00'));
    const before = Number(legOf(match, '1X2', 1).odds);
    successOf(await book.placeBet(who.session, betOf([legOf(match, '1X2', 1)], { unitStakeMinor: '2000' })));
    await book.work();
    expect(Number(legOf((await again()) ?? match, '1X2', 1).odds)).toBeLessThan(before);
    successOf(await set('selectionLiability', null));
    await book.work();
    expect(Number(legOf((await again()) ?? match, '1X2', 1).odds)).toBe(before);
  });
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
