import { useLocation, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { readBrought } from '../../../features/verifier/brought.ts';
import { Verifier } from '../../../features/verifier/components/verifier.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';

/** The code of the offline page, which holds the rules of every game. */
const loadRecomputation = () => import('../../../../../../scripts/verifier/recompute.mjs');

/** Recomputes a round in the reader's own browser, /verify. A link brings it behind the `#`, which no server sees. */
export function VerifyPage() {
  const t = useTranslations('verifier');
  // The router's own hash is decoded; what was brought is a query whose values are encoded.
  useLocation();
  const { hash } = useRouter().history.location;
  return (
    <PageFrame title={t('title')} lead={t('page.lead')}>
      <Verifier key={hash} brought={readBrought(hash)} loadRecomputation={loadRecomputation} />
    </PageFrame>
  );
}
