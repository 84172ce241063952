import type { Promotion } from '@baize/contract';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { PromotionBadges, PromotionState } from './promotion-facts.tsx';

export interface PromotionCardProps {
  promotion: Promotion;
  eager?: boolean;
  /** Over the whole row, picture and words side by side on a desk. */
  isLead?: boolean;
}

/** A promotion's picture, title and state; the whole card leads to its page. */
export function PromotionCard({ promotion, eager = false, isLead = false }: PromotionCardProps) {
  const t = useTranslations('pages.promotions.type');
  return (
    <article
      className={clsx(
        'group relative flex flex-col overflow-hidden rounded-lg bg-surface shadow-card transition-shadow focus-within:shadow-raised hover:shadow-raised',
        isLead && 'lg:flex-row',
      )}
    >
      <span className={clsx('relative block aspect-video overflow-hidden bg-hero', isLead && 'lg:w-2/5')}>
        <LazyPicture
          src={promotion.pictureUrl}
          fallback={art.gameFallback}
          width={640}
          height={360}
          eager={eager}
          className="group-hover:scale-103 motion-safe:transition-[opacity,scale] motion-safe:duration-300"
        />
        <span className="absolute top-3 left-3 flex flex-wrap gap-1.5">
          <PromotionBadges badges={promotion.badges} />
        </span>
      </span>
      <div className={clsx('flex flex-1 flex-col gap-2 p-4 md:p-5', isLead && 'lg:justify-center lg:p-8')}>
        <p className="text-sm font-semibold text-gold-ink">{t(promotion.type)}</p>
        <h2 className={clsx('font-bold', isLead ? 'text-xl lg:text-2xl' : 'text-lg')}>
          <Link to={paths.promoDetail} search={{ id: promotion.id }} className="after:absolute after:inset-0">
            {promotion.title}
          </Link>
        </h2>
        <p className={clsx('pb-1 text-ink-muted', !isLead && 'flex-1')}>{promotion.summary}</p>
        <PromotionState {...promotion} />
      </div>
    </article>
  );
}

/** The shape of cards that are coming. */
export const cardGrid = 'grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3';
