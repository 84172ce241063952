import { useRequireLogin } from '../../features/auth/use-require-login.ts';
import { LotteryMenu } from '../../features/lottery-menu/lottery-menu.tsx';
import type { DrawMenus, LotteryGame } from '../../lib/api/queries/game-menus.ts';
import { useOpenLottery } from './use-open-lottery.ts';

export interface LotteryRoomProps {
  draws: DrawMenus;
  /** The lottery of the address: its tab is the first to be seen. */
  chosen?: LotteryGame | undefined;
}

/** The lotteries with their open draws, and the way into each. */
export function LotteryRoom({ draws, chosen }: LotteryRoomProps) {
  const requireLogin = useRequireLogin();
  return (
    <LotteryMenu
      menus={draws.menus}
      trip={draws}
      startTag={draws.menus.find(({ gameMenus }) => chosen && gameMenus.includes(chosen))?.tag}
      requireLogin={requireLogin}
      onOpen={useOpenLottery()}
    />
  );
}
