import * as z from 'zod/mini';
import { instant, minorAmount } from '../../fields.ts';

/** When a player is stopped and shown what he did; null: never. */
export const realityCheck = z.nullable(z.object({ everyMs: z.int(), dueAt: instant }));

/** What a player did since he was last shown it. */
const realityCheckFigures = z.object({
  since: instant,
  rounds: z.int(),
  stakedMinor: minorAmount,
  paidMinor: minorAmount,
  /** Null: the operator asks for none. */
  dueAt: z.nullable(instant),
});

const acts = 'What the player did since he was last shown it';
const seen = 'with `acknowledge` he has seen it, and the next time begins';

/** What every such call shares. */
export const realityCheckCall = {
  summary: `${acts}; ${seen}`,
  method: 'POST',
  access: 'gameSession',
  encrypted: false,
  answer: realityCheckFigures,
  errors: [],
} as const;
