import { termsOn } from './rules.ts';

/** The terms of a payment as the report reads them: those of its method, else the provider's. */
export const paymentTermsOn = <T extends { from: string; method: string }>(
  terms: readonly T[],
  { day, method }: { day: string; method: string },
): T | undefined => {
  const of = (wanted: string) =>
    termsOn(
      terms.filter((one) => one.method === wanted),
      day,
    );
  return of(method) ?? of('');
};
