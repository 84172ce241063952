// @covers slot-rigs

import { describe, expect, it } from 'vitest';
import { curves } from './curves.ts';

const steps = 10_000;

describe.each(Object.entries(curves))('the curve %s', (_name, curve) => {
  const values = Array.from({ length: steps + 1 }, (_unused, step) => curve((step / steps) % 1));

  it('begins and ends at rest, and never goes beyond its strength', () => {
    expect(curve(0)).toBeCloseTo(0, 10);
    expect(curve(1 - 1e-9)).toBeCloseTo(0, 6);
    expect(Math.max(...values.map(Math.abs))).toBeLessThanOrEqual(1);
  });

  it('has no jump, where it repeats neither', () => {
    values.slice(1).forEach((value, step) => {
      expect(Math.abs(value - (values[step] ?? Number.NaN))).toBeLessThan(0.01);
    });
  });

  it('moves', () => {
    expect(Math.max(...values)).toBeGreaterThan(0.7);
  });
});
