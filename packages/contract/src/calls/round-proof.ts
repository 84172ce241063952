import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

export const roundProof = defineCall({
  summary: 'One’s own settled round of the built-in studio, as the page that recomputes rounds takes it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRoundProof',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ roundId: text(128) }),
  answer: z.object({
    /** As the game's own calls tell it. */
    round: z.looseObject({}),
    /** Null while the seed decides rounds still, or where the round carries it itself. */
    serverSeed: z.nullable(z.string()),
  }),
  errors: ['round_not_found'],
});
