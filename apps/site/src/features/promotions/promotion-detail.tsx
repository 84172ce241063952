import type { Promotion } from '@baize/contract';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton, SkeletonText } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { usePromotions } from '../../lib/api/queries/announcements.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { useLanguage } from '../../lib/language.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { PromotionBadges, PromotionState } from './promotion-facts.tsx';

export interface PromotionDetailProps {
  id: string;
  /** Whether the promotion's button makes sense for this visitor. */
  isFollowable: (promotion: Promotion) => boolean;
  onFollow: (promotion: Promotion) => void;
}

/** One promotion whole; one that is gone says so. */
export function PromotionDetail({ id, isFollowable, onFollow }: PromotionDetailProps) {
  const t = useTranslations('pages.promotions');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = usePromotions(locale);
  const promotion = data?.find((candidate) => candidate.id === id);
  useTitle(promotion?.title ?? t('title'));

  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined) return <DetailSkeleton />;
  if (promotion === undefined) {
    return (
      <EmptyState
        level={1}
        picture={art.notFound}
        title={t('missingTitle')}
        text={t('missingText')}
        action={
          <Link to={paths.promotions} className={buttonClass()}>
            {t('more')}
          </Link>
        }
      />
    );
  }
  const hasButton = promotion.action !== '' && promotion.status === 'join' && isFollowable(promotion);
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Link
        to={paths.promotions}
        className="inline-flex min-h-touch items-center gap-2 self-start font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t('more')}
      </Link>
      <img
        src={promotion.pictureUrl}
        alt=""
        width={960}
        height={405}
        className="aspect-21/9 w-full rounded-lg bg-hero object-cover shadow-card"
      />
      <header className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-gold-ink">
          {t(`type.${promotion.type}`)} <PromotionBadges badges={promotion.badges} />
        </p>
        <h1 className="text-2xl font-bold md:text-3xl">{promotion.title}</h1>
        <p className="text-lg text-ink-muted">{promotion.summary}</p>
        <PromotionState {...promotion} />
      </header>
      <RichText html={promotion.content} skeletonLines={8} />
      {hasButton && (
        <Button size="lg" className="max-md:w-full md:self-start md:px-12" onClick={() => onFollow(promotion)}>
          {promotion.action}
        </Button>
      )}
    </article>
  );
}

function DetailSkeleton() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <span className="sr-only">{state('loading')}</span>
      <Skeleton className="mt-17 aspect-21/9 w-full rounded-lg" />
      <Skeleton className="h-9 w-2/3" />
      <SkeletonText lines={8} />
    </div>
  );
}
