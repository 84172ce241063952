import { type FishKey, kindOf, type Water } from '@baize/games/fishing';
import type { Pen2d } from '../art/brush.ts';
import { createWorld, type Field } from '../world.ts';
import { createScene } from './scene.ts';

const seed = 'preview';
/** A moment at which much swims. */
const fromMs = 95_000;

/** A water without cannons: fish swim by. */
export function createPreview(water: Water) {
  const scene = createScene(water);
  const world = createWorld(0);
  return (pen: Pen2d, field: Field, nowMs: number): void => {
    world.step(field, seed, fromMs + nowMs, 0);
    const show = { world, ownSeat: 0, guns: [], lockedId: null, nowMs, isCalm: nowMs === 0, scale: 1 };
    scene(pen, field, { ...show, money: String });
  };
}

/** What a kind pays, in words of figures. */
export function timesText(key: FishKey): string {
  const { pays } = kindOf(key);
  if (pays.form === 'fixed') return `×${pays.times}`;
  if (pays.form === 'range') return `×${pays.from}–${pays.to}`;
  if (pays.form === 'wheel') return `×${pays.slices[0]?.[0]}–${pays.slices.at(-1)?.[0]}`;
  return `×${pays.own}+`;
}
