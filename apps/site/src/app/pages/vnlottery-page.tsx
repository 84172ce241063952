import { ClosedLottery } from './closed-lottery.tsx';

/** Vietnamese lottery, /vnlottery, header only. */
export function VnLotteryPage() {
  return <ClosedLottery name="vnTitle" />;
}
