import type { WalletAnswer } from './wallet.ts';

/** What a vendor may conclude: `unknown` is asked again with the same id, or cancelled; never guessed. */
export type Outcome = 'applied' | 'notApplied' | 'unknown';

/** A known code is never answered after money moved, so every refusal but INTERNAL means that nothing did. */
export function outcomeOf(answer: Pick<WalletAnswer, 'status' | 'code'>): Outcome {
  if (answer.status === 'ok') return 'applied';
  return answer.code === 'INTERNAL' ? 'unknown' : 'notApplied';
}
