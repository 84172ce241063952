import type { Win } from '@baize/contract';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { MoneyText } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { art, gameUrl } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useNow } from '../../../lib/browser/use-now.ts';

/** Wins one below the other; paler while newer ones are on their way. */
export function Wins({ wins, isOld }: { wins: readonly Win[]; isOld: boolean }) {
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
