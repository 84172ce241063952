// @covers ranking game-info

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { insertBrand, insertGame, insertMember } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { insertBet } from './bet.fixture.ts';
import { createLeaderboards } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const yesterday = new Date('2026-03-01T12:00:00.000Z');

test('of one game the board shows its own wins alone, ten of the biggest, also those of days that are over', async () => {
  const brand = await insertBrand(harness.owner, 'wins');
  const member = await insertMember(harness.owner, brand.id, { username: 'alice' });
  const [first, second] = [
    await insertGame(harness.owner, brand.id, { gameCode: 'first' }),
    await insertGame(harness.owner, brand.id, { gameCode: 'second' }),
  ];
  const owner = { brandId: brand.id, memberId: member.id };
  for (let count = 1; count <= 11; count += 1) {
    const bet = { round: `first${count}`, at: yesterday, payout: 1000 + 100 * count };
    await insertBet(harness.owner, { ...owner, game: first }, bet);
  }
  const now = new Date(clock.now().getTime() - 1000);
  await insertBet(harness.owner, { ...owner, game: second }, { round: 'second1', at: now, payout: 5000 });

  const { routes } = createLeaderboards({ database: harness.database, clock, jackpotPools: async () => null });
  const paid = async (asked: { kind: 'latest' | 'biggest'; vassalage?: string; gameCode: string }) => {
    const data = calls.winnerBoard.data.parse({ period: 'M', language: 'TY', size: 50, ...asked });
    const context = { brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' };
    const answer = await routes.winnerBoard({ ...context, data });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.list.map(({ payout }) => payout);
  };
  const tenOfFirst = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((count) => `${10 + count}.00`);
  expect(await paid({ kind: 'biggest', vassalage: 'BAIZE', gameCode: 'first' })).toEqual(tenOfFirst);
  expect(await paid({ kind: 'biggest', vassalage: 'BAIZE', gameCode: 'second' })).toEqual(['50.00']);
  expect(await paid({ kind: 'biggest', vassalage: 'ANOTHER', gameCode: 'second' })).toEqual([]);
  expect(await paid({ kind: 'latest', gameCode: 'second' })).toEqual(['50.00']);
});
