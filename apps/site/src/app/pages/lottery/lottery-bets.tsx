import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import type { LotteryGame } from '../../../features/lottery-menu/api/game-menus.ts';
import { LotterySlip } from '../../../features/lottery-slip/components/lottery-slip.tsx';
import { rulesOfLottery } from '../../../features/lottery-slip/slip-rules.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';

/** The betting screen of a lottery whose tickets this site sells; nothing for one of another vendor. */
export function LotteryBets({ game, closesAtMs }: { game: LotteryGame; closesAtMs: number }) {
  const requireLogin = useRequireLogin();
  const { playType } = useSiteSearch();
  const currency = useWhitelabel().data?.currency;
  const rules = rulesOfLottery(game.gameId);
  if (rules === null || currency === undefined) return null;
  return (
    <LotterySlip
      lottery={game}
      rules={rules}
      playType={playType}
      closesAtMs={closesAtMs}
      currency={currency}
      requireLogin={requireLogin}
    />
  );
}
