// @covers roads

import type { RoadRound } from '@baize/games/baccarat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, unmount } from '../testing/mount.fixture.tsx';
import { Roads } from './Roads.tsx';

/** As a wide page lays it out: bead plate 128 pixels wide, far from the page's left edge, which is all that an offset there tells. */
const plateWidth = 128;
const cellWidth = 16;
const plateFromLeft = 747;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(plateWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(plateFromLeft);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    const grid = this.firstElementChild as HTMLElement | null;
    const columns = Number(/\/ repeat\((\d+)/.exec(grid?.style.gridTemplate ?? '')?.[1] ?? 0);
    return Math.max(plateWidth, columns * cellWidth);
  });
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

async function beadPlateAfter(rounds: number): Promise<{ scrollLeft: number; lastMarkAt: number }> {
  const round: RoadRound = { winner: 'banker', playerPair: false, bankerPair: false };
  const words = { banker: 'B', player: 'P', tie: 'T' };
  const page = await mount(
    <Roads rounds={Array.from({ length: rounds }, () => round)} letters={words} names={words} />,
    ['tables'],
  );
  const plate = page.querySelector('[data-road="bead"]');
  const lastColumn = Math.ceil(rounds / 6) - 1;
  return { scrollLeft: plate?.scrollLeft ?? -1, lastMarkAt: lastColumn * cellWidth };
}

test.each([0, 1, 8, 42])('after %i rounds the bead plate stands at its left, where all of them are', async (rounds) => {
  expect((await beadPlateAfter(rounds)).scrollLeft).toBe(0);
});

test.each([48, 60, 80])('after %i rounds the last bead is seen, and a free column after it', async (rounds) => {
  const { scrollLeft, lastMarkAt } = await beadPlateAfter(rounds);
  expect(scrollLeft).toBe(lastMarkAt + 2 * cellWidth - plateWidth);
});
