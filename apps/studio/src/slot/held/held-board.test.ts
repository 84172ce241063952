// @covers slot-held

import { expect, it } from 'vitest';
import type { HeldCell, HudState } from '../../game-frame/hud-state.ts';
import { givers, heldCells, heldChanges } from './held-board.ts';

const coin = (amountMinor: bigint | null): HeldCell => ({ kind: 'coin', amountMinor });
const collect: HeldCell = { kind: 'collect', amountMinor: 900n };

const heldIn = (cells: readonly (HeldCell | null)[]) =>
  heldCells({ hold: { cells } as unknown as HudState['hold'], freeSpins: null });

function stuckAt(...positions: (readonly [number, number])[]) {
  const freeSpins = { stuck: { columns: 3, rows: 2, multiplier: 2, positions } } as unknown as HudState['freeSpins'];
  return heldCells({ hold: null, freeSpins });
}

it('moves what came, what is turned over and what left, and nothing that stays', () => {
  const before = heldIn([coin(100n), null, coin(null), null]);
  const now = heldIn([coin(100n), collect, coin(300n), coin(null)]);
  expect(heldChanges(before, now)).toEqual({ left: [], came: [1, 3], known: [2] });
  expect(heldChanges(now, now)).toEqual({ left: [], came: [], known: [] });
  expect(heldChanges(now, [])).toEqual({ left: [0, 1, 2, 3], came: [], known: [] });
});

it('a wild that is there already stays still when another sticks', () => {
  expect(heldChanges(stuckAt([0, 1]), stuckAt([0, 1], [2, 0]))).toEqual({ left: [], came: [4], known: [] });
});

it('another symbol in the same cell comes anew', () => {
  expect(heldChanges(heldIn([coin(100n)]), heldIn([collect]))).toEqual({ left: [0], came: [0], known: [] });
});

it('coins give to a collect symbol, everything gives to the total, and nobody what is still unseen', () => {
  const cells = heldIn([coin(100n), collect, null, coin(200n), coin(null), collect]);
  expect(givers(cells, 1)).toEqual([0, 3]);
  expect(givers(cells, 'total')).toEqual([0, 1, 3, 5]);
});
