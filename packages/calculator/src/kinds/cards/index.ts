import type { Kind } from '../../frame/kind.ts';
import { hand } from './hand.ts';
import { rake } from './rake.ts';
import { sidePots } from './side-pots.ts';
import { tableRound } from './table-round.ts';

/** Questions of rulebook 4, and rounds of the tables of rulebook 1. */
export const cardKinds: readonly Kind[] = [rake, sidePots, hand, tableRound];
