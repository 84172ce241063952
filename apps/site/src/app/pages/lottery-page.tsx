import { ClosedLottery } from './closed-lottery.tsx';

/** Lottery, /lottery, header only. */
export function LotteryPage() {
  return <ClosedLottery name="title" />;
}
