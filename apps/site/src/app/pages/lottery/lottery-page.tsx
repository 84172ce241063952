import { LotteryScreen } from './lottery-screen.tsx';

/** Lottery, /lottery, header only. */
export function LotteryPage() {
  return <LotteryScreen area="all" name="title" />;
}
