import { useTranslations } from 'use-intl';
import type { LotteryGame } from '../api/game-menus.ts';
import { drawDate } from '../draw-clock.ts';
import { useOpenedDraws } from '../hooks/use-lottery-lists.ts';
import { DrawCountdown } from './draw-countdown.tsx';
import { OpenNumbers } from './open-numbers.tsx';

/** So many fit a phone beside the draw. */
const MAX_RESULTS = 10;

export interface LotteryFactsProps {
  game: LotteryGame;
  /** When betting ends, in milliseconds of `performance.now`. */
  closesAtMs: number;
  /** The results are shown elsewhere, in full. */
  hideResults?: boolean;
}

/** A chosen lottery: its open draw with the time that is left, and the latest results. */
export function LotteryFacts({ game, closesAtMs, hideResults = false }: LotteryFactsProps) {
  const t = useTranslations('lobbies.lottery');
  const draws = useOpenedDraws()(game.gameId).slice(0, MAX_RESULTS);
  return (
    <section
      aria-labelledby="chosen-lottery"
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-2 md:gap-8 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="chosen-lottery" className="text-xl font-bold">
          {game.remark}
        </h2>
        <span className="tabular text-sm text-ink-muted">{t('draw', { numero: game.numero })}</span>
        <DrawCountdown closesAtMs={closesAtMs} />
      </div>
      {!hideResults && (
        <div className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">{t('results')}</h3>
          {draws.length === 0 ? (
            <p className="text-sm text-ink-muted">{t('noResults')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {draws.map(({ numero, winningTime, openNumbers }) => (
                <li key={numero} className="flex min-h-9 items-center justify-between gap-4 text-sm">
                  <span className="tabular text-ink-muted">
                    {numero} · {drawDate(winningTime)}
                  </span>
                  <OpenNumbers digits={openNumbers} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
