import type { VendorWallet } from '@baize/vendor-kit';
import { elapsedMs } from '../clock.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import type { Metrics } from './registry.ts';

/** A vendor's wallet that measures each answer and opens a span for it. What throws is counted under the code THROWN. */
export function timedWallet(
  wallet: VendorWallet,
  vendor: string,
  { walletAnswered, tracing = noTracing }: Pick<Metrics, 'walletAnswered'> & { tracing?: Tracing },
): VendorWallet {
  const timed = ([command, run]: [string, (request: never) => Promise<unknown>]) => [
    command,
    async (request: never) => {
      const begin = elapsedMs();
      const span = tracing.open(`wallet ${command}`, 'internal', { 'baize.vendor': vendor });
      let code = 'THROWN';
      try {
        const answer = await span.run(() => run(request));
        code = codeOf(answer);
        return answer;
      } finally {
        span.end({ facts: { 'baize.code': code }, ...(code === 'THROWN' ? { failure: code } : {}) });
        walletAnswered({ vendor, command, code, durationMs: elapsedMs() - begin });
      }
    },
  ];
  return Object.fromEntries(Object.entries(wallet).map(timed)) as VendorWallet;
}

/** Answers without a code of their own are fine ones. */
const codeOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : 'OK';
