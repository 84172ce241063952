import type { Game } from '@baize/contract';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type RequireLogin, useFavorites } from '../hooks/use-favorites.ts';

/** Saves a game that is being played, or takes it off the saved ones. */
export function GameHeart({ game, requireLogin }: { game: Game; requireLogin: RequireLogin }) {
  const card = useTranslations('common.card');
  const { isFavorite, isBusy, toggle } = useFavorites(requireLogin);
  const isOn = isFavorite(game.nodeId);
  const isChanging = isBusy(game.nodeId);
  const label = card(isOn ? 'unsave' : 'save', { name: game.gameName });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-busy={isChanging || undefined}
      disabled={isChanging}
      onClick={() => toggle(game)}
      className={clsx(
        'inline-grid size-touch shrink-0 place-items-center rounded-full disabled:opacity-55 md:hover:bg-hero-raised',
        isOn && 'text-gold-ink md:text-hero-gold',
      )}
    >
      <Heart size={20} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
    </button>
  );
}
