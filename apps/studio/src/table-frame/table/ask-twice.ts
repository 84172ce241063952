import type { FailureDetail } from '@baize/contract';

export interface Refusal {
  ok: false;
  reason: string;
  detail: FailureDetail | null;
}

/**
 * For an act that is done once however often it is asked for, and that must not wait: an answer that was lost is asked for once more at once.
 * After that the player may press again.
 */
export async function askTwice<Outcome extends { ok: true } | Refusal>(ask: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await ask();
  return outcome.ok || outcome.reason !== 'unreachable' ? outcome : ask();
}
