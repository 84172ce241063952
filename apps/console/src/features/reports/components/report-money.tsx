import { MoneyText } from '@baize/ui/money-text';
import { useStaff } from '../../../lib/staff.ts';

/** An amount of a report's row, in the row's own currency. */
export function ReportMoney({ amount, currency }: { amount: string | null; currency: string }) {
  const own = useStaff().currency;
  if (amount === null) return '–';
  return <MoneyText amount={amount} symbol={currency === own.code ? own.symbol : currency} />;
}
