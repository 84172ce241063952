import type { AgentContract } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useCentre } from '../../api/centre.ts';
import { useContracts } from '../../api/contracts.ts';
import { ContractCard } from './contract-card.tsx';
import { OfferForm } from './offer-form.tsx';

const SKELETON_ROWS = 5;

/** What the agent agreed to with the one above him, and what he agreed with those below. */
export function ContractsPage() {
  const t = useTranslations('agents.contracts');
  const { data, isError, error, refetch } = useContracts();
  const mayGive = useCentre().data?.canGiveContracts === true;
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={SKELETON_ROWS} />;
  return (
    <div className="flex flex-col gap-8">
      <ContractList title={t('held')} contracts={data.held} side="holder" />
      <Link to={paths.contract} className={`${buttonClass('secondary')} self-start`}>
        {t('ask')}
      </Link>
      {mayGive && (
        <>
          <ContractList title={t('given')} contracts={data.given} side="giver" />
          <section aria-labelledby="offer-contract" className="flex flex-col gap-4">
            <h3 id="offer-contract" className="text-lg font-bold">
              {t('offer')}
            </h3>
            <OfferForm />
          </section>
        </>
      )}
    </div>
  );
}

interface ContractListProps {
  title: string;
  contracts: readonly AgentContract[];
  side: 'giver' | 'holder';
}

function ContractList({ title, contracts, side }: ContractListProps) {
  const t = useTranslations('agents.contracts');
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg font-bold">{title}</h3>
      {contracts.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {contracts.map((contract) => (
        <ContractCard key={contract.contractId} contract={contract} side={side} />
      ))}
    </section>
  );
}
