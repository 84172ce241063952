import { randomBytes } from 'node:crypto';
import { noTracing, type Tracing } from './tracing.ts';

const referenceBytes = 5;

/** The number under which a crash is logged: the id of its trace where one is kept, so that both are found by it. */
export const newReference = (tracing: Pick<Tracing, 'traceId'> = noTracing): string =>
  tracing.traceId() ?? randomBytes(referenceBytes).toString('hex');
