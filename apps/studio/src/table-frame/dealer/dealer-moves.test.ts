// @covers table-dealer

import { expect, test } from 'vitest';
import { type Box, type DealerAct, dealerActs, homeOf, movesOf } from './dealer-moves.ts';

const stage = { width: 800, height: 340 };
const box = (left: number, top = 120): Box => ({ left, top, width: 80, height: 110 });
const acts: readonly DealerAct[] = [...dealerActs, 'close'];

test.each(acts)('%s goes forward in time, and within reach of the stage', (act) => {
  for (const left of [0, 200, 430, 700])
    for (const { steps, durationMs } of movesOf(act, stage, box(left))) {
      expect(durationMs).toBeGreaterThan(0);
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((one, other) => one - other));
      expect([steps[0]?.at, steps.at(-1)?.at]).toEqual([0, 1]);
      for (const { x, y } of steps) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(stage.width);
        expect(y).toBeGreaterThan(-stage.height * 0.2);
        expect(y).toBeLessThan(stage.height);
      }
    }
});

test('a card comes from the shoe at the right, is put down in its middle, and the hand goes home', () => {
  const [move, ...others] = movesOf('deal', stage, box(100));
  expect(others).toEqual([]);
  expect(move?.hand).toBe('right');
  const [from, at] = move?.steps ?? [];
  expect(from?.x).toBeGreaterThan(stage.width * 0.9);
  expect(at).toMatchObject({ x: 140, y: 175 });
  expect(move?.steps.at(-1)).toMatchObject(homeOf('right', stage));
});

test('a card is turned by the hand on its side', () => {
  expect(movesOf('turn', stage, box(100)).map(({ hand }) => hand)).toEqual(['left']);
  expect(movesOf('turn', stage, box(600)).map(({ hand }) => hand)).toEqual(['right']);
});

test('bets are closed by both hands, from the middle outwards, each as the other in a mirror', () => {
  const [left, right] = movesOf('close', stage, box(0));
  expect([left?.hand, right?.hand]).toEqual(['left', 'right']);
  expect(right?.steps.map(({ x }) => stage.width - x)).toEqual(left?.steps.map(({ x }) => expect.closeTo(x)));
  expect(left?.steps[2]?.x).toBeLessThan(left?.steps[1]?.x ?? 0);
});

test('only shaking goes on until it ends', () => {
  for (const act of acts)
    for (const { isEndless } of movesOf(act, stage, box(300))) expect(isEndless ?? false).toBe(act === 'shake');
});
