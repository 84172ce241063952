import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type BoardKind, useWinnerBoard } from '../api/leaderboards.ts';
import { PeriodChips, periodOf } from './periods.tsx';
import { ToGames, type WhileEmpty } from './to-games.tsx';
import { Wins } from './wins.tsx';

const SKELETON_ROWS = 8;

/** Latest or biggest wins (`?show=biggest&period=M`). */
export function WinnerBoard({ whileEmpty }: WhileEmpty) {
  const t = useTranslations('pages.winners');
  const { locale } = useLanguage();
  const { show, period } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const kind: BoardKind = show === 'biggest' ? 'biggest' : 'latest';
  const { data, isError, error, refetch, isPlaceholderData } = useWinnerBoard(kind, periodOf(period), locale);
  return (
    <section aria-label={t(kind)} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Chips
          look="segmented"
          legend={t('show')}
          options={(['latest', 'biggest'] as const).map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={(value) => changeSearch({ show: value === 'latest' ? undefined : value }, { replace: true })}
        />
        {kind === 'biggest' && (
          <PeriodChips
            value={periodOf(period)}
            onChange={(code) => changeSearch({ period: code === 'D' ? undefined : code }, { replace: true })}
          />
        )}
      </div>
      {isError && data === undefined && <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />}
      {!isError && data === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {data?.length === 0 && (
        <>
          <EmptyState picture={scene('winners')} title={t('emptyTitle')} text={t('emptyText')} action={<ToGames />} />
          {whileEmpty}
        </>
      )}
      {data !== undefined && data.length > 0 && <Wins wins={data} isOld={isPlaceholderData} />}
    </section>
  );
}
