import type { Kind } from '../../frame/kind.ts';
import { cashOut } from './cash-out.ts';
import { cockfight, tote } from './cockfight.ts';
import { deadHeat } from './dead-heat.ts';
import { esports } from './esports.ts';
import { margin } from './margin.ts';
import { odds } from './odds.ts';
import { parlay } from './parlay.ts';
import { single } from './single.ts';
import { system } from './system.ts';

/** Questions of rulebook 6 and 7. */
export const sportsKinds: readonly Kind[] = [
  odds,
  single,
  esports,
  parlay,
  system,
  deadHeat,
  margin,
  cashOut,
  cockfight,
  tote,
];
