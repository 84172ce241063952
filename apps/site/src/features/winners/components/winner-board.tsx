import type { Win } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { MoneyText } from '@baize/ui/money-text';
import { SkeletonRows } from '@baize/ui/skeleton';
import { useFormatter, useTranslations } from 'use-intl';
import { art, gameUrl, scene } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { type BoardKind, useWinnerBoard } from '../api/leaderboards.ts';
import { PeriodChips, periodOf } from './periods.tsx';
import { ToGames, type WhileEmpty } from './to-games.tsx';

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

function Wins({ wins, isOld }: { wins: readonly Win[]; isOld: boolean }) {
  const now = useNow();
  return (
    <ol className={`flex flex-col gap-2 transition-opacity ${isOld ? 'opacity-60' : ''}`}>
      {wins.map((win) => (
        <li key={`${win.settledAt}${win.account}${win.gameCode}${win.payout}`}>
          <WinRow win={win} now={now} />
        </li>
      ))}
    </ol>
  );
}

function WinRow({ win, now }: { win: Win; now: Date }) {
  const t = useTranslations('pages.winners');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <article className="relative flex items-center gap-4 rounded-lg bg-surface p-3 shadow-card transition-shadow focus-within:shadow-raised hover:shadow-raised md:px-5">
      <span className="block size-14 shrink-0 overflow-hidden rounded-md bg-sunken">
        <LazyPicture src={win.coverUrl} fallback={art.gameFallback} width={112} height={112} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <a
          href={gameUrl({ vendor: win.vassalage, gameCode: win.gameCode })}
          className="truncate font-semibold after:absolute after:inset-0"
        >
          {win.gameName}
        </a>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
          <span className="verbatim">{win.account}</span>
          <time dateTime={win.settledAt}>{format.relativeTime(new Date(win.settledAt), now)}</time>
        </p>
      </div>
      <p className="flex flex-col items-end">
        <span className="sr-only">{t('paid')}</span>
        <MoneyText amount={win.payout} {...(symbol === undefined ? {} : { symbol })} className="text-lg font-bold" />
        <span className="tabular text-sm text-ink-muted">
          {win.multiplier === '' ? '' : t('multiplier', { times: win.multiplier })}
        </span>
      </p>
    </article>
  );
}
