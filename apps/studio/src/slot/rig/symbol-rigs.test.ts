// @covers slot-rigs

import { Container, Mesh, Sprite, Texture } from 'pixi.js';
import { beforeEach, expect, it } from 'vitest';
import { gridOf } from './grid.ts';
import { letterRig } from './letters.ts';
import { SymbolRigs } from './symbol-rigs.ts';

const frameMs = 16;
const cell = { width: 100, height: 100, size: 104, hasWords: false };
const [shown, other, withoutRig] = [new Texture(), new Texture(), new Texture()];

function onBoard() {
  const board = new Container();
  const sprite = new Sprite(shown);
  board.addChild(sprite);
  const grid = gridOf(letterRig, cell);
  const rigs = new SymbolRigs((texture) => (texture === withoutRig ? null : grid));
  const meshes = () => board.children.filter((child) => child instanceof Mesh);
  const placesOf = (mesh: Mesh | undefined) => [...(mesh?.geometry.getBuffer('aPosition').data ?? [])];
  /** How far each frame moved the vertex that it moved most. */
  const run = (durationMs: number): number[] => {
    const steps: number[] = [];
    for (let ms = 0; ms < durationMs; ms += frameMs) {
      const before = placesOf(meshes()[0]);
      rigs.update(frameMs);
      const after = placesOf(meshes()[0]);
      if (before.length > 0 && after.length > 0)
        steps.push(Math.max(...after.map((place, at) => Math.abs(place - (before[at] ?? Number.NaN)))));
    }
    return steps;
  };
  return { board, sprite, rigs, grid, meshes, placesOf, run };
}

let scene: ReturnType<typeof onBoard>;
beforeEach(() => {
  scene = onBoard();
});

it('a mesh stands in for the symbol while it moves, and the symbol is back when it has come to rest', () => {
  const { rigs, sprite, meshes, placesOf, grid, run } = scene;
  expect(rigs.move(sprite, 600, 1)).toBe(true);
  expect(meshes()).toHaveLength(1);
  expect(sprite.renderable).toBe(false);
  expect(placesOf(meshes()[0])).toEqual([...grid.rest]);
  const steps = run(600);
  expect(Math.max(...steps)).toBeGreaterThan(0.2);
  run(400);
  expect(meshes()).toHaveLength(0);
  expect(sprite.renderable).toBe(true);
});

it('goes on without a jump when it is asked again, and uses the same mesh afterwards', () => {
  const { rigs, sprite, meshes, run } = scene;
  rigs.move(sprite, 300, 1);
  const [mesh] = meshes();
  const steps = run(450);
  rigs.move(sprite, 600, 0.5);
  expect(meshes()).toEqual([mesh]);
  steps.push(...run(1_200));
  expect(Math.max(...steps)).toBeLessThan(2.5);
  expect(meshes()).toHaveLength(0);
  rigs.move(sprite, 300, 1);
  expect(meshes()).toEqual([mesh]);
});

it('follows its symbol, and lies next to it', () => {
  const { rigs, sprite, board, meshes, run } = scene;
  board.addChild(new Sprite());
  rigs.move(sprite, 600, 1);
  sprite.position.set(30, 40);
  sprite.scale.set(1.06);
  sprite.alpha = 0.34;
  run(frameMs);
  const [mesh] = meshes();
  expect([mesh?.x, mesh?.y, mesh?.scale.x, mesh?.alpha]).toEqual([30, 40, 1.06, 0.34]);
  expect(board.children.indexOf(mesh as Mesh)).toBe(board.children.indexOf(sprite) + 1);
});

it.each([
  ['shows another symbol', ({ sprite }: typeof scene) => Object.assign(sprite, { texture: other })],
  ['is taken from the board', ({ sprite }: typeof scene) => sprite.removeFromParent()],
])('ends at once when its sprite %s', (_what, change) => {
  scene.rigs.move(scene.sprite, 600, 1);
  change(scene);
  scene.run(frameMs);
  expect(scene.meshes()).toHaveLength(0);
  expect(scene.sprite.renderable).toBe(true);
});

it('comes to rest soon when the next round begins', () => {
  const { rigs, sprite, meshes, run } = scene;
  rigs.move(sprite, 5_000, 1);
  run(400);
  rigs.settle();
  run(110);
  expect(meshes()).toHaveLength(0);
});

it('leaves a symbol without a rig alone', () => {
  const { rigs, sprite, meshes } = scene;
  sprite.texture = withoutRig;
  expect(rigs.move(sprite, 600, 1)).toBe(false);
  expect(meshes()).toHaveLength(0);
  expect(sprite.renderable).toBe(true);
});
