import type { FishKey, Water } from '@baize/games/fishing';
import { beasts } from './beasts.ts';
import type { Pen2d } from './brush.ts';
import { drawFinned } from './finned.ts';
import { finnedLook } from './looks.ts';

/** How much a kind bends when it swims, and how often in a second. */
export const bendOf = (key: FishKey): readonly [amount: number, perSecond: number] => {
  if (key === 'turtle' || key === 'bombCrab' || key === 'luckyWheel') return [0.015, 0.6];
  if (key === 'goldenDragon' || key === 'dragonCarp') return [0.075, 0.9];
  if (key === 'whale' || key === 'kraken' || key === 'manta' || key === 'ray') return [0.05, 0.6];
  return [0.05, 1.7];
};

/** A creature in a box of 100 units about the origin, looking to the right. */
export function drawCreature(pen: Pen2d, key: FishKey, water: Water): void {
  const look = finnedLook(key, water);
  if (look) drawFinned(pen, look);
  else beasts[key]?.(pen);
}

/** Share of its length that a creature's picture needs above and below its middle. */
const tallShare = 0.56;

/** Pictures of creatures, each drawn once for a size. */
export function createSprites(water: Water) {
  const kept = new Map<string, HTMLCanvasElement>();
  return (key: FishKey, length: number): HTMLCanvasElement => {
    const size = Math.max(8, Math.round(length / 4) * 4);
    const name = `${key} ${size}`;
    const known = kept.get(name);
    if (known) return known;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: Math.ceil(size * 1.24),
      height: Math.ceil(size * tallShare * 2),
    });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.translate(canvas.width / 2, canvas.height / 2);
      pen.scale(size / 100, size / 100);
      drawCreature(pen, key, water);
    }
    kept.set(name, canvas);
    return canvas;
  };
}
export type Sprites = ReturnType<typeof createSprites>;
