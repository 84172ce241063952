// @covers slot-rigs

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CurveName, curves } from './curves.ts';
import {
  type Cell,
  type Grid,
  gridOf,
  gridTopology,
  outsideCell,
  placeVertices,
  riggedPulse,
  vertexCount,
} from './grid.ts';
import { letterRig } from './letters.ts';
import type { Bone, Rig, Rigs } from './rig.ts';

const { indices } = gridTopology();
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.tuple(share, share);
const signed = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const bone: fc.Arbitrary<Bone> = fc.record(
  {
    at: point,
    reach: fc.double({ min: 0.05, max: 1.5, noNaN: true }),
    turn: signed(180),
    joint: point,
    shift: fc.tuple(signed(1), signed(1)),
    swell: signed(2),
    curve: fc.constantFrom(...(Object.keys(curves) as CurveName[])),
    everyMs: fc.integer({ min: 150, max: 3_000 }),
    phase: share,
  },
  { requiredKeys: ['at', 'reach', 'curve', 'everyMs'] },
);
const rigs = fc.array(bone, { minLength: 1, maxLength: 6 });
const cells: fc.Arbitrary<Cell> = fc
  .tuple(fc.integer({ min: 20, max: 240 }), fc.integer({ min: 20, max: 240 }), fc.boolean())
  .map(([width, height, hasWords]) => ({ width, height, size: Math.min(width, height) * 1.04, hasWords }));
const times = fc.double({ min: 0, max: 20_000, noNaN: true });

function verticesOf(grid: Grid, clockMs: number, amount: number): Float32Array {
  const into = new Float32Array(vertexCount * 2);
  placeVertices(grid, clockMs, amount, into);
  return into;
}

/** Twice the area of the smallest triangle; below 0 where one has turned over. */
function smallestTriangle(vertices: Float32Array): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < indices.length; at += 3) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, 2].flatMap((corner) => {
      const vertex = (indices[at + corner] ?? 0) * 2;
      return [vertices[vertex] ?? Number.NaN, vertices[vertex + 1] ?? Number.NaN];
    }) as [number, number, number, number, number, number];
    smallest = Math.min(smallest, (bx - ax) * (cy - ay) - (cx - ax) * (by - ay));
  }
  return smallest;
}

/** How far the outermost vertex lies beyond the cell, in cells. */
const farthestOutside = (vertices: Float32Array, { width, height }: Cell): number =>
  Math.max(...[...vertices].map((place, at) => Math.abs(place) / (at % 2 === 0 ? width : height) - 0.5));

const maxDistance = (one: Float32Array, other: Float32Array): number =>
  Math.max(...[...one].map((place, at) => Math.abs(place - (other[at] ?? Number.NaN))));

it('is at rest where nothing is asked of it, at any time', () => {
  fc.assert(
    fc.property(rigs, cells, times, (rig, cell, clockMs) => {
      const grid = gridOf(rig, cell);
      expect(maxDistance(verticesOf(grid, clockMs, 0), grid.rest)).toBe(0);
    }),
  );
});

it('whatever a rig says, no triangle turns over and nothing goes farther out of its cell than a picture that grows', () => {
  fc.assert(
    fc.property(rigs, cells, times, share, (rig, cell, clockMs, amount) => {
      const vertices = verticesOf(gridOf(rig, cell), clockMs, amount);
      expect(smallestTriangle(vertices)).toBeGreaterThan(0);
      expect(farthestOutside(vertices, cell)).toBeLessThanOrEqual(outsideCell + 1e-6);
    }),
  );
  // Together with the pulse of the whole picture: 13 % before, half of it on each side.
  expect((1 + riggedPulse) * (0.5 + outsideCell)).toBeLessThanOrEqual(0.5 * 1.13);
});

it('moves without a jump, in time and in strength, where its curves repeat too', () => {
  fc.assert(
    fc.property(rigs, cells, fc.nat(9), share, (rig, cell, turns, amount) => {
      const grid = gridOf(rig, cell);
      const { everyMs, phase = 0 } = rig[0] as Bone;
      const wrapMs = (turns + 1 - phase) * everyMs;
      const before = verticesOf(grid, wrapMs - 0.01, amount);
      expect(maxDistance(before, verticesOf(grid, wrapMs + 0.01, amount))).toBeLessThan(0.3);
      expect(maxDistance(before, verticesOf(grid, wrapMs - 0.01, Math.max(0, amount - 0.001)))).toBeLessThan(0.3);
    }),
  );
});

it('leaves words on a symbol where they are', () => {
  fc.assert(
    fc.property(rigs, times, (rig, clockMs) => {
      const cell = { width: 100, height: 100, size: 104, hasWords: true };
      const grid = gridOf(rig, cell);
      const vertices = verticesOf(grid, clockMs, 1);
      grid.rest.forEach((place, at) => {
        if (at % 2 === 1 && place > 32) expect([vertices[at - 1], vertices[at]]).toEqual([grid.rest[at - 1], place]);
      });
    }),
  );
});

const slots = Object.entries(import.meta.glob<{ rigs: Rigs<string> }>('../../games/*/rigs.ts', { eager: true }));

it('every slot has its rigs', () => {
  const folders = Object.keys(import.meta.glob('../../games/*/theme.ts'));
  expect(slots.map(([file]) => file.replace('rigs.ts', 'theme.ts'))).toEqual(folders);
});

const written = slots.map(([file, slot]): [string, Rigs<string>] => [file, slot.rigs]);
written.push(['letters', { letter: letterRig }]);

it.each(written)('%s moves as it is written', (_file, rigsOfSlot) => {
  for (const [code, rig] of Object.entries<Rig>(rigsOfSlot)) {
    const cell = { width: 120, height: 120, size: 125, hasWords: false };
    const grid = gridOf(rig, cell);
    expect([code, grid.held]).toEqual([code, 1]);
    // Enough to be seen, and small enough to have weight.
    const moved = Array.from({ length: 40 }, (_, step) => maxDistance(verticesOf(grid, step * 25, 1), grid.rest));
    expect([code, Math.max(...moved) > 1.2]).toEqual([code, true]);
    expect([code, Math.max(...moved) < 12]).toEqual([code, true]);
  }
});
