import type { Announcement } from '@baize/contract';
import { Accordion } from '@baize/ui/accordion';
import { Dialog } from '@baize/ui/dialog';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonText } from '@baize/ui/skeleton';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useAnnouncementReads } from '../../../lib/announcements/announcement-reads.ts';
import { useAnnouncements } from '../../../lib/announcements/announcements.ts';
import { RichText } from '../../../lib/content/rich-text.tsx';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';

export interface NoticeDialogProps {
  /** Id of the entry that is unfolded; any other text unfolds the first. */
  opened: string;
  onClose: () => void;
}

/** All notices, pop-up notices first; each unfolds to its content. */
export function NoticeDialog({ opened, onClose }: NoticeDialogProps) {
  const t = useTranslations('front.notices');
  const action = useTranslations('common.action');
  const { locale } = useLanguage();
  const announcements = useAnnouncements(locale);
  const { markRead } = useAnnouncementReads();
  const { popup = [], player = [] } = announcements.data ?? {};
  const notices = [...popup, ...player];
  const openKey = notices.find(({ id }) => id === opened)?.id ?? notices[0]?.id;
  useEffect(() => {
    if (openKey !== undefined) markRead([openKey]);
  }, [openKey, markRead]);
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={action('close')} size="modal">
      {announcements.isPending && <SkeletonText lines={6} />}
      {announcements.isError && (
        <CallFailure thrown={announcements.error} onRetry={() => void announcements.refetch()} />
      )}
      {announcements.isSuccess && notices.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <Accordion
        single
        openKey={openKey}
        items={notices.map((notice) => ({
          key: notice.id,
          title: notice.title,
          content: <NoticeContent notice={notice} />,
        }))}
      />
    </Dialog>
  );
}

function NoticeContent({ notice }: { notice: Announcement }) {
  const t = useTranslations('front.notices');
  const format = useFormatter();
  return (
    <>
      <RichText html={notice.content} />
      <p className="mt-3 text-xs">{t('published', { date: format.dateTime(new Date(notice.publishedAt), 'day') })}</p>
    </>
  );
}
