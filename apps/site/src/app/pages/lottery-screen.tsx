import { Skeleton } from '@baize/ui/skeleton';
import { useTranslations } from 'use-intl';
import { useDraws } from '../../features/lottery-menu/use-draws.ts';
import type { LotteryArea } from '../../lib/api/queries/game-menus.ts';
import { useSiteSearch } from '../../lib/site-search.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ClosedLottery } from './closed-lottery.tsx';
import { LotteryRoom } from './lottery-room.tsx';

export interface LotteryScreenProps {
  area: LotteryArea;
  name: 'title' | 'vnTitle';
}

/** A lottery page: the draws that are open by tag, or that there are none. */
export function LotteryScreen({ area, name }: LotteryScreenProps) {
  const t = useTranslations('pages.lottery');
  const { data, isError } = useDraws(area);
  const { gameCode } = useSiteSearch();
  useTitle(t(name));
  if (isError || data?.menus.length === 0) return <ClosedLottery name={name} />;
  const chosen = data?.menus.flatMap(({ gameMenus }) => gameMenus).find(({ gameId }) => gameId === gameCode);
  return (
    <div className="page-width flex flex-col gap-4 py-8 md:py-12">
      <h1 className="text-2xl font-bold md:text-3xl">{t(name)}</h1>
      {chosen !== undefined && (
        <p role="status" className="rounded-lg border border-line bg-surface p-4">
          {t('bettingClosed', { name: chosen.remark })}
        </p>
      )}
      {data === undefined ? <Skeleton className="h-64" /> : <LotteryRoom draws={data} />}
    </div>
  );
}
