import { compileCascadeRound } from '../slot-engine/fast/fast-cascade.ts';
import { compileLineRound, type FastRound } from '../slot-engine/fast/fast-line.ts';
import { compileWaysRound } from '../slot-engine/fast/fast-ways.ts';
import type { SlotEntry } from '../slots/index.ts';

/** Rounds of a slot as numbers alone, without linked jackpots and levels. */
export function compileRound({ rules }: Pick<SlotEntry, 'rules'>): FastRound {
  if (rules.kind === 'line') return compileLineRound(rules.config);
  return rules.kind === 'cascade' ? compileCascadeRound(rules.config) : compileWaysRound(rules.config);
}
