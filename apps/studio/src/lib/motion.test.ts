import { describe, expect, it, vi } from 'vitest';
import { createMotion, easeOutBack } from './motion.ts';

describe('createMotion', () => {
  it('applies the progress frame by frame and ends on 1', async () => {
    const motion = createMotion();
    const seen: number[] = [];
    const done = motion.tween(100, (progress) => seen.push(progress));
    motion.tick(50);
    motion.tick(60);
    motion.tick(60);
    await done;
    expect(seen).toEqual([0, 0.5, 1]);
  });

  it('goes faster after a skip and needs no frame when nobody sees it', async () => {
    const motion = createMotion();
    const first = vi.fn();
    const running = motion.tween(1000, first);
    motion.setPace('hurried');
    await running;
    expect(first).toHaveBeenLastCalledWith(1);
    const second = vi.fn();
    const hurried = motion.tween(1000, second);
    motion.tick(150);
    await hurried;
    motion.setPace('instant');
    await motion.wait(60_000);
  });
});

it('easeOutBack starts at 0, passes 1 and ends at 1', () => {
  const ease = easeOutBack(0.9);
  expect(ease(0)).toBeCloseTo(0);
  expect(ease(1)).toBe(1);
  const highest = Math.max(...Array.from({ length: 100 }, (_, step) => ease(step / 100)));
  expect(highest).toBeGreaterThan(1.02);
  expect(highest).toBeLessThan(1.04);
});
