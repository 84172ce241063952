import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { useStaff } from './staff.ts';

/** An amount in the brand's currency. */
export function Money({ amount, signed = false }: { amount: string; signed?: boolean }) {
  const { currency } = useStaff();
  return <MoneyText amount={amount} symbol={currency.symbol} signed={signed} />;
}

/** The same as words of a sentence or a button. */
export function useMoneyLabel(): (amount: string) => string {
  const { currency } = useStaff();
  return (amount) => moneyLabel(amount, currency.symbol);
}
