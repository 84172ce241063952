// @covers table-ambience

import { expect, test } from 'vitest';
import { buildAmbience } from './ambience.ts';

test('the room is the same every time, quiet, and its loop has no seam', () => {
  const samples = buildAmbience();
  expect(buildAmbience()).toEqual(samples);
  const largest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  expect(largest).toBeGreaterThan(0.01);
  expect(largest).toBeLessThan(0.15);
  const steps = samples.slice(1).map((sample, at) => Math.abs(sample - (samples[at] ?? 0)));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length * 0.99)] ?? 0;
  expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(usual * 2);
});
