import { useTranslations } from 'use-intl';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { Closures } from './closures.tsx';
import { Limits } from './limits.tsx';
import { Sources } from './sources.tsx';

/** What the brand decides for its lotteries: limits, closed days, where results come from. */
export function LotteryRulesPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleLotteries');
  return (
    <PageFrame title={pages('lotteryRules')} text={t('rulesText')}>
      <div className="flex flex-col gap-4">
        <Limits />
        <Closures />
        <Sources />
      </div>
    </PageFrame>
  );
}
