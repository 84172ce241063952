import { useRequireLogin } from '../../features/auth/use-require-login.ts';
import { LotteryMenu } from '../../features/lottery-menu/lottery-menu.tsx';
import type { DrawMenus } from '../../lib/api/queries/game-menus.ts';
import { useOpenLottery } from './use-open-lottery.ts';

/** The lotteries with their open draws, and the way into each. */
export function LotteryRoom({ draws }: { draws: DrawMenus }) {
  const requireLogin = useRequireLogin();
  return <LotteryMenu menus={draws.menus} trip={draws} requireLogin={requireLogin} onOpen={useOpenLottery()} />;
}
