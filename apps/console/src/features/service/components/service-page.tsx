import { useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { QuickAnswers } from './quick-answers.tsx';
import { ServiceFigures } from './service-figures.tsx';

/** How customer service does, and the answers that it writes often. */
export function ServicePage() {
  const pages = useTranslations('console.pages');
  return (
    <PageFrame title={pages('service')}>
      <div className="flex flex-col gap-6">
        <ServiceFigures />
        <QuickAnswers />
      </div>
    </PageFrame>
  );
}
