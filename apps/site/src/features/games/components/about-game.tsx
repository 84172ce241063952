import type { Game } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { moneyLabel } from '@baize/ui/money-text';
import { Stat } from '@baize/ui/stat';
import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { art, gameUrl, type HelpAnchor, type OpenableGame, paths } from '../../../config/paths.ts';
import { rulesPageOf } from '../../../config/rules-pages.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { GameRulesFrame } from './game-rules-frame.tsx';

export interface AboutGameProps {
  game: Game;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Another way into it, beside the button. */
  beside?: ReactNode;
}

const drawsAnchor: HelpAnchor = 'draws';

/** A game's picture, the way into it and the figures that its vendor publishes. */
export function AboutGame({ game, onOpenGame, beside }: AboutGameProps) {
  const t = useTranslations('lobbies.about');
  const action = useTranslations('common.action');
  const hosted = usePictureHost();
  const address = { vendor: game.vassalage, gameCode: game.gameCode };
  return (
    <section className="grid gap-6 rounded-lg bg-surface p-4 shadow-card md:grid-cols-2 md:items-center md:p-6">
      <span className="block aspect-video overflow-hidden rounded-md bg-sunken">
        <LazyPicture src={hosted(game.wideCoverUrl)} fallback={art.gameFallback} width={960} height={540} eager />
      </span>
      <div className="flex flex-col gap-5">
        <Figures game={game} />
        <div className="flex flex-wrap gap-3 max-md:order-first max-md:flex-col">
          <a
            href={gameUrl(address)}
            onClick={(event) => onOpenGame({ ...game, ...address }, event)}
            className={buttonClass('primary', 'lg')}
          >
            {action('play')}
          </a>
          {!game.maintenance && beside}
        </div>
        {game.maintenance && <p className="text-ink-muted">{t('closed')}</p>}
      </div>
    </section>
  );
}

function Figures({ game: { minBet, rtp, volatility } }: Pick<AboutGameProps, 'game'>) {
  const t = useTranslations('lobbies.about');
  const card = useTranslations('common.card');
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <dl className="grid gap-4">
      <Stat label={t('minBet')} value={moneyLabel(minBet, symbol)} />
      <Stat
        label={t('rtp')}
        value={rtp === null ? '–' : `${rtp} %`}
        note={rtp === null ? t('unknown') : t('rtpText')}
      />
      <Stat
        label={t('volatility')}
        value={
          volatility === null ? (
            '–'
          ) : (
            <span className="inline-block first-letter:uppercase">{card(`volatilityLevel.${volatility}`)}</span>
          )
        }
        note={volatility === null ? t('unknown') : t(`volatilityText.${volatility}`)}
      />
    </dl>
  );
}

/** The rules where the game can show them here, else where they are; and how a result is made and checked. */
export function GameRules({ game }: Pick<AboutGameProps, 'game'>) {
  const t = useTranslations('lobbies.about');
  const isHere = rulesPageOf(game.vassalage) !== null;
  return (
    <Part title={t('rules')}>
      <p className="text-ink-muted">{t(isHere ? 'rulesHere' : 'rulesText')}</p>
      <GameRulesFrame key={game.nodeId} game={game} />
      <div className="flex flex-wrap gap-3">
        <Link to={paths.help} hash={drawsAnchor} className={buttonClass('secondary')}>
          {t('howDrawn')}
        </Link>
        <Link to={paths.verify} className={buttonClass('secondary')}>
          {t('verify')}
        </Link>
      </div>
    </Part>
  );
}

/** One part of the page under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-bold">{title}</h2>
      {children}
    </section>
  );
}
