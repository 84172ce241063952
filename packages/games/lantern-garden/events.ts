import type { SlotEvent } from '../slot-engine/events.ts';
import type { SymbolCode } from './config.ts';

/** The events of one Lantern Garden round, in the order in which the client plays them. */
export type LanternGardenEvent = SlotEvent<SymbolCode>;
