import type { LocaleCode } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { MoneyText } from '@baize/ui/money-text';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, gameUrl, paths } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useWinnerBoard } from '../api/leaderboards.ts';

const WINS_SHOWN = 12;

export const useLatestWins = (language: LocaleCode) => useWinnerBoard('latest', 'D', language);

/** The latest wins in one row, as they are booked; nothing before the first one. */
export function WinStrip() {
  const t = useTranslations('lobbies.row');
  const action = useTranslations('common.action');
  const { locale } = useLanguage();
  const symbol = useWhitelabel().data?.currency.symbol;
  const wins = (useLatestWins(locale).data ?? []).slice(0, WINS_SHOWN);
  if (wins.length === 0) return null;
  return (
    <section aria-labelledby="latest-wins" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id="latest-wins" className="text-lg font-bold md:text-xl">
          {t('wins')}
        </h2>
        <Link
          to={paths.winners}
          aria-label={`${action('showAll')}: ${t('wins')}`}
          className={buttonClass('quiet', 'md', '-my-2 -mr-4')}
        >
          {action('showAll')}
        </Link>
      </div>
      <ul className="no-scrollbar -m-1 flex gap-3 overflow-x-auto p-1">
        {wins.map((win) => (
          <li key={`${win.settledAt}${win.account}${win.gameCode}${win.payout}`} className="shrink-0">
            <a
              href={gameUrl({ vendor: win.vassalage, gameCode: win.gameCode })}
              className="flex items-center gap-2.5 rounded-lg bg-surface py-1.5 pr-4 pl-1.5 shadow-card"
            >
              <span className="size-11 shrink-0 overflow-hidden rounded-md bg-sunken">
                <LazyPicture src={win.coverUrl} fallback={art.gameFallback} width={88} height={88} />
              </span>
              <span className="flex flex-col">
                <MoneyText
                  amount={win.payout}
                  {...(symbol === undefined ? {} : { symbol })}
                  className="text-sm font-bold text-success-ink"
                />
                <span className="max-w-40 truncate text-xs text-ink-muted">
                  <span className="verbatim">{win.account}</span> · {win.gameName}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
