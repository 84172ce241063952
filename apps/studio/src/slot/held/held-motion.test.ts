// @covers slot-held

import { expect, it } from 'vitest';
import { theme as stars } from '../../games/fixed-stars/theme.ts';
import { theme as nuggets } from '../../games/nugget-gulch/theme.ts';
import { theme as pearls } from '../../games/pearl-tide/theme.ts';
import { paceOf } from '../timing.ts';
import { type Arrival, arrivalPose, flights, flown, placeFlight } from './held-motion.ts';

const arrivals = [stars, nuggets, pearls].map(({ held }) => held?.arrival as Arrival);
const shares = Array.from({ length: 401 }, (_, step) => step / 400);

it.each(arrivals)('comes from unseen to rest without a jump and without leaving its neighbourhood: %o', (arrival) => {
  expect(arrivalPose(arrival, 0).alpha).toBe(0);
  const rest = arrivalPose(arrival, 1);
  for (const [value, goal] of [
    [rest.y, 0],
    [rest.scaleX, 1],
    [rest.scaleY, 1],
    [rest.rotation, 0],
    [rest.alpha, 1],
  ] as const)
    expect(value).toBeCloseTo(goal);
  const poses = shares.map((share) => arrivalPose(arrival, share));
  for (const [index, pose] of poses.slice(1).entries()) {
    const before = poses[index] ?? pose;
    expect(Math.abs(pose.y - before.y)).toBeLessThan(0.03);
    expect(Math.abs(pose.scaleY - before.scaleY)).toBeLessThan(0.03);
    expect(Math.abs(pose.y)).toBeLessThanOrEqual(0.65);
  }
});

it.each(arrivals)('is pressed flat once it has landed and not before: %o', (arrival) => {
  const fall = arrival.fallMs / (arrival.fallMs + arrival.settleMs);
  const flattest = shares.reduce((least, share) =>
    arrivalPose(arrival, share).scaleY < arrivalPose(arrival, least).scaleY ? share : least,
  );
  expect(flattest).toBeGreaterThan(fall);
  expect(arrivalPose(arrival, flattest).scaleY).toBeLessThan(1);
});

it('lights leave from the nearest to the farthest, and the last is there at the end', () => {
  const leaving = flights({ x: 0, y: 0 }, [
    { x: 300, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 120 },
  ]);
  expect(leaving.map(({ index }) => index)).toEqual([1, 2, 0]);
  const starts = leaving.map(({ startShare }) => startShare);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  for (const start of starts) expect([flown(start, start), flown(start, 1)]).toEqual([0, 1]);
  expect(flights({ x: 0, y: 0 }, [{ x: 1, y: 1 }])).toEqual([{ index: 0, startShare: 0 }]);
});

it('a light begins at its symbol and ends at its goal', () => {
  const spot = { x: 0, y: 0, angle: 0 };
  placeFlight({ x: 40, y: 60 }, { x: 400, y: 500 }, 0, spot);
  expect([spot.x, spot.y]).toEqual([40, 60]);
  placeFlight({ x: 40, y: 60 }, { x: 400, y: 500 }, 1, spot);
  expect([spot.x, spot.y]).toEqual([400, 500]);
});

it('turbo shortens what is shown', () => {
  expect(paceOf({ isCalm: false, isFast: false })).toBe(1);
  expect(paceOf({ isCalm: false, isFast: true })).toBeLessThan(0.7);
});
