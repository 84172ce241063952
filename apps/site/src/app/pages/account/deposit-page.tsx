import { DepositPage as Deposits } from '../../../features/cashier/components/deposit/deposit-page.tsx';
import { DepositForm } from '../../../features/member-centre/components/deposit/deposit-form.tsx';
import { DepositChoice } from '../../../features/rewards/components/promotions/deposit-choice.tsx';

/** Deposits by payment providers, and play money at once where the brand has it. */
export function DepositPage() {
  return <Deposits instant={<DepositForm />} Choice={DepositChoice} />;
}
