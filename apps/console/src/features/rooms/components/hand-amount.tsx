import { MoneyText } from '@baize/ui/money-text';
import { Money } from '../../../lib/money.tsx';

/** An amount of a hand: money, or chips of a tournament that are none. */
export function HandAmount({
  amount,
  inChips,
  signed = false,
}: {
  amount: string;
  inChips: boolean;
  signed?: boolean;
}) {
  return inChips ? <MoneyText amount={amount} signed={signed} /> : <Money amount={amount} signed={signed} />;
}
