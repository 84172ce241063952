import { currencyExponent } from '@baize/money';

/** Players meet only those of the same scope: their money is of one kind and of one currency. */
export const scopeOf = (prizePool: string, currencyCode: string): string => `${prizePool}:${currencyCode}`;

/** The decimals of a scope's currency. Throws for a currency that is not known. */
export function exponentOf(scope: string): number {
  const exponent = currencyExponent(scope.slice(scope.lastIndexOf(':') + 1));
  if (exponent === null) throw new Error(`the scope ${scope} has no currency`);
  return exponent;
}
