import { sharePrizes } from '@baize/rewards';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';

/** Scores are whole counts or amounts. */
const score = z.union([z.int().min(0).transform(String), z.string()]).pipe(amount);
const schema = z.strictObject({ prizes: z.array(amount), scores: z.record(z.string(), score) });

/** Prizes of a leaderboard; ties share the places that they span (rulebook 8.12). */
export const leaderboard = defineKind({
  name: 'leaderboard',
  schema,
  answer: ({ prizes, scores }) => {
    const names = Object.entries(scores).map(([name, value]) => ({ name, score: value }));
    const placed = sharePrizes(prizes, names);
    const prizeOf = (name: string) => placed.find((each) => each.name === name)?.prizeMinor ?? 0n;
    return { paid: Object.fromEntries(names.map(({ name }) => [name, shown(prizeOf(name))])) };
  },
});
