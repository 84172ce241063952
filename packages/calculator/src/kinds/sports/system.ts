import {
  betsOf,
  fitsLegs,
  parlayLegs,
  type System,
  type SystemType,
  systemReturn,
  systemTypes,
} from '@baize/games/sportsbook';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { settledLegs } from './fields.ts';

/** "Super Heinz", "super_heinz" and "superHeinz" are one name. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[\s_-]/g, '');
const byName = new Map((Object.keys(systemTypes) as SystemType[]).map((type) => [plainName(type), type]));
byName.set('superyankee', 'canadian');

function systemOf({ type, choose }: { type?: string | undefined; choose?: number | undefined }): System {
  if (type !== undefined && choose !== undefined) throw new CaseFault('invalid_input', 'choose');
  if (choose !== undefined) return { choose };
  const named = byName.get(plainName(type ?? ''));
  if (!named) throw new CaseFault('invalid_input', 'type');
  return { type: named };
}

/** Every parlay of a size, or of several sizes, out of the legs (rulebook 6.6). */
export const system = defineKind({
  name: 'system',
  schema: z.strictObject({
    unitStake: stake,
    type: z.string().optional(),
    choose: z.int().min(1).optional(),
    legs: settledLegs.min(parlayLegs.min).max(parlayLegs.max),
  }),
  answer: (input) => {
    const chosen = systemOf(input);
    if (!fitsLegs(chosen, input.legs.length)) throw new CaseFault('invalid_input', 'legs');
    const bets = betsOf(chosen, input.legs.length);
    return {
      bets,
      stake: shown(input.unitStake * BigInt(bets)),
      return: shown(systemReturn(input.unitStake, chosen, input.legs)),
    };
  },
});
