import { clsx } from 'clsx';
import { Flame, Play } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Badge } from '../badge.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { FavouriteButton, type GameCardFavourite } from './favourite-button.tsx';
import { LazyPicture } from './lazy-picture.tsx';

export interface GameCardProps {
  name: string;
  vendor: string;
  coverUrl: string;
  /** Shown when the cover cannot be loaded. */
  fallbackUrl: string;
  /** Address of the game, so that the card is a link that can be opened anywhere. */
  href: string;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The words of the hot badge; without them there is none. */
  hotLabel?: string | undefined;
  /** Words over the whole cover of a game that cannot be played now; without them it can. */
  closedLabel?: string | undefined;
  /** Words on the cover while the pointer is over it. */
  playLabel: string;
  /** Facts that stand on the cover while the pointer or the focus is on the card, such as the return to player or the smallest bet. */
  facts?: ReactNode;
  /** Lies on the cover: what goes on in the game. */
  life?: ReactNode;
  /** Lies on the picture, below all words: what moves while the pointer is over the card. */
  motion?: ReactNode;
  favourite?: GameCardFavourite | undefined;
  /** True for cards that are seen at once: their covers are not loaded lazily. */
  eager?: boolean;
  /** True in long lists: without shadow and fade, so that hundreds scroll smoothly. */
  isPlain?: boolean;
}

/** A game's cover with its name; a press anywhere opens it, but for the heart. */
export function GameCard(props: GameCardProps) {
  const { name, vendor, coverUrl, fallbackUrl, href, onOpen, favourite, eager = false, isPlain = false } = props;
  return (
    <article className="group relative">
      <a href={href} onClick={onOpen} className="flex flex-col gap-1.5 rounded-lg">
        <span
          className={clsx(
            'relative block aspect-square overflow-hidden rounded-lg bg-sunken',
            !isPlain && 'shadow-card transition-shadow group-hover:shadow-raised',
          )}
        >
          <LazyPicture
            src={coverUrl}
            fallback={fallbackUrl}
            width={480}
            height={480}
            eager={eager}
            fades={!isPlain}
            className="group-hover:scale-104 motion-safe:transition-[opacity,scale] motion-safe:duration-300"
          />
          {props.motion}
          <CoverWords {...props} />
          {props.life}
        </span>
        <span className="flex flex-col px-0.5">
          <span className="line-clamp-2 text-sm leading-tight font-semibold">{name}</span>
          <span className="truncate text-xs text-ink-muted max-md:hidden">{vendor}</span>
        </span>
      </a>
      {favourite?.isBusy && (
        <span className="absolute inset-x-0 top-0 grid aspect-square place-items-center rounded-lg bg-backdrop text-on-scrim">
          <Spinner />
        </span>
      )}
      {favourite !== undefined && <FavouriteButton {...favourite} />}
    </article>
  );
}

function CoverWords({ hotLabel, closedLabel, playLabel, facts }: GameCardProps) {
  if (closedLabel !== undefined) {
    return (
      <span className="absolute inset-0 grid place-items-center bg-backdrop p-3 text-center text-sm font-semibold text-on-scrim">
        {closedLabel}
      </span>
    );
  }
  return (
    <>
      {hotLabel !== undefined && (
        <Badge tone="gold" className="absolute top-2 left-2 shadow-card">
          <Flame size={13} aria-hidden="true" />
          {hotLabel}
        </Badge>
      )}
      <span className="absolute inset-x-0 bottom-0 hidden translate-y-2 flex-col items-center gap-1.5 bg-backdrop p-2 opacity-0 transition group-hover:translate-y-0 group-hover:opacity-100 group-has-[a:focus-visible]:translate-y-0 group-has-[a:focus-visible]:opacity-100 md:flex">
        {facts !== undefined && <span className="tabular text-xs text-on-scrim">{facts}</span>}
        <span
          aria-hidden="true"
          className="inline-flex min-h-9 items-center gap-2 rounded-full bg-gold px-4 text-sm font-semibold text-on-gold shadow-raised"
        >
          <Play size={16} fill="currentColor" />
          {playLabel}
        </span>
      </span>
    </>
  );
}

/** The card before its data is here, in its final shape. */
export function GameCardSkeleton() {
  return (
    <span className="flex flex-col gap-1.5">
      <Skeleton className="aspect-square rounded-lg" />
      <span className="flex flex-col gap-1.5 px-0.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
      </span>
    </span>
  );
}
