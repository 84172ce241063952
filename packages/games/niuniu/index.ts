export { type BullClass, bullClasses, bullHandOf, bullPlaces, liveBullHandOf, multiplierOf } from './hand.ts';
export { betMultipliers, bids, entryMultiple, type NiuniuSeatView, type NiuniuView, niuniuRoom } from './room.ts';
