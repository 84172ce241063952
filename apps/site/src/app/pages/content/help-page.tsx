import { Button, buttonClass } from '@baize/ui/button';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { type HelpAnchor, paths } from '../../../config/paths.ts';
import { HelpCentre } from '../../../features/help/components/help-centre.tsx';
import { openCustomerService } from '../../../features/support/api/customer-service.ts';
import { useHelpCentre } from '../../../lib/content/help-centre.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useLanguage } from '../../../lib/preferences/language.ts';

const TermsDialog = lazy(() =>
  withChunkFallback(
    'terms-dialog',
    import('../../../features/help/components/terms-dialog.tsx').then((file) => ({ default: file.TermsDialog })),
  ),
);

const TERMS = 'term' satisfies HelpAnchor;
const AGENT = 'agent';

/** Help centre, /help, and /helpmc without the site's header. #term opens the terms over it, #agent the help for affiliates. */
export function HelpPage() {
  const t = useTranslations('pages.help');
  const { locale } = useLanguage();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: latest, isError, error, refetch } = useHelpCentre(locale);
  const data = useDeferredValue(latest);
  const terms = data?.find(({ tag }) => tag === TERMS);
  const closeTerms = () => void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  const nextOf = (tag: string): ReactNode =>
    tag === AGENT && (
      <Link to={paths.affiliate} className={buttonClass('secondary', 'md', 'self-start')}>
        {t('affiliate')}
      </Link>
    );
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      {isError ? (
        <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />
      ) : (
        <HelpCentre articles={data} nextOf={nextOf} />
      )}
      {/* Not before what stands above it, which would push it down. */}
      {(isError || data !== undefined) && <Ask />}
      {hash === TERMS && terms !== undefined && (
        <Suspense fallback={null}>
          <TermsDialog article={terms} onClose={closeTerms} />
        </Suspense>
      )}
    </PageFrame>
  );
}

/** Where a person answers. */
function Ask() {
  const t = useTranslations('pages.help');
  return (
    <section className="mt-4 flex flex-col gap-4 rounded-lg bg-surface p-6 shadow-card md:flex-row md:items-center md:justify-between md:p-8">
      <div>
        <h2 className="text-lg font-bold">{t('askTitle')}</h2>
        <p className="text-ink-muted">{t('askText')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void openCustomerService()}>{t('chat')}</Button>
        <Link to={paths.feedback} className={buttonClass('secondary')}>
          {t('write')}
        </Link>
      </div>
    </section>
  );
}
