import type { FishKey } from '@baize/games/fishing';
import { bombCrab, crocodile, kraken, squid } from './armed.ts';
import type { Pen2d } from './brush.ts';
import { seahorse, turtle, wide } from './shelled.ts';
import { goldenDragon, luckyWheel } from './treasures.ts';

/** Creatures that are no finned fish. */
export const beasts: Partial<Record<FishKey, (pen: Pen2d) => void>> = {
  turtle,
  seahorse,
  ray: wide(['#e8c27a', '#b98447', '#7a4d28'], 'rgb(60 110 190 / 65%)'),
  manta: wide(['#3d4f86', '#1f2b58', '#0f1734'], 'rgb(170 220 255 / 60%)'),
  squid,
  kraken,
  crocodile,
  bombCrab,
  luckyWheel,
  goldenDragon,
};
