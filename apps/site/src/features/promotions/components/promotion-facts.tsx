import type { Promotion } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { useFormatter, useTranslations } from 'use-intl';
import { badgeKey, statusTone } from '../promotion-words.ts';

/** The promotion's badges, such as "Newbie" or "Daily". */
export function PromotionBadges({ badges }: Pick<Promotion, 'badges'>) {
  const t = useTranslations('pages.promotions.badge');
  return badges.map((badge) => (
    <Badge key={badge} tone="gold">
      {t(badgeKey[badge])}
    </Badge>
  ));
}

/** How it stands, and when it begins or ends. */
export function PromotionState({ status, startsAt, endsAt }: Pick<Promotion, 'status' | 'startsAt' | 'endsAt'>) {
  const t = useTranslations('pages.promotions');
  const format = useFormatter();
  const day = (instant: string) => format.dateTime(new Date(instant), 'day');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <Badge tone={statusTone[status]}>{t(`status.${status}`)}</Badge>
      {status === 'comingSoon' && t('starts', { date: day(startsAt) })}
      {status !== 'comingSoon' && (endsAt === null ? t('open') : t('ends', { date: day(endsAt) }))}
    </p>
  );
}
