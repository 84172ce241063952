import type { DrawBelow } from '@baize/fairness';
import { pockets } from '../roulette/layout.ts';
import type { GoldenPocketsSeen } from './bets.ts';
import { drawLucky } from './lucky.ts';

/** Draws the lucky pockets, then the pocket where the ball falls. */
export function dealGoldenPockets(draw: DrawBelow): GoldenPocketsSeen {
  const lucky = drawLucky(draw);
  return { lucky, pocket: draw(pockets) };
}
