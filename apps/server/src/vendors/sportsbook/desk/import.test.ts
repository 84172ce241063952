// @covers sports-import

import { beforeAll, expect, test } from 'vitest';
import { betOf, legOf, matchesOf, successOf, useBook } from '../testing/book.fixture.ts';
import { asStaff, deskOver } from '../testing/desk.fixture.ts';

const tools = useBook();
const { money, build, player } = tools;
let desk: ReturnType<typeof deskOver>['desk'];
beforeAll(() => {
  ({ desk } = deskOver(tools));
});

const reason = 'fixtures of the week';
const as = (name?: string) => asStaff(money.brand.id, name);
const send = async (format: 'csv' | 'json', file: string) => {
  const vendorCode = money.game.vendorCode as 'FB';
  return successOf(await desk.staffBookImport({ ...as(), body: { vendorCode, format, file, reason } }));
};
const columns = 'matchId,sport,league,home,away,startsAt,market,selection,line,odds';
const startsAt = () => new Date(money.clock.now().getTime() + 3_600_000).toISOString();
const rowsOf = (matchId: string, prices: readonly (readonly [string, string, string, string])[]) =>
  prices.map((price) => [matchId, 'tennis', '"Cup, men"', 'Ana', 'Bea', startsAt(), ...price].join(',')).join('\n');
const good = [
  ['1X2', '1', '', '1.90'],
  ['1X2', 'X', '', '3.00'],
  ['1X2', '2', '', '3.50'],
  ['AH', 'home', '-0.25', '1.95'],
  ['AH', 'away', '0.25', '1.90'],
] as const;

test('a file of fixtures is bet on until they begin, and settled by a result of two people', async () => {
  expect(await send('csv', `${columns}\n${rowsOf('a', good)}`)).toEqual({ matches: 1, faults: [] });
  const [book, who] = [build(), await player()];
  const shown = async () => (await matchesOf(book, who)).find(({ home }) => home === 'Ana');
  const match = await shown();
  if (!match) throw new Error('no match');
  expect(match).toMatchObject({ isVirtual: false, league: 'Cup, men', isSuspended: false });
  const asked = betOf([legOf(match, 'AH')]);
  expect(successOf(await book.placeBet(who.session, asked)).bet.state).toBe('ACCEPTED');
  const dearer = good.map(([market, selection, line, odds]) => [market, selection, line, odds.replace('1.90', '2.10')]);
  await send('csv', `${columns}\n${rowsOf('a', dearer as never)}`);
  expect((await shown())?.markets[0]?.selections[0]?.odds).toBe('2.10');
  money.clock.advanceMs(3_600_000);
  expect(await shown()).toMatchObject({ state: 'live', isSuspended: true });
  expect((await send('csv', `${columns}\n${rowsOf('a', good)}`)).faults).toEqual([
    { matchId: 'a', fault: 'it has begun' },
  ]);
  const body = {
    ending: 'finished',
    score: { home: 1, away: 1 },
    halfTimeScore: null,
    firstGoal: null,
    reason,
  } as const;
  const params = { matchId: match.matchId };
  const proposed = await desk.staffBookPropose({ ...as('anna'), params, body: { ...body, voidMarkets: [] } });
  const { resultId } = successOf(proposed);
  const decision = { params: { resultId }, body: { decision: 'APPROVED', reason } } as const;
  successOf(await desk.staffBookDecide({ ...as('bert'), ...decision }));
  await book.work();
  expect(successOf(await book.listBets(who.session, 5)).list[0]).toMatchObject({
    state: 'SETTLED',
    returnMinor: '500',
  });
});

test('JSON lists matches as a feed’s snapshot does', async () => {
  const market = {
    key: '1X2',
    isOpen: true,
    selections: good.slice(0, 3).map(([, selection, line, odds]) => ({ selection, line, odds })),
  };
  const match = {
    matchId: 'j',
    sport: 'basketball',
    league: 'L',
    home: 'C',
    away: 'D',
    startsAt: startsAt(),
    markets: [market],
  };
  expect(await send('json', JSON.stringify([match]))).toEqual({ matches: 1, faults: [] });
});

test.each([
  ['csv', 'no line at all', (): string => '"'],
  ['csv', 'a missing column', (): string => 'matchId\na'],
  [
    'csv',
    'a price of 1.00',
    (): string =>
      `${columns}\n${rowsOf('x', [
        ['OE', 'odd', '', '1.00'],
        ['OE', 'even', '', '1.90'],
      ])}`,
  ],
  [
    'csv',
    'an unknown market',
    (): string =>
      `${columns}\n${rowsOf('x', [
        ['??', 'odd', '', '1.80'],
        ['??', 'even', '', '1.90'],
      ])}`,
  ],
  ['json', 'no JSON', (): string => '{'],
  ['json', 'no list', (): string => '{}'],
  [
    'json',
    'a match that has begun',
    (): string =>
      JSON.stringify([
        { matchId: 'x', sport: 's', league: 'l', home: 'h', away: 'a', startsAt: '2020-01-01T00:00:00Z' },
      ]),
  ],
  ['json', 'null in the list', (): string => '[null]'],
] as const)('%s with %s is read in not at all, and says why', async (format, _what, file) => {
  const answer = await send(format, file());
  expect(answer.matches).toBe(0);
  expect(answer.faults[0]?.fault).not.toBe('');
  expect(answer.faults).toHaveLength(1);
});

test('afterwards the auditor finds nothing', () => money.expectCleanBooks());
