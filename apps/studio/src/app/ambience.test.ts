// @covers table-ambience

import { expect, test } from 'vitest';
import { buildAmbience } from './ambience.ts';

test('the room is the same every time, quiet, and its loop has no seam', () => {
  const samples = buildAmbience();
  const again = buildAmbience();
  expect(again).toHaveLength(samples.length);
  expect(samples.findIndex((sample, at) => sample !== again[at])).toBe(-1);
  const largest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(largest).toBeGreaterThan(0.01);
  expect(largest).toBeLessThan(0.15);
  const sumOfSteps = samples.reduce((sum, sample, at) => sum + Math.abs(sample - (samples[at - 1] ?? sample)), 0);
  const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
  expect(seam).toBeLessThan((sumOfSteps / samples.length) * 5);
});
