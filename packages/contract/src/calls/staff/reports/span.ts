import * as z from 'zod/mini';
import { instant } from '../../../fields.ts';

/** Days of the brand's zone in which the instants lie; without them the last 30 days. */
export const reportSpan = { from: z.optional(instant), to: z.optional(instant) };
