import { Flame, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Badge } from './badge.tsx';
import { Skeleton } from './skeleton.tsx';

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
  /** Words on the cover while the pointer is over it. */
  playLabel: string;
  /** A line of facts, such as the return to player or the smallest bet. */
  facts?: ReactNode;
  /** True for cards that are seen at once: their covers are not loaded lazily. */
  eager?: boolean;
}

/** A game's cover with its name. */
export function GameCard(props: GameCardProps) {
  const { name, vendor, coverUrl, fallbackUrl, href, onOpen, hotLabel, playLabel, facts, eager = false } = props;
  const [hasFailed, setFailed] = useState(false);
  return (
    <a href={href} onClick={onOpen} className="group flex flex-col gap-2.5 rounded-lg">
      <span className="relative block aspect-square overflow-hidden rounded-lg bg-sunken shadow-card transition-shadow group-hover:shadow-raised">
        <img
          src={hasFailed ? fallbackUrl : coverUrl}
          onError={() => setFailed(true)}
          alt=""
          width={480}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover transition-transform duration-300 ease-out group-hover:scale-104"
        />
        {hotLabel !== undefined && (
          <Badge tone="gold" className="absolute top-2 left-2 shadow-card">
            <Flame size={13} aria-hidden="true" />
            {hotLabel}
          </Badge>
        )}
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 hidden translate-y-2 justify-center p-3 opacity-0 transition group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100 md:flex"
        >
          <span className="inline-flex min-h-10 items-center gap-2 rounded-full bg-gold px-5 text-sm font-semibold text-on-gold shadow-raised">
            <Play size={16} fill="currentColor" />
            {playLabel}
          </span>
        </span>
      </span>
      <span className="flex flex-col px-0.5">
        <span className="line-clamp-2 leading-snug font-semibold">{name}</span>
        <span className="text-sm text-ink-muted">{vendor}</span>
        {facts !== undefined && <span className="tabular mt-0.5 text-xs text-ink-muted">{facts}</span>}
      </span>
    </a>
  );
}

/** The card before its data is here, in its final shape. */
export function GameCardSkeleton() {
  return (
    <span className="flex flex-col gap-2.5">
      <Skeleton className="aspect-square rounded-lg" />
      <span className="flex flex-col gap-1.5 px-0.5">
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
      </span>
    </span>
  );
}
