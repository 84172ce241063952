import { Badge } from '@baize/ui/badge';
import { Pager } from '@baize/ui/pager';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../lib/page/use-pager-labels.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { feedbackListQuery, type OwnFeedback } from '../api/feedback-list.ts';

/** What a member has written before, with the answers. Nothing for a visitor, or who wrote nothing. */
export function OwnFeedbackList() {
  return useSession(isLoggedIn) ? <List /> : null;
}

function List() {
  const t = useTranslations('support.feedback');
  const labels = usePagerLabels();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(feedbackListQuery(page));
  // Most have written nothing, so nothing holds its place.
  if (data === undefined) {
    return error === null ? null : <CallFailure thrown={error} onRetry={() => void refetch()} />;
  }
  if (data.total === 0) return null;
  return (
    <section aria-labelledby="own-feedback" className="mt-10 flex flex-col gap-4">
      <h2 id="own-feedback" className="text-lg font-bold">
        {t('ownTitle')}
      </h2>
      <ul className="flex flex-col gap-3">
        {data.list.map((feedback) => (
          <li key={feedback.feedbackId}>
            <Written feedback={feedback} />
          </li>
        ))}
      </ul>
      <Pager page={page} totalPages={data.totalPages} onChange={setPage} labels={labels} />
    </section>
  );
}

function Written({ feedback }: { feedback: OwnFeedback }) {
  const t = useTranslations('support.feedback');
  const format = useFormatter();
  const shown = (instant: string) => format.dateTime(new Date(instant), 'moment');
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gold">{t(`types.${feedback.type}`)}</Badge>
        <time dateTime={feedback.receivedAt} className="tabular text-sm text-ink-muted">
          {shown(feedback.receivedAt)}
        </time>
      </header>
      <p className="verbatim whitespace-pre-wrap">{feedback.content}</p>
      {feedback.answeredAt === null ? (
        <p className="text-sm text-ink-muted">{t('unanswered')}</p>
      ) : (
        <div className="rounded-md bg-sunken p-4">
          <p className="tabular text-sm text-ink-muted">{t('answeredAt', { time: shown(feedback.answeredAt) })}</p>
          <p className="verbatim whitespace-pre-wrap">{feedback.answer}</p>
        </div>
      )}
    </article>
  );
}
