import { useTranslations } from 'use-intl';
import { FeedbackForm } from '../../../features/support/components/feedback-form.tsx';
import { OwnFeedbackList } from '../../../features/support/components/own-feedback.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';

/** Feedback and complaints, /feedback. */
export function FeedbackPage() {
  const t = useTranslations('pages.feedback');
  return (
    <PageFrame title={t('title')} lead={t('lead')} narrow>
      <FeedbackForm />
      <OwnFeedbackList />
    </PageFrame>
  );
}
