// @covers bad-table-bets

import { expect, test } from 'vitest';
import { useStudioMoney } from '../testing/studio-money.fixture.ts';
import type { Sent } from './game.ts';

const harness = useStudioMoney();
const { money } = harness;

test.each<[string, Sent]>([
  ['dice', { direction: 'under', winningFaces: 0 }],
  ['dice', { direction: 'under', winningFaces: 9_801 }],
  ['dice', { direction: 'sideways', winningFaces: 5 }],
  ['dice', { direction: 'under', winningFaces: 5, more: 1 }],
  ['limbo', { target: 100 }],
  ['limbo', { target: 1_000_001 }],
  ['wheel', { risk: 'wild' }],
  ['wheel', { risk: 'low', more: 1 }],
  ['keno_mini', { picks: [] }],
  ['keno_mini', { picks: [0] }],
  ['keno_mini', { picks: [81] }],
  ['keno_mini', { picks: [3, 3] }],
  ['keno_mini', { picks: [5, 4] }],
  ['keno_mini', { picks: [1.5] }],
  ['keno_mini', { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ['keno_mini', { picks: 3 }],
  ['keno_mini', { picks: [3], more: [4] }],
  ['dice', { direction: 'under', winningFaces: [5] }],
  ['limbo', { target: [200] }],
  ['mines', { mines: [3] }],
  ['plinko', { rows: [8], risk: 'low' }],
  ['keno_mini', { picks: '' }],
  ['keno_mini', { picks: '0' }],
  ['keno_mini', { picks: '3,3' }],
  ['keno_mini', { picks: '5,4' }],
  ['keno_mini', { picks: '1,2,3,4,5,6,7,8,9,10,11' }],
  ['coin_flip', { side: 'edge' }],
  ['video_poker', { hold: '0' }],
  ['lucky_koi', { card: 1 }],
  ['tower', {}],
  ['tower', { level: 'toString' }],
  ['tower', { level: 'easy', more: 1 }],
  ['plinko', { rows: 9, risk: 'low' }],
  ['plinko', { rows: 8, risk: 'wild' }],
  ['mines', { mines: 0 }],
  ['mines', { mines: 25 }],
  ['mines', { mines: 1.5 }],
  ['mines', {}],
])('%s does not offer %j', async (gameCode, choice) => {
  const { memberId, frame } = await harness.enter(harness.build(), gameCode);
  expect(await frame.play(choice)).toEqual({ ok: false, message: 'choice_not_offered' });
  expect(await money.cashOf(memberId)).toBe(1_000_000n);
});
