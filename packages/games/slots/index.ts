import * as dragonLedger from '../dragon-ledger/index.ts';
import * as fixedStars from '../fixed-stars/index.ts';
import * as harbourChests from '../harbour-chests/index.ts';
import * as honeyMeadow from '../honey-meadow/index.ts';
import * as jadeCascade from '../jade-cascade/index.ts';
import * as lanternGarden from '../lantern-garden/index.ts';
import * as lotusTheatre from '../lotus-theatre/index.ts';
import * as mammothRidge from '../mammoth-ridge/index.ts';
import * as neonOrchard from '../neon-orchard/index.ts';
import * as nuggetGulch from '../nugget-gulch/index.ts';
import * as pearlTide from '../pearl-tide/index.ts';
import * as stormAnvil from '../storm-anvil/index.ts';
import { cascadeEntry, lineEntry, type SlotEntry, waysEntry } from './slot-entry.ts';

export type { SlotEntry } from './slot-entry.ts';

/** Every slot, in the order of the lobbies; a new one is one entry here. */
export const slots: readonly SlotEntry[] = [
  lineEntry(lanternGarden, { name: 'Lantern Garden', volatility: 'low', isHot: true }),
  cascadeEntry(jadeCascade, { name: 'Jade Cascade', classification: 'CASCADE', volatility: 'medium', isHot: true }),
  lineEntry(dragonLedger, { name: 'Dragon Ledger', classification: 'BOOK', volatility: 'high', isHot: true }),
  lineEntry(neonOrchard, { name: 'Neon Orchard', classification: 'CLASSIC', volatility: 'medium' }),
  waysEntry(mammothRidge, { name: 'Mammoth Ridge', classification: 'WAYS', volatility: 'high' }),
  lineEntry(harbourChests, { name: 'Harbour Chests', classification: 'CLASSIC', volatility: 'medium' }),
  cascadeEntry(stormAnvil, { name: 'Storm Anvil', classification: 'CASCADE', volatility: 'high' }),
  cascadeEntry(honeyMeadow, {
    name: 'Honey Meadow',
    classification: 'CLUSTER',
    volatility: 'medium',
    measured: honeyMeadow.measured,
  }),
  lineEntry(nuggetGulch, { name: 'Nugget Gulch', classification: 'HOLD', volatility: 'high' }),
  lineEntry(pearlTide, { name: 'Pearl Tide', classification: 'HOLD', volatility: 'medium' }),
  lineEntry(fixedStars, { name: 'Fixed Stars', classification: 'STICKY', volatility: 'medium' }),
  lineEntry(lotusTheatre, { name: 'Lotus Theatre', classification: 'WALKING', volatility: 'high' }),
];
