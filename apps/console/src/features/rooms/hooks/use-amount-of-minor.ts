import { formatAmount } from '@baize/money';
import { useStaff } from '../../../lib/staff.ts';

/** Minor units as an amount of the brand's currency. */
export function useAmountOfMinor(): (minor: string) => string {
  const { currency } = useStaff();
  return (minor) => formatAmount(BigInt(minor), currency.exponent);
}
