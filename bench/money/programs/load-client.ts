import { answerParent } from '../answering.ts';
import type { LoadOrder } from '../load.ts';
import { runLoad } from '../load.ts';

answerParent<LoadOrder | { hello: true }>(
  async (order) => ('hello' in order ? { ready: true } : runLoad(order)),
  async () => undefined,
);
