import type { FailureDetail } from '@baize/contract';

export interface Refusal {
  ok: false;
  reason: string;
  detail: FailureDetail | null;
}

/**
 * The same id again is the same act: an answer that was lost is asked for once more at once, a round that came too soon when its time has
 * come. Anything else is the answer, as the second one is.
 */
export async function askTwice<Outcome extends { ok: true } | Refusal>(
  ask: () => Promise<Outcome>,
  wait: (ms: number) => Promise<void>,
): Promise<Outcome> {
  const outcome = await ask();
  if (outcome.ok) return outcome;
  if (outcome.reason === 'unreachable') return ask();
  if (outcome.reason !== 'round_too_soon') return outcome;
  await wait(outcome.detail?.retryAfterMs ?? 0);
  return ask();
}
