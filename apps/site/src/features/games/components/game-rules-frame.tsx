import type { Game, RulesFrameMessage } from '@baize/contract';
import { Skeleton } from '@baize/ui/skeleton';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rulesPageOf } from '../../../config/rules-pages.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { useTheme } from '../../../lib/preferences/theme.ts';

/** A page that says more is not believed. */
const MAX_HEIGHT_PX = 20_000;

/** The game's own page of rules, as high as it is; nothing where the game has none. It comes from the program of the game and needs no session. */
export function GameRulesFrame({ game }: { game: Pick<Game, 'vassalage' | 'gameCode' | 'minBet'> }) {
  const t = useTranslations('lobbies.about');
  const { locale } = useLanguage();
  const { theme } = useTheme();
  const currency = useWhitelabel().data?.currency;
  const page = rulesPageOf(game.vassalage);
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<Partial<RulesFrameMessage> | null>) => {
      if (source === null || source !== frame.current?.contentWindow || data?.channel !== 'baize-rules') return;
      if (typeof data.heightPx === 'number') setHeightPx(Math.min(MAX_HEIGHT_PX, Math.max(0, data.heightPx)));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  if (page === null || currency === undefined || heightPx === 0) return null;
  const query = new URLSearchParams({
    ...{ view: 'rules', game: game.gameCode, lang: locale, theme, hostOrigin: location.origin },
    ...{ bet: minorOf(game.minBet), symbol: currency.symbol, exponent: String(currency.exponent) },
  });
  return (
    <div className="relative overflow-hidden rounded-lg bg-surface p-4 shadow-card md:p-6">
      {heightPx === null && <Skeleton className="absolute inset-4 md:inset-6" />}
      <iframe
        ref={frame}
        title={t('rulesFrame')}
        src={`${page}?${query}`}
        sandbox="allow-scripts"
        loading="lazy"
        height={heightPx ?? undefined}
        className={clsx('block w-full', heightPx === null && 'h-dvh')}
      />
    </div>
  );
}

/** "0.20" as 20. */
const minorOf = (amount: string): string => amount.replace('.', '').replace(/^0+(?=\d)/, '');
