// @covers slot-rigs

import { Container, Mesh, Sprite, Texture } from 'pixi.js';
import { beforeEach, expect, it } from 'vitest';
import { fitBoard } from '../geometry.ts';
import type { BoardView } from '../stage/board-view.ts';
import { BoardRigs } from './board-rigs.ts';
import { letterRig } from './letters.ts';

const [reels, rows] = [5, 3];
const textures = { H1: new Texture(), S: new Texture(), A: new Texture() };
const board = fitBoard({ x: 0, y: 0, width: 500, height: 300 }, reels, rows);

/** A board of letters with a scatter in the middle of its first reel. */
function createBoard() {
  const view = new Container();
  const symbols = Array.from({ length: reels * rows }, (_, index) => new Sprite(index === 1 ? textures.S : textures.A));
  view.addChild(...symbols);
  const symbolAt = (reel: number, row: number) => symbols[reel * rows + row];
  const rigs = new BoardRigs({ symbolAt } as unknown as BoardView<keyof typeof textures>);
  rigs.resize(board, textures, {});
  const moving = () => symbols.filter(({ renderable }) => !renderable);
  const meshes = () => view.children.filter((child) => child instanceof Mesh).length;
  return { rigs, symbols, moving, meshes };
}

let scene: ReturnType<typeof createBoard>;
beforeEach(() => {
  scene = createBoard();
});

it('moves nothing before its rigs have come; then what lands grows less as a whole', () => {
  const [symbol] = scene.symbols as [Sprite];
  const whole = scene.rigs.land(symbol);
  expect(scene.meshes()).toBe(0);
  scene.rigs.use({ H1: letterRig, S: letterRig });
  expect(scene.rigs.land(symbol)).toBeLessThan(whole);
  expect(scene.moving()).toEqual([symbol]);
});

it('while a reel may complete a feature, its symbol moves on the reels before, or all of them', () => {
  scene.rigs.use({ H1: letterRig, S: letterRig });
  scene.rigs.expect(4, 'S', 1_000);
  expect(scene.moving()).toEqual([scene.symbols[1]]);
  scene.rigs.expect(4, undefined, 1_000);
  expect(scene.moving()).toEqual(scene.symbols.slice(0, 4 * rows));
});

it('at rest one symbol after the other moves now and then; none while something is shown', () => {
  scene.rigs.use({ H1: letterRig, S: letterRig });
  const seen = new Set<Sprite>();
  for (let ms = 0; ms < 60_000; ms += 50) {
    scene.rigs.update(50, false);
    expect(scene.moving()).toEqual([]);
  }
  for (let ms = 0; ms < 60_000; ms += 50) {
    scene.rigs.update(50, true);
    for (const symbol of scene.moving()) seen.add(symbol);
    expect(scene.moving().length).toBeLessThanOrEqual(1);
  }
  expect(seen.size).toBeGreaterThan(8);
});

it('gives all symbols back when the board changes its size', () => {
  scene.rigs.use({ H1: letterRig, S: letterRig });
  scene.rigs.expect(5, undefined, 1_000);
  scene.rigs.resize(board, textures, { S: 'BONUS' });
  expect(scene.moving()).toEqual([]);
  expect(scene.meshes()).toBe(0);
});
