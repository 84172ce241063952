import { useQuery } from '@tanstack/react-query';
import { DepositPage as Deposits } from '../../../features/cashier/components/deposit/deposit-page.tsx';
import { DepositForm } from '../../../features/member-centre/components/deposit/deposit-form.tsx';
import { promotionsQuery } from '../../../features/rewards/api/promotions.ts';
import { DepositChoice } from '../../../features/rewards/components/promotions/deposit-choice.tsx';
import { CentreSkeleton } from '../../../lib/centre/centre-skeleton.tsx';
import { useIsAwaited } from '../../../lib/page/is-awaited.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';

/** Deposits by payment providers, and play money at once where the brand has it. */
export function DepositPage() {
  const { locale } = useLanguage();
  // The choice of a promotion stands within the form and must not open it wider later.
  if (useIsAwaited(useQuery(promotionsQuery(locale)))) return <CentreSkeleton />;
  return <Deposits instant={<DepositForm />} Choice={DepositChoice} />;
}
