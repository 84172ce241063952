import { isBigWin } from '../lib/big-win.ts';
import { RollingAmount } from '../lib/RollingAmount.tsx';
import { useTableFrameMoney } from './table-frame-context.tsx';

/** A round that has just been paid; a new `id` is a new moment. Amounts are minor units. */
export interface Paid {
  id: string;
  paidMinor: bigint;
  stakeMinor: bigint;
}

const rollMs = 900;

/** A win over the stage for a moment; what is not more than the stake is none. Readers hear of it elsewhere. */
export function WinFlag({ paid }: { paid: Paid | null }) {
  const money = useTableFrameMoney();
  if (paid === null || paid.paidMinor <= paid.stakeMinor) return null;
  return (
    <div key={paid.id} className="win-flag" data-big={isBigWin(paid)} aria-hidden="true">
      <RollingAmount amountMinor={paid.paidMinor} write={money} rollMs={rollMs} fromZero className="tabular" />
    </div>
  );
}
