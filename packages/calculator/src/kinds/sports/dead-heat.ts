import { deadHeatReturn } from '@baize/games/sportsbook';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { decimalOdds } from './fields.ts';

const maxRunners = 1_000;

/** An outright whose place is shared (rulebook 6.4). */
export const deadHeat = defineKind({
  name: 'deadHeat',
  schema: z.strictObject({ stake, odds: decimalOdds, of: z.int().min(1).max(maxRunners) }),
  answer: (input) => ({ return: shown(deadHeatReturn(input.stake, input.odds, input.of)) }),
});
