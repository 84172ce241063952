/**
 * Runs before the program is there: exchanges the launch token while the rest of the game is still on its way. It imports nothing, so that it is
 * the first script that can run; `early-opening.ts` hands its answer to the program.
 */
export interface EarlyScope {
  /** The answer to the exchange; `late` when the program was first and asks itself. */
  studioOpening?: Promise<Response> | 'late';
}
const scope = globalThis as EarlyScope;
const answerLimitMs = 12_000;

const launchToken = new URLSearchParams(location.search).get('launchToken');
// Arenas and card rooms exchange theirs with other calls.
const hasOwnCall = /_arena$|^room_/.test(new URLSearchParams(location.search).get('game') ?? '');
if (launchToken && !hasOwnCall && scope.studioOpening === undefined) {
  scope.studioOpening = fetch(`${location.origin}/studio/v1/session`, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    // As a form: for JSON the browser would ask beforehand whether it may.
    body: new URLSearchParams({ launchToken }),
    signal: AbortSignal.timeout(answerLimitMs),
  });
  // Who takes it is called on a failure; nobody may, when the program never comes.
  scope.studioOpening.catch(() => {});
}
