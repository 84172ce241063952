import { clsx } from 'clsx';
import { Heart } from 'lucide-react';

export interface GameCardFavourite {
  isOn: boolean;
  /** On its way to the server. */
  isBusy: boolean;
  /** What a press does. */
  label: string;
  onToggle: () => void;
}

/** The heart in the corner of a game's card. */
export function FavouriteButton({ isOn, isBusy, label, onToggle }: GameCardFavourite) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={onToggle}
      className="group/heart absolute top-0 right-0 grid size-touch place-items-center rounded-lg"
    >
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-full bg-backdrop transition-transform group-active/heart:scale-90',
          isOn ? 'text-hero-gold' : 'text-on-scrim',
        )}
      >
        <Heart size={17} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
}
