import { SidePanel } from '@baize/ui/side-panel';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { type WithdrawalDetail, withdrawalQuery } from '../api/withdrawal.ts';
import { Decisions } from './decisions.tsx';
import { Payments } from './payments.tsx';
import { Proofs } from './proofs.tsx';
import { RiskFacts } from './risk-facts.tsx';
import { StateBadge } from './state-badge.tsx';

interface WithdrawalPanelProps {
  withdrawalId: string;
  memberName: string;
  onClose: () => void;
}

/** A withdrawal with what speaks for and against it, its payments, the member's pictures, its steps, and the decisions. */
export function WithdrawalPanel({ withdrawalId, memberName, onClose }: WithdrawalPanelProps) {
  const t = useTranslations('consoleWithdrawals');
  const common = useTranslations('common.action');
  const { data, error, refetch } = useQuery(withdrawalQuery(withdrawalId));
  return (
    <SidePanel open onClose={onClose} title={t('one')} subtitle={memberName} closeLabel={common('close')}>
      {data === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <SkeletonText lines={10} />}
      {data !== undefined && (
        <div className="flex flex-col gap-5">
          <Head detail={data} />
          <RiskFacts risk={data.risk} />
          <Payments detail={data} />
          <Proofs proofIds={data.proofIds} />
          <Steps detail={data} />
          <Decisions detail={data} />
        </div>
      )}
    </SidePanel>
  );
}

function Head({ detail }: { detail: WithdrawalDetail }) {
  const t = useTranslations('consoleWithdrawals');
  const { withdrawal, account, received, remainder } = detail;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-2xl font-bold">
          <Money amount={withdrawal.amount} />
        </p>
        <StateBadge state={withdrawal.state} />
      </div>
      <Facts
        columns={2}
        facts={[
          {
            label: t('member'),
            value: (
              <Link to={`/members/${withdrawal.memberId}`} className="font-medium underline">
                {withdrawal.memberName}
              </Link>
            ),
          },
          { label: t('fee'), value: <Money amount={withdrawal.fee} /> },
          { label: t('account'), value: `${account.institution} ${account.number}` },
          { label: t('holder'), value: account.holder },
          { label: t('askedAt'), value: <Moment at={withdrawal.createdAt} /> },
          { label: t('deadline'), value: <Moment at={withdrawal.deadlineAt} /> },
          { label: t('received'), value: received === null ? '–' : <Money amount={received} /> },
          { label: t('remainder'), value: remainder === null ? '–' : <Money amount={remainder} /> },
          ...(withdrawal.reason === '' ? [] : [{ label: t('reason'), value: withdrawal.reason }]),
        ]}
      />
    </>
  );
}

function Steps({ detail: { steps } }: { detail: WithdrawalDetail }) {
  const t = useTranslations('consoleWithdrawals');
  return (
    <section aria-label={t('steps')}>
      <h3 className="mb-2 text-sm font-bold">{t('steps')}</h3>
      <ol className="flex flex-col gap-1 text-sm">
        {steps.map((step) => (
          <li key={`${step.at} ${step.to}`}>
            <Moment at={step.at} /> {t(`state.${step.to}`)}, {t(`actor.${step.actor}`)} {step.actorName}
            {step.reason !== '' && <span className="text-ink-muted"> ({step.reason})</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
