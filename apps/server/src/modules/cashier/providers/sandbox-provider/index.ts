import type * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import { type PaymentProvider, ProviderRefusedError, type ProviderReport, UnknownOutcomeError } from '../provider.ts';
import { callbackOf, reportOf, started, told, totals } from './answers.ts';
import { isSignedCallback, signatureHeader, signatureOf, timestampHeader } from './signature.ts';

export interface SandboxProviderAccess {
  /** Where `examples/payment-provider` answers, without a final slash. */
  url: string;
  /** What both sides sign with. */
  secret: string;
  clock: Clock;
  deadlineMs?: number;
}

export const sandboxProviderCode = 'sandbox-pay';
const defaultDeadlineMs = 4_000;
const json = (value: unknown) =>
  JSON.stringify(value, (_key, field: unknown) => (typeof field === 'bigint' ? `${field}` : field));

/** The adapter of the program in `examples/payment-provider`. */
export function createSandboxProvider(access: SandboxProviderAccess): PaymentProvider {
  const { url, secret, clock } = access;

  /** Null: there is no such thing. Throws UnknownOutcomeError unless the provider answered in its own form. */
  const ask = async <S extends z.ZodMiniType>(
    method: 'GET' | 'POST',
    path: string,
    answer: S,
    sent?: object,
  ): Promise<z.output<S> | null> => {
    const body = sent ? json(sent) : '';
    const timestamp = String(clock.now().getTime());
    const headers = {
      'content-type': 'application/json',
      [timestampHeader]: timestamp,
      [signatureHeader]: signatureOf(secret, timestamp, `${method} ${path}`, body),
    };
    const signal = AbortSignal.timeout(access.deadlineMs ?? defaultDeadlineMs);
    try {
      const response = await fetch(url + path, {
        method,
        headers,
        signal,
        redirect: 'error',
        ...(sent ? { body } : {}),
      });
      const text = await response.text();
      if (response.status === 404) return null;
      if (response.status === 400) throw new ProviderRefusedError('the provider refused what it was sent');
      if (response.status !== 200)
        throw new UnknownOutcomeError(`the provider answered with status ${response.status}`);
      return answer.parse(JSON.parse(text)) as z.output<S>;
    } catch (error) {
      if (error instanceof ProviderRefusedError || error instanceof UnknownOutcomeError) throw error;
      throw new UnknownOutcomeError('the provider did not answer', { cause: error });
    }
  };

  const report = async (path: string): Promise<ProviderReport> => {
    const answer = await ask('GET', path, told);
    return answer ? reportOf(answer) : { state: 'notFound' };
  };

  return {
    code: sandboxProviderCode,
    startDeposit: async ({ orderId, amountMinor, feeMinor, currency, exponent, kind, returnUrl, expiresAt }) => {
      const terms = { amountMinor, feeMinor, currency, exponent, returnUrl, expiresAt: expiresAt.toISOString() };
      if (kind === 'transfer') throw new ProviderRefusedError('the provider takes no transfers');
      const answer = await ask('POST', '/v1/deposits', started, { id: orderId, method: kind, ...terms });
      if (!answer) throw new UnknownOutcomeError('the provider has no deposits');
      const { reference: providerReference, payUrl } = answer;
      // The code that a bank's app would scan; here it leads to the provider's own page.
      if (kind === 'qr') return { kind, providerReference, payload: payUrl, payUrl };
      return { kind, providerReference, payUrl };
    },
    depositReport: ({ orderId }) => report(`/v1/deposits/${orderId}`),
    startPayout: async ({ payoutId, amountMinor, currency, account }) => {
      const answer = await ask('POST', '/v1/payouts', told, { id: payoutId, amountMinor, currency, account });
      return answer ? reportOf(answer) : { state: 'notFound' };
    },
    payoutReport: ({ payoutId }) => report(`/v1/payouts/${payoutId}`),
    readCallback: ({ body, headers }) =>
      isSignedCallback(secret, headers, body, clock.now()) ? callbackOf(body) : null,
    totals: async () => {
      const answer = await ask('GET', '/v1/totals', totals);
      if (!answer) throw new UnknownOutcomeError('the provider has no totals');
      return { asOf: new Date(answer.asOf), currencies: answer.currencies };
    },
  };
}
