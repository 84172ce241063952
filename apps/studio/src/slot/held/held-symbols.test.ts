// @covers slot-held

import { Container, Mesh, Sprite, Texture } from 'pixi.js';
import { expect, it, vi } from 'vitest';
import type { StagePorts } from '../../game-frame/game.ts';
import { createHud, type HeldCell, type HoldBoard } from '../../game-frame/hud-state.ts';
import { theme } from '../../games/nugget-gulch/theme.ts';
import { createMotion } from '../../lib/motion.ts';
import type { SlotTextures } from '../art/slot-textures.ts';
import { fitBoard } from '../geometry.ts';
import type { BoardCells } from '../stage/board-view.ts';
import { HeldSymbols } from './held-symbols.ts';

const [columns, rows] = [5, 3];
const board = fitBoard({ x: 0, y: 0, width: 500, height: 300 }, columns, rows);
const textures = { C: new Texture(), L: new Texture() };
const coin = (amountMinor: bigint | null): HeldCell => ({ kind: 'coin', amountMinor });

/** A board with hold and respin, of which `open` says what is held; everything that would move parts is counted. */
function createBoard(reducedMotion: boolean) {
  const view = new Container();
  const symbols = Array.from({ length: columns * rows }, () => new Sprite(textures.L));
  view.addChild(...symbols);
  const reels: BoardCells<'C' | 'L'> = { symbolAt: (column, row) => symbols[column * rows + row] };
  const hud = createHud();
  const motion = createMotion();
  const moveParts = vi.fn((_symbol: Sprite, _durationMs: number, _strength?: number) => true);
  const element = { getBoundingClientRect: () => new DOMRect(0, 0, 10, 10) } as HTMLElement;
  const ports = { hud, canvasHost: element, totalSlot: element, reducedMotion } as unknown as StagePorts;
  const game = { heldSymbols: { coin: 'C', collect: 'L' }, theme };
  const held = new HeldSymbols(game, reels, motion, ports, moveParts);
  const made = { symbols: { sharp: textures, blurred: textures }, glow: new Texture() };
  held.resize(board, made as unknown as SlotTextures<'C' | 'L'>, 1);
  const pass = (ms: number) => {
    for (let gone = 0; gone < ms; gone += 20) {
      held.update(20, hud.get());
      motion.tick(20);
    }
  };
  const hold = (change: Partial<HoldBoard>) => {
    const cells = Array.from({ length: columns * rows }, () => null);
    const usual = { columns, rows, cells, respinsLeft: 3, respins: 3, grandMinor: 0n, isTurning: false, gather: null };
    hud.set({ hold: { ...usual, ...hud.get().hold, ...change } });
    pass(20);
  };
  const cellsWith = (...coins: [place: number, cell: HeldCell][]) =>
    Array.from({ length: columns * rows }, (_, place) => coins.find(([at]) => at === place)?.[1] ?? null);
  return { held, symbols, hud, moveParts, pass, hold, cellsWith };
}

it('a symbol that comes falls, rests in its cell and moves its parts once; who asks for the cell gets it', () => {
  const { held, symbols, moveParts, hold, cellsWith, pass } = createBoard(false);
  hold({});
  expect(held.cells.symbolAt(1, 1)).toBe(symbols[4]);
  hold({ cells: cellsWith([4, coin(null)]) });
  const coming = held.cells.symbolAt(1, 1) as Sprite;
  const restY = 1.5 * board.cellHeight;
  expect(coming.texture).toBe(textures.C);
  expect(coming.y).toBeLessThan(restY);
  expect(moveParts).not.toHaveBeenCalled();
  pass(700);
  expect([coming.y, coming.scale.x, coming.scale.y, coming.alpha]).toEqual([restY, 1, 1, 1]);
  expect(moveParts.mock.calls.map(([symbol]) => symbol)).toEqual([coming]);
});

it('a shine crosses what lands, and no mesh is ever made where the renderer draws none', () => {
  const meshesOf = (view: Container): number =>
    view.children.reduce((sum, child) => sum + Number(child instanceof Mesh) + meshesOf(child), 0);
  for (const hasMeshes of [true, false]) {
    const { held, hold, cellsWith, pass } = createBoard(false);
    if (hasMeshes) held.allowMeshes();
    hold({});
    hold({ cells: cellsWith([4, coin(null)]) });
    pass(400);
    expect(meshesOf(held.view)).toBe(hasMeshes ? 1 : 0);
  }
});

it('gives the cells back when it is over', () => {
  const { held, symbols, hud, hold, cellsWith, pass } = createBoard(false);
  hold({ cells: cellsWith([4, coin(100n)]) });
  expect(held.isHolding).toBe(true);
  hud.set({ hold: null });
  pass(20);
  expect(held.isHolding).toBe(false);
  expect(held.cells.symbolAt(1, 1)).toBe(symbols[4]);
});

it('what it covers comes back as it was, whatever it was doing', () => {
  const { symbols, hold, cellsWith } = createBoard(false);
  const covered = symbols[4] as Sprite;
  covered.alpha = 0.3;
  covered.scale.set(1.2);
  hold({ cells: cellsWith([4, coin(100n)]) });
  expect([covered.alpha, covered.scale.x]).toEqual([1, 1]);
});

it('at rest one after the other moves now and then, and none under an overlay', () => {
  const { held, hud, moveParts, hold, cellsWith, pass } = createBoard(false);
  hold({ cells: cellsWith([0, coin(100n)], [4, coin(100n)], [8, coin(100n)], [14, coin(100n)]) });
  pass(1_000);
  moveParts.mockClear();
  hud.set({ overlay: { kind: 'holdStarted' } });
  pass(10_000);
  expect(moveParts).not.toHaveBeenCalled();
  hud.set({ overlay: null });
  pass(30_000);
  const moved = new Set(moveParts.mock.calls.map(([symbol]) => symbol));
  expect(moved).toEqual(new Set([0, 4, 8, 14].map((at) => held.cells.symbolAt(Math.floor(at / rows), at % rows))));
  expect(moveParts.mock.calls.length).toBeLessThan(30);
});

it('coins that gather move, the others do not', () => {
  const { held, moveParts, hold, cellsWith, pass } = createBoard(false);
  hold({ cells: cellsWith([0, coin(100n)], [4, { kind: 'collect', amountMinor: null }], [8, coin(null)]) });
  pass(700);
  moveParts.mockClear();
  hold({ gather: { at: 4, durationMs: 400 } });
  pass(500);
  expect(moveParts.mock.calls.map(([symbol]) => symbol)).toEqual([held.cells.symbolAt(0, 0)]);
});

it('with reduced motion everything stands where it belongs at once, and nothing moves', () => {
  const { held, moveParts, hold, cellsWith, pass } = createBoard(true);
  hold({});
  hold({ cells: cellsWith([4, coin(null)]) });
  const symbol = held.cells.symbolAt(1, 1) as Sprite;
  const rest = [1.5 * board.cellHeight, 1, 1, 1, 0];
  const seen = () => [symbol.y, symbol.scale.x, symbol.scale.y, symbol.alpha, symbol.rotation];
  expect(seen()).toEqual(rest);
  hold({ cells: cellsWith([4, coin(300n)]), isTurning: true, gather: { at: 'total', durationMs: 400 } });
  for (let ms = 0; ms < 20_000; ms += 100) {
    pass(100);
    expect(seen()).toEqual(rest);
  }
  expect(moveParts).not.toHaveBeenCalled();
});
