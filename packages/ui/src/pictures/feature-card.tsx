import { Play } from 'lucide-react';
import { FavouriteButton } from './favourite-button.tsx';
import type { GameCardProps } from './game-card.tsx';
import { LazyPicture } from './lazy-picture.tsx';

export interface FeatureCardProps
  extends Pick<
    GameCardProps,
    | 'name'
    | 'coverUrl'
    | 'fallbackUrl'
    | 'href'
    | 'onOpen'
    | 'playLabel'
    | 'closedLabel'
    | 'facts'
    | 'life'
    | 'motion'
    | 'favourite'
  > {
  /** What there is to it, in one line. */
  line: string;
  /** `life` is a strip along the foot of the card; else it is a badge, and stands at its head. */
  hasStrip?: boolean;
}

/** A game on a wide card: its picture with name, a line and its figures. A press anywhere opens it, but for the heart. */
export function FeatureCard(props: FeatureCardProps) {
  const { name, line, coverUrl, fallbackUrl, href, onOpen, favourite, hasStrip = false } = props;
  return (
    <article className="group/feature relative h-full">
      <a
        href={href}
        onClick={onOpen}
        className="relative flex h-44 flex-col justify-end overflow-hidden rounded-xl bg-scrim shadow-card transition-shadow hover:shadow-raised md:h-52"
      >
        <span className="absolute inset-y-0 right-0 w-2/3 overflow-hidden">
          <LazyPicture src={coverUrl} fallback={fallbackUrl} width={960} height={540} />
          {props.motion}
        </span>
        <span className="absolute inset-0 bg-linear-to-r from-scrim from-33% via-scrim/60 via-55% to-transparent" />
        <span className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-scrim/80 to-transparent" />
        {!hasStrip && <span className="absolute inset-x-0 top-0 h-11">{props.life}</span>}
        <span className="relative flex items-end justify-between gap-3 p-3 md:p-4">
          <span className="flex w-3/5 min-w-0 flex-col gap-0.5 text-on-scrim">
            <span className="line-clamp-2 text-base leading-tight font-bold md:text-lg">{name}</span>
            <span className="line-clamp-2 text-sm leading-snug text-on-scrim-muted">{props.closedLabel ?? line}</span>
            {props.facts !== undefined && <span className="tabular pt-1 text-xs">{props.facts}</span>}
          </span>
          {props.closedLabel === undefined && (
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-gold text-on-gold shadow-raised transition-transform group-hover/feature:scale-108"
            >
              <Play size={18} fill="currentColor" />
            </span>
          )}
        </span>
        {hasStrip && <span className="relative h-7">{props.life}</span>}
      </a>
      {favourite !== undefined && <FavouriteButton {...favourite} />}
    </article>
  );
}
