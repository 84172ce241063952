export { type BullClass, bullClasses, bullHandOf, multiplierOf } from './hand.ts';
export { betMultipliers, bids, entryMultiple, niuniuRoom } from './room.ts';
