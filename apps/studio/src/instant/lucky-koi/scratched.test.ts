// @covers games-in-browser

import { expect, test } from 'vitest';
import { createScratched } from './scratched.ts';

const brush = 0.075;

test('a field is open when more than half of it is scratched, and is so once', () => {
  const { stroke } = createScratched(brush);
  expect(stroke({ x: 0.02, y: 0.03 }, { x: 0.31, y: 0.03 })).toEqual([]);
  expect(stroke({ x: 0.02, y: 0.3 }, { x: 0.31, y: 0.3 })).toEqual([0]);
  expect(stroke({ x: 0.02, y: 0.1 }, { x: 0.31, y: 0.24 })).toEqual([]);
});

test('one stroke across opens what lies under it', () => {
  const { stroke } = createScratched(1 / 6);
  expect(stroke({ x: 0, y: 0.5 }, { x: 1, y: 0.5 })).toEqual([3, 4, 5]);
});

test('a press without a move scratches no more than its brush', () => {
  const { stroke } = createScratched(brush);
  expect(stroke({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual([]);
});
