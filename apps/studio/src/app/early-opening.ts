import { calls } from '@baize/contract';
import type { EarlyScope } from './early.ts';

/**
 * A fetcher whose first exchange of the launch token is the one that `early.ts` has already begun, if it has; the token would not work twice.
 * From here on that script asks no more.
 */
export function withEarlyOpening(fetcher: typeof fetch, scope: object = globalThis): typeof fetch {
  const early = scope as EarlyScope;
  let begun = early.studioOpening ?? 'late';
  early.studioOpening = 'late';
  return (input, init) => {
    if (begun === 'late' || typeof input !== 'string' || !input.endsWith(calls.studioOpen.path)) {
      return fetcher(input, init);
    }
    const answer = begun;
    begun = 'late';
    return answer;
  };
}
