import { fishAt, waveMs } from '@baize/games/fishing';
import { describe, expect, test } from 'vitest';
import { createGunner } from './gunner.ts';
import { createShotQueue } from './shot-queue.ts';
import { cannonOf, createWorld, type Hit } from './world.ts';

const seed = 'a room of tests';
const field = { width: 1_600, height: 900 };
const atMs = 2 * waveMs;
const hit = (betMinor: bigint): Hit => ({ weapon: 'cannon', betMinor, fish: ['1.1'] });

describe('hits that wait', () => {
  test('a batch has one bet and at most twelve shots, in their order; the balance is lower by all of them', () => {
    const queue = createShotQueue();
    for (let count = 0; count < 13; count += 1) queue.add(hit(5n));
    queue.add(hit(7n));
    expect(queue.stakedMinor()).toBe(72n);
    const first = queue.take();
    expect(first).toMatchObject({ betMinor: 5n, shots: { length: 12 } });
    expect(queue.take()).toMatchObject({ betMinor: 5n, shots: { length: 1 } });
    expect(queue.take()).toMatchObject({ betMinor: 7n, shots: { length: 1 } });
    expect(queue.take()).toBeNull();
    expect(queue.stakedMinor()).toBe(72n);
    if (first) queue.answered(first);
    expect(queue.stakedMinor()).toBe(12n);
  });
});

describe('bullets', () => {
  const fly = (world: ReturnType<typeof createWorld>, ms: number) => {
    const hits: Hit[] = [];
    for (let passed = 0; passed < ms; passed += 16) hits.push(...world.step(field, seed, atMs + passed, 16));
    return hits;
  };

  test('one that follows a fish hits that one, and is reported once', () => {
    const world = createWorld(0);
    world.step(field, seed, atMs, 0);
    const target = world.seen().find(({ x }) => x > 200 && x < 1_400);
    if (!target) throw new Error('no fish');
    world.fire(field, { seat: 0, weapon: 'cannon', betMinor: 3n, at: target, target: target.fish.id });
    expect(fly(world, 3_000)).toEqual([{ weapon: 'cannon', betMinor: 3n, fish: [target.fish.id] }]);
    expect(world.bullets).toEqual([]);
  });

  test('of another seat they tell nothing, and catch what is known', () => {
    const world = createWorld(0);
    world.step(field, seed, atMs, 0);
    const target = world.seen().find(({ x }) => x > 200 && x < 1_400);
    if (!target) throw new Error('no fish');
    const { id } = target.fish;
    const known = { fish: [id], caught: [{ id, prizeMinor: 60n }] };
    world.fire(field, { seat: 2, weapon: 'cannon', betMinor: 3n, at: target, target: id, known });
    expect(fly(world, 3_000)).toEqual([]);
    expect(world.isGone(id)).toBe(true);
    expect(world.seen().some(({ fish }) => fish.id === id)).toBe(false);
  });

  test('the cannon keeps its pace, and locks on a fish that is well inside', () => {
    const world = createWorld(1);
    world.step(field, seed, atMs, 0);
    const gunner = createGunner(1, 125);
    const settings = { weapon: 'net', betMinor: 2n, isAuto: true, isLocking: true, isPressing: false } as const;
    const fired = [0, 100, 200, 399, 400].map((ms) => gunner.tick(world, field, settings, 10_000 + ms, false));
    expect(fired).toEqual([true, false, true, false, true]);
    expect(fishAt(seed, atMs).map(({ id }) => id)).toContain(gunner.lockedId());
  });

  test('cannons stand apart, the own one below', () => {
    for (let own = 0; own < 4; own += 1) {
      const places = [0, 1, 2, 3].map((seat) => cannonOf(field, seat, own));
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      expect(places[own]).toMatchObject({ isTop: false, x: 480 });
    }
  });
});
