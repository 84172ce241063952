import { Heart, Ticket } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LotteryGame } from '../api/game-menus.ts';
import { drawDate } from '../draw-clock.ts';
import { DrawCountdown } from './draw-countdown.tsx';
import { OpenNumbers } from './open-numbers.tsx';

export interface LotteryCardProps {
  game: LotteryGame;
  /** When betting ends, in milliseconds of `performance.now`. */
  closesAtMs: number;
  isSaved: boolean;
  /** The numbers of the draw before; empty where they are not known. */
  openNumbers: string;
  onToggle: () => void;
  onOpen: () => void;
}

/** A lottery with its open draw and the time that is left for it. */
export function LotteryCard({ game, closesAtMs, isSaved, openNumbers, onToggle, onOpen }: LotteryCardProps) {
  const t = useTranslations('lobbies.lottery');
  const card = useTranslations('common.card');
  return (
    <article className="relative rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <button type="button" onClick={onOpen} className="flex w-full items-center gap-4 rounded-lg p-4 pr-14 text-left">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
          <Ticket size={22} aria-hidden="true" />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-semibold">{game.remark}</span>
          <span className="tabular text-sm text-ink-muted">{t('draw', { numero: game.numero })}</span>
          <DrawCountdown closesAtMs={closesAtMs} />
          {openNumbers !== '' && (
            <span className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
              {t('opened')} · {drawDate(game.winningTime)}
              <OpenNumbers digits={openNumbers} />
            </span>
          )}
        </span>
      </button>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={card(isSaved ? 'unsave' : 'save', { name: game.remark })}
        onClick={onToggle}
        className="absolute top-1 right-1 grid size-touch place-items-center rounded-lg text-gold-ink"
      >
        <Heart size={18} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />
      </button>
    </article>
  );
}
