// @covers slot-highlights

import { Sprite, Texture } from 'pixi.js';
import { beforeEach, expect, it } from 'vitest';
import { createMotion } from '../lib/motion.ts';
import { fitBoard } from './geometry.ts';
import type { BoardView } from './stage/board-view.ts';
import { WinLoop } from './win-loop.ts';
import { type Highlight, WinShow } from './win-show.ts';

const reels = 5;
const rows = 3;
const frameMs = 16;
const idleMs = 1_350;

/** The show of a board whose symbols stand still, on a clock that the test moves. */
function createShow(rigs?: { move: () => boolean }) {
  const symbols = Array.from({ length: reels * rows }, () => new Sprite());
  const view = { symbolAt: (reel: number, row: number) => symbols[reel * rows + row] };
  const motion = createMotion();
  const board = fitBoard({ x: 0, y: 0, width: 500, height: 300 }, reels, rows);
  const show = new WinShow(view as unknown as BoardView<string>, motion, board, rigs);
  show.resize(board, { beam: Texture.WHITE, frame: Texture.WHITE, glow: Texture.WHITE });
  const run = (durationMs: number, each: (deltaMs: number) => void = () => {}) => {
    for (let ms = 0; ms < durationMs; ms += frameMs) {
      motion.tick(frameMs);
      each(frameMs);
    }
  };
  const lit = () => [...show.over.children, ...show.under.children].filter(({ visible }) => visible).length;
  return { show, motion, symbols, run, lit };
}

const middleLine: Highlight = {
  positions: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  lineRows: [1, 1, 1, 1, 1],
  tint: 0xffffff,
};
const topLine: Highlight = { ...middleLine, lineRows: [0, 0, 0, 0, 0] };

let stage: ReturnType<typeof createShow>;
beforeEach(() => {
  stage = createShow();
});

it('draws the line of a win', () => {
  void stage.show.show(middleLine, 640, false);
  stage.run(640);
  // Three frames, three glows, and a line that goes from the board's left edge to its right one.
  expect(stage.lit()).toBe(3 + 3 + reels + 1);
});

it.each([50, 200, 371, 900])(
  'a spin %i ms into a win of the idle loop leaves nothing lit on the board',
  (pressedMs) => {
    const loop = new WinLoop((highlight, lengthMs, calm) => stage.show.show(highlight, lengthMs, calm));
    loop.start([middleLine], false);
    stage.run(idleMs + pressedMs, (deltaMs) => loop.update(deltaMs, false));
    loop.stop();
    stage.show.clear();
    for (let frame = 0; frame < 200; frame += 1) {
      stage.run(frameMs);
      expect(stage.lit()).toBe(0);
      expect(stage.symbols.every(({ scale, alpha }) => scale.x === 1 && alpha === 1)).toBe(true);
    }
  },
);

it('a win that is cut short still ends for who waits for it', async () => {
  const shown = stage.show.show(middleLine, 640, false);
  stage.run(100);
  stage.show.clear();
  stage.motion.finishAll();
  await shown;
  expect(stage.lit()).toBe(0);
});

it('the win that comes next is drawn by itself alone', () => {
  void stage.show.show(middleLine, 5_000, false);
  stage.run(100);
  void stage.show.show({ ...topLine, lineRows: null }, 640, true);
  stage.run(5_000);
  expect(stage.lit()).toBe(3);
});

it('a winner grows less where its parts move, and not at all in a win that is no gain', () => {
  const moved: number[] = [];
  const rigged = createShow({ move: () => moved.push(1) > 0 });
  for (const shown of [stage, rigged]) {
    void shown.show.show(middleLine, 640, false);
    shown.run(320);
  }
  const [whole, parts] = [stage, rigged].map(({ symbols }) => symbols[1]?.scale.x ?? 0) as [number, number];
  expect(whole).toBeGreaterThan(1.1);
  expect(parts).toBeGreaterThan(1.03);
  expect(parts).toBeLessThan(1.07);
  expect(moved).toHaveLength(3);
  void rigged.show.show(middleLine, 640, true);
  rigged.run(320);
  expect(rigged.symbols[1]?.scale.x).toBe(1);
  expect(moved).toHaveLength(3);
});
