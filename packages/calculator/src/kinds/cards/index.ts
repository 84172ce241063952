import type { Kind } from '../../frame/kind.ts';
import { hand } from './hand.ts';
import { rake } from './rake.ts';
import { sidePots } from './side-pots.ts';

/** Questions of rulebook 4. */
export const cardKinds: readonly Kind[] = [rake, sidePots, hand];
