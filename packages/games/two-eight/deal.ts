import type { DrawBelow } from '@baize/fairness';
import { deal } from '../cards/index.ts';
import { type DoorHands, doors, handsOf } from '../table-engine/doors.ts';
import { fullSet } from './hand.ts';

const tilesOfHand = 2;

/** Deals two tiles to the banker, then to each door, each time from a full set. */
export const dealTwoEight = (draw: DrawBelow): DoorHands =>
  handsOf(deal(fullSet, tilesOfHand * (doors.length + 1), draw).cards, tilesOfHand);
