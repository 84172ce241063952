import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import type { DrawMenus, LotteryGame } from '../../../features/lottery-menu/api/game-menus.ts';
import { LotteryMenu } from '../../../features/lottery-menu/components/lottery-menu.tsx';
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
