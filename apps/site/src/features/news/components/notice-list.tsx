import type { Announcement } from '@baize/contract';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { CheckCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { useAnnouncementReads } from '../../../lib/announcements/announcement-reads.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { RichText, useRichTextReady } from '../../../lib/content/rich-text.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';

/** All notices and pop-up notices, whole; which of them are new to this visitor is marked. */
export function NoticeList() {
  const t = useTranslations('pages.notices');
  const state = useTranslations('common.state');
  const { locale } = useLanguage();
  const { data, isError, error, refetch } = useAnnouncements(locale);
  const { readIds, markRead } = useAnnouncementReads();
  const canShow = useRichTextReady();
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  if (data === undefined || !canShow) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{state('loading')}</span>
        {['one', 'two', 'three'].map((card) => (
          <Skeleton key={card} className="h-36 rounded-lg" />
        ))}
      </div>
    );
  }
  const notices = [...data.player, ...data.popup];
  if (notices.length === 0)
    return <EmptyState picture={scene('notices')} title={t('emptyTitle')} text={t('emptyText')} />;
  const unread = notices.filter(({ id }) => readIds?.has(id) === false);
  return (
    <>
      {/* Its place is kept: what was read is known later than the notices. */}
      <div className="min-h-touch">
        {unread.length > 0 && (
          <Button variant="secondary" onClick={() => markRead(unread.map(({ id }) => id))}>
            <CheckCheck size={18} aria-hidden="true" />
            {t('markAll')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {notices.map((notice) => (
          <li key={notice.id}>
            <Notice notice={notice} isUnread={unread.includes(notice)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Notice({ notice, isUnread }: { notice: Announcement; isUnread: boolean }) {
  const t = useTranslations('pages.notices');
  const format = useFormatter();
  return (
    <article className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card md:p-6">
      <header className="flex flex-col gap-1">
        <p className="flex min-h-7 items-center gap-2 text-sm text-ink-muted">
          <time dateTime={notice.publishedAt} className="tabular">
            {format.dateTime(new Date(notice.publishedAt), 'day')}
          </time>
          {isUnread && <Badge tone="gold">{t('unread')}</Badge>}
        </p>
        <h2 className="text-lg font-bold">{notice.title}</h2>
      </header>
      <RichText html={notice.content} />
    </article>
  );
}
