import * as dragonLedger from '../dragon-ledger/config.ts';
import * as fixedStars from '../fixed-stars/config.ts';
import * as harbourChests from '../harbour-chests/config.ts';
import * as honeyMeadow from '../honey-meadow/config.ts';
import * as jadeCascade from '../jade-cascade/config.ts';
import * as lanternGarden from '../lantern-garden/config.ts';
import * as mammothRidge from '../mammoth-ridge/config.ts';
import * as neonOrchard from '../neon-orchard/config.ts';
import * as nuggetGulch from '../nugget-gulch/config.ts';
import * as pearlTide from '../pearl-tide/config.ts';
import { compileCascadeRound } from '../slot-engine/fast/fast-cascade.ts';
import { compileLineRound, type FastRound } from '../slot-engine/fast/fast-line.ts';
import { compileWaysRound } from '../slot-engine/fast/fast-ways.ts';
import * as stormAnvil from '../storm-anvil/config.ts';

/** Slots that can be played as numbers alone, by the name that the report gives them. Linked jackpots and levels are left out. */
export const simulatedSlots: Readonly<Record<string, () => FastRound>> = {
  'Lantern Garden': () => compileLineRound(lanternGarden.config),
  'Jade Cascade': () => compileCascadeRound(jadeCascade.config),
  'Dragon Ledger': () => compileLineRound(dragonLedger.config),
  'Harbour Chests': () => compileLineRound(harbourChests.config),
  'Neon Orchard': () => compileLineRound(neonOrchard.config),
  'Mammoth Ridge': () => compileWaysRound(mammothRidge.config),
  'Storm Anvil': () => compileCascadeRound(stormAnvil.config),
  'Honey Meadow': () => compileCascadeRound(honeyMeadow.config),
  'Nugget Gulch': () => compileLineRound(nuggetGulch.config),
  'Pearl Tide': () => compileLineRound(pearlTide.config),
  'Fixed Stars': () => compileLineRound(fixedStars.config),
};
