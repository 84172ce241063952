// @covers fifteen-digits ranking

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { insertBrand, insertGame, insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { insertBet } from './bet.fixture.ts';
import { createLeaderboards } from './index.ts';

const harness = useTestDatabase();

test('both lists are answered whatever stands in the betting record: more than answers hold is shown as the most that they do', async () => {
  const clock = testClock();
  const { owner } = harness;
  const brand = await insertBrand(owner);
  const game = await insertGame(owner, brand.id);
  const memberId = (await insertMember(owner, brand.id, { username: 'alice' })).id;
  for (const [round, payout] of [
    ['r1', '999999999999999999'],
    ['r2', '999999999999999999'],
    ['r3', 500],
  ] as const) {
    await insertBet(owner, { brandId: brand.id, memberId, game }, { round, payout, at: clock.now() });
  }
  const { routes } = createLeaderboards({ database: harness.database, clock, jackpotPools: async () => null });
  const context = { brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' };
  const max = '999999999999999.99';
  const ranking = await routes.rankList({ ...context, data: calls.rankList.data.parse({}) });
  expect(ranking.ok && calls.rankList.answer.parse(ranking.value).list.map(({ won }) => won)).toEqual([max]);
  for (const kind of ['latest', 'biggest'] as const) {
    const board = await routes.winnerBoard({
      ...context,
      data: calls.winnerBoard.data.parse({ language: 'TY', kind }),
    });
    const list = board.ok ? calls.winnerBoard.answer.parse(board.value).list : [];
    expect(list.map(({ payout }) => payout).toSorted()).toEqual(['5.00', max, max]);
  }
});
