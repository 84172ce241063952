import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { payKind, payLine, payStep, reportSpan, shownSpan } from './fields.ts';

export const agentIncome = defineCall({
  summary: 'What the agent earned in some days, by its sources, the newest first',
  method: 'GET',
  path: '/wps/agent/income',
  access: 'agent',
  encrypted: false,
  data: pageOf(['period'], { ...reportSpan, kind: z.optional(payKind) }),
  answer: z.object({
    ...shownSpan,
    sources: z.array(z.object({ kind: payKind, paid: amount, held: amount })),
    ...rowsOf(payLine).shape,
  }),
  errors: [],
});

export const payIdParams = z.strictObject({ kind: payKind, period: text(20) });

export const agentIncomeLine = defineCall({
  summary: 'How one line of the income came to be, step by step',
  method: 'GET',
  path: '/wps/agent/income/:kind/:period',
  access: 'agent',
  encrypted: false,
  params: payIdParams,
  answer: z.object({ ...payLine.shape, steps: z.array(payStep), reason: z.string() }),
  errors: ['not_found'],
});
