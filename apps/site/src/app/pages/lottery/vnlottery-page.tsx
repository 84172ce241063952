import { LotteryScreen } from './lottery-screen.tsx';

/** Vietnamese lottery, /vnlottery, header only. */
export function VnLotteryPage() {
  return <LotteryScreen area="VN" name="vnTitle" />;
}
