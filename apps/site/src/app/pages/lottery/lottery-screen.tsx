import { Skeleton } from '@baize/ui/skeleton';
import { useTranslations } from 'use-intl';
import { rulesOfLottery } from '../../../features/lottery-betting/slip-rules.ts';
import type { LotteryArea } from '../../../features/lottery-menu/api/game-menus.ts';
import { LotteryFacts } from '../../../features/lottery-menu/components/lottery-facts.tsx';
import { closesAtMs } from '../../../features/lottery-menu/draw-clock.ts';
import { useDraws } from '../../../features/lottery-menu/hooks/use-draws.ts';
import { chosenLottery, menusOfVendor } from '../../../features/lottery-menu/lottery-search.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useSiteSearch } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { ClosedLottery } from './closed-lottery.tsx';
import { LotteryBets } from './lottery-bets.tsx';
import { LotteryRoom } from './lottery-room.tsx';

export interface LotteryScreenProps {
  area: LotteryArea;
  name: 'title' | 'vnTitle';
}

/** A lottery page: the draws that are open by tag, those of `vendor` alone where it has some, and what is known of the lottery `gameCode`. */
export function LotteryScreen({ area, name }: LotteryScreenProps) {
  const t = useTranslations('pages.lottery');
  const { data, isError, error, refetch } = useDraws(area);
  const search = useSiteSearch();
  useTitle(t(name));
  if (data === undefined && isError) {
    return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  }
  if (data?.menus.length === 0) return <ClosedLottery name={name} />;
  const shown = data && { ...data, menus: menusOfVendor(data.menus, search) };
  const chosen = shown && chosenLottery(shown.menus, search);
  const isMissing = shown !== undefined && chosen === undefined && (search.gameCode ?? '') !== '';
  return (
    <div className="page-width flex flex-col gap-4 py-8 md:py-12">
      <h1 className="text-2xl font-bold md:text-3xl">{t(name)}</h1>
      {isMissing && (
        <p role="status" className="rounded-lg border border-line bg-surface p-4">
          {t('noDraw')}
        </p>
      )}
      {shown !== undefined && chosen !== undefined && (
        <>
          <LotteryFacts
            key={chosen.gameId}
            game={chosen}
            closesAtMs={closesAtMs(chosen, shown)}
            hideResults={rulesOfLottery(chosen.gameId) !== null}
          />
          <LotteryBets key={`bets ${chosen.gameId}`} game={chosen} closesAtMs={closesAtMs(chosen, shown)} />
        </>
      )}
      {shown === undefined ? <Skeleton className="h-64" /> : <LotteryRoom draws={shown} chosen={chosen} />}
    </div>
  );
}
