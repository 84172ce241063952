import type { FailureDetail } from '@baize/contract';

interface Refusal {
  ok: false;
  reason: string;
  detail: FailureDetail | null;
}

export interface AskingPorts {
  wait: (ms: number, cutShort: AbortSignal) => Promise<void>;
  /** An answer did not come, so that the player is told; a pause that the server asked for is none. */
  onLost: () => void;
  /** Nobody wants to know any more: what was answered last is the outcome. */
  signal?: AbortSignal;
}

/** The outcome of such a call is unknown or only delayed: asking again with the same id is right. */
const askAgain: ReadonlySet<string> = new Set([
  'unreachable',
  'internal_error',
  'service_unavailable',
  'too_many_requests',
  'round_too_soon',
]);
const firstDelayMs = 400;
const maxDelayMs = 8_000;
const msPerSecond = 1_000;
const never = new AbortController().signal;

/** How long to wait before attempt `attempt` (from 1): doubling, up to a ceiling. */
export function retryDelayMs(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** (attempt - 1), maxDelayMs);
}

function askedForMs(detail: FailureDetail | null): number {
  const { retryAfterMs = 0, retryAfterSeconds = 0 } = detail ?? {};
  return Math.max(retryAfterMs, retryAfterSeconds * msPerSecond);
}

/** Repeats a call until the server has said something definite. A round that came too early is asked for when its time has come. */
export async function untilAnswered<Outcome extends { ok: true } | Refusal>(
  ask: () => Promise<Outcome>,
  { wait, onLost, signal = never }: AskingPorts,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await ask();
    if (outcome.ok || !askAgain.has(outcome.reason) || signal.aborted) return outcome;
    const isEarly = outcome.reason === 'round_too_soon';
    if (!isEarly) onLost();
    await wait(
      isEarly ? askedForMs(outcome.detail) : Math.max(retryDelayMs(attempt), askedForMs(outcome.detail)),
      signal,
    );
  }
}
