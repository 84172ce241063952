import { formatAmount } from '@baize/money';
import { useStaff } from '../../../lib/staff.ts';

/** Minor units as an amount of the brand's currency; chips stay what they are. */
export function useAmountOfMinor(inChips: boolean): (minor: string) => string {
  const { currency } = useStaff();
  return (minor) => (inChips ? minor : formatAmount(BigInt(minor), currency.exponent));
}
