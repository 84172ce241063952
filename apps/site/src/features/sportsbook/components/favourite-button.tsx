import { IconButton } from '@baize/ui/icon-button';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { toggleFavourite, useFavourites } from '../hooks/use-favourites.ts';

/** Marks a team or a league. */
export function FavouriteButton({ name }: { name: string }) {
  const t = useTranslations('sportsbook.filter');
  const isMarked = useFavourites(({ names }) => names.has(name));
  return (
    <IconButton
      label={t(isMarked ? 'unmark' : 'mark', { name })}
      aria-pressed={isMarked}
      onClick={() => toggleFavourite(name)}
    >
      <Star size={16} aria-hidden="true" className={clsx(isMarked && 'fill-gold text-gold')} />
    </IconButton>
  );
}
