import type { Game } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useWhitelabel } from '../brand/whitelabel.ts';

const levels = ['low', 'mediumLow', 'medium', 'mediumHigh', 'high'] as const satisfies readonly Game['volatility'][];

export interface GameFactsProps {
  game: Pick<Game, 'minBet' | 'rtp' | 'volatility'>;
  /** At the beginning of the line; else in its middle. */
  atStart?: boolean;
}

/** What a game's cover says: smallest bet, return to player and volatility, as far as the vendor tells them. */
export function GameFacts({ game, atStart = false }: GameFactsProps) {
  const t = useTranslations('common.card');
  const games = useTranslations('site.games');
  const { data: brand } = useWhitelabel();
  return (
    <span className={clsx('flex flex-wrap items-center gap-x-2.5 gap-y-0.5', !atStart && 'justify-center')}>
      <span>{games('fromBet', { amount: moneyLabel(game.minBet, brand?.currency.symbol) })}</span>
      {game.rtp !== null && <span>{t('rtp', { percent: game.rtp })}</span>}
      {game.volatility !== null && <Volatility level={levels.indexOf(game.volatility)} />}
    </span>
  );
}

function Volatility({ level }: { level: number }) {
  const t = useTranslations('common.card');
  const name = levels[level];
  if (name === undefined) return null;
  const label = t('volatility', { level: t(`volatilityLevel.${name}`) });
  return (
    <span role="img" aria-label={label} title={label} className="inline-flex items-end gap-0.5">
      {levels.map((step, index) => (
        <span
          key={step}
          className={clsx('w-1 rounded-full', heights[index], index <= level ? 'bg-hero-gold' : 'bg-on-scrim-muted/40')}
        />
      ))}
    </span>
  );
}

const heights = ['h-1', 'h-1.5', 'h-2', 'h-2.5', 'h-3'];
