import { describe, expect, it } from 'vitest';
import { fitBoard } from './geometry.ts';

describe('fitBoard', () => {
  it.each([
    ['desk', { x: 40, y: 70, width: 1200, height: 520 }],
    ['phone', { x: 8, y: 60, width: 374, height: 330 }],
    ['phone on its side', { x: 60, y: 6, width: 640, height: 290 }],
  ])('stays inside the place on a %s', (_name, slot) => {
    const board = fitBoard(slot, 5, 3);
    expect(board.outer.x).toBeGreaterThanOrEqual(slot.x);
    expect(board.outer.y).toBeGreaterThanOrEqual(slot.y);
    expect(board.outer.x + board.outer.width).toBeLessThanOrEqual(slot.x + slot.width);
    expect(board.outer.y + board.outer.height).toBeLessThanOrEqual(slot.y + slot.height);
    expect(board.cellWidth / board.cellHeight).toBeGreaterThan(0.75);
    expect(board.cellWidth / board.cellHeight).toBeLessThan(1.2);
  });

  it('survives a place without size', () => {
    const board = fitBoard({ x: 0, y: 0, width: 0, height: 0 }, 5, 3);
    expect(board.cellWidth).toBeGreaterThanOrEqual(1);
    expect(board.cellHeight).toBeGreaterThanOrEqual(1);
  });
});
