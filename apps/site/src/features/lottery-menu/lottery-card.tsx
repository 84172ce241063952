import { clsx } from 'clsx';
import { Heart, Ticket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LotteryGame } from '../../lib/api/queries/game-menus.ts';
import { countdown, drawDate } from './draw-clock.ts';

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

const TICK_MS = 1000;

/** A lottery with its open draw and the time that is left for it. */
export function LotteryCard({ game, closesAtMs, isSaved, openNumbers, onToggle, onOpen }: LotteryCardProps) {
  const t = useTranslations('halls.lottery');
  const card = useTranslations('common.card');
  const remainingMs = useRemaining(closesAtMs);
  return (
    <article className="relative rounded-lg border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <button type="button" onClick={onOpen} className="flex w-full items-center gap-4 rounded-lg p-4 pr-14 text-left">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-ink">
          <Ticket size={22} aria-hidden="true" />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-semibold">{game.remark}</span>
          <span className="tabular text-sm text-ink-muted">
            {t('draw', { numero: game.numero })} · {drawDate(game.winningTime)}
          </span>
          <span className={clsx('tabular text-sm font-semibold', remainingMs > 0 ? 'text-gold-ink' : 'text-ink-muted')}>
            {remainingMs > 0 ? t('closesIn', { time: countdown(remainingMs) }) : t('closed')}
          </span>
          {openNumbers !== '' && <OpenNumbers digits={openNumbers} label={t('opened')} />}
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

/** At most six digits are shown. */
const MOST_DIGITS = 6;

function OpenNumbers({ digits, label }: { digits: string; label: string }) {
  return (
    <span className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      {label}
      <span role="img" aria-label={digits.slice(0, MOST_DIGITS)} className="flex gap-1">
        {Array.from(digits.slice(0, MOST_DIGITS), (digit, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            key={place}
            aria-hidden="true"
            className="tabular grid size-6 place-items-center rounded-full bg-gold-soft text-xs font-bold text-gold-ink"
          >
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}

function useRemaining(closesAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return closesAtMs - nowMs;
}
