import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Pager } from '@baize/ui/pager';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import { messagesQuery } from '../api/message-list.ts';
import { useMessageActs } from '../hooks/use-message-acts.ts';
import { MessageItem } from './message-item.tsx';

/** Messages to the member: to everybody, to a group, and to him alone. */
export function MessagesPage() {
  const t = useTranslations('memberMessages.page');
  const { locale } = useLanguage();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const labels = usePagerLabels();
  const { readAll } = useMessageActs();
  const { data, error, isPlaceholderData, refetch } = useQuery(messagesQuery(page, locale));
  // The last message of the last page was deleted.
  if (data !== undefined && data.list.length === 0 && page > 1) setPage(Math.max(1, data.totalPages));
  if (data === undefined) {
    return error === null ? <Waiting /> : <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />;
  }
  if (data.total === 0) return <EmptyState picture={scene('messages')} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <section aria-label={t('label')} aria-busy={isPlaceholderData || undefined} className="flex flex-col gap-4">
      {data.unread > 0 && (
        <Button
          variant="secondary"
          className="self-start"
          busy={readAll.isPending}
          onClick={() => readAll.mutate(data.asOf)}
        >
          <CheckCheck size={18} aria-hidden="true" />
          {t('readAll')}
        </Button>
      )}
      <ul className="flex flex-col gap-2">
        {data.list.map((message) => (
          <li key={message.messageId}>
            <MessageItem
              message={message}
              isOpen={opened === message.messageId}
              onToggle={(isOpen) => setOpened(isOpen ? message.messageId : undefined)}
            />
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
    </section>
  );
}

function Waiting() {
  const state = useTranslations('common.state');
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">{state('loading')}</span>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <Skeleton key={row} className="h-16 rounded-lg" />
      ))}
    </div>
  );
}
