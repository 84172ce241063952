import { ApiFailure } from '@baize/client';
import type { CheckPurpose } from '@baize/contract';
import { callApi, fetchWhitelabel } from '../api/client.ts';
import type { Challenge, Solution } from './solve.ts';

const TIME_LIMIT_MS = 60_000;

/**
 * Proves by a little work that a person's browser is asking, where the brand wants it for this form: half a second in a worker,
 * nothing to click. Returns the fields to send along: none where nothing is wanted.
 * @throws {ApiFailure} captcha_check_failed where the work could not be done
 */
export async function botCheckFor(
  purpose: CheckPurpose,
  botChecks: readonly CheckPurpose[],
): Promise<{ botCheck?: string }> {
  if (!botChecks.includes(purpose)) return {};
  if (crypto.subtle === undefined) throw new ApiFailure('secure_connection_needed');
  const challenge = await callApi('botChallenge', { query: { purpose } });
  const solution = await solveInWorker(challenge);
  if (solution === null) throw new ApiFailure('captcha_check_failed');
  return { botCheck: btoa(JSON.stringify({ challenge, solution })) };
}

/** The forms that need a proof of work; asked anew only where the brand is not known yet. */
export async function wantedBotChecks(known: readonly CheckPurpose[] | undefined): Promise<readonly CheckPurpose[]> {
  return known ?? (await fetchWhitelabel()).botChecks;
}

async function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Solution | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), TIME_LIMIT_MS);
      const end = (solution: Solution | null) => {
        clearTimeout(timer);
        resolve(solution);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<{ solution: Solution | null }>) => end(data.solution));
      worker.addEventListener('error', () => end(null));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
