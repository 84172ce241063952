import type { Game } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { buttonClass } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { Link } from '@tanstack/react-router';
import { Flame, Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { art, type GameAddress, gameUrl, paths } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';

export interface FeaturedGameProps {
  game: Game;
  onOpenGame: (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One game, large: its wide cover, what it is, and the way in. */
export function FeaturedGame({ game, onOpenGame }: FeaturedGameProps) {
  const t = useTranslations('site');
  const common = useTranslations('common');
  const { data: brand } = useWhitelabel();
  const [hasFailed, setFailed] = useState(false);
  const address = { vendor: game.vassalage, gameCode: game.gameCode };
  return (
    <article className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-card md:grid-cols-[3fr_2fr]">
      <img
        src={hasFailed ? art.gameFallback : game.wideCoverUrl}
        onError={() => setFailed(true)}
        alt=""
        width={960}
        height={540}
        decoding="async"
        className="aspect-video size-full object-cover"
      />
      <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8">
        <p className="flex flex-wrap items-center gap-2">
          {game.isHot === 1 && (
            <Badge tone="gold">
              <Flame size={13} aria-hidden="true" />
              {t('games.hotBadge')}
            </Badge>
          )}
          <Badge className="tabular">
            {t('games.fromBet', { amount: moneyLabel(game.minBet, brand?.currency.symbol) })}
          </Badge>
        </p>
        <h3 className="text-xl font-bold md:text-2xl">{game.gameName}</h3>
        <p className="text-ink-muted">{t('home.featuredText')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <a
            href={gameUrl(address)}
            onClick={(event) => onOpenGame(address, event)}
            className={buttonClass('primary', 'lg')}
            aria-label={`${common('action.play')}: ${game.gameName}`}
          >
            <Play size={18} fill="currentColor" aria-hidden="true" />
            {common('action.play')}
          </a>
          <Link
            to={paths.help}
            hash="fair"
            className="inline-flex min-h-12 items-center px-2 font-semibold text-gold-ink underline-offset-4 hover:underline"
          >
            {t('home.featuredCheck')}
          </Link>
        </div>
      </div>
    </article>
  );
}
