import type { AgentContract, ContractAction } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useFormatter, useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { useAnswerContract } from '../../api/contracts.ts';
import { TermsText } from './terms-text.tsx';

type Side = 'giver' | 'holder';
const tones: Record<AgentContract['state'], BadgeTone> = {
  ...{ draft: 'neutral', sent: 'gold', accepted: 'success', changeRequested: 'warning' },
  ...{ terminationRequested: 'warning', rejected: 'danger', replaced: 'neutral', terminated: 'neutral' },
};

/** What a side may do with a contract in its state; the server decides in the end. */
const actsOf: Partial<
  Record<
    AgentContract['state'],
    (isTurn: boolean, side: Side) => [ContractAction, 'accept' | 'reject' | 'takeBack' | 'end' | 'keep' | 'agreeEnd'][]
  >
> = {
  sent: (isTurn) =>
    isTurn
      ? [
          ['accept', 'accept'],
          ['reject', 'reject'],
        ]
      : [['terminate', 'takeBack']],
  draft: () => [['terminate', 'takeBack']],
  accepted: () => [['terminate', 'end']],
  terminationRequested: (isTurn) =>
    isTurn
      ? [
          ['accept', 'agreeEnd'],
          ['reject', 'keep'],
        ]
      : [],
};

interface ContractCardProps {
  contract: AgentContract;
  side: Side;
}

/** One version of a contract: what it says, how it stands, who acts next, and what the reader can do. */
export function ContractCard({ contract, side }: ContractCardProps) {
  const t = useTranslations('agents');
  const { kind, state, giver, holder, waitsFor } = contract;
  const other = side === 'giver' ? holder : giver === '' ? t('contracts.operator') : giver;
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">
          {t(`pay.kinds.${kind}`)}{' '}
          <span className="font-normal text-ink-muted">{t('contracts.with', { name: other })}</span>
        </h4>
        <Badge tone={tones[state]}>{t(`contracts.states.${state}`)}</Badge>
      </header>
      <TermsText terms={contract.terms} />
      <ContractDays contract={contract} />
      {waitsFor !== null && (
        <p className="text-sm font-medium text-gold-ink">
          {t(waitsFor === side ? 'contracts.yourTurn' : 'contracts.theirTurn')}
        </p>
      )}
      <ContractActs contract={contract} side={side} />
    </article>
  );
}

function ContractDays({ contract: { startsOn, endsOn } }: { contract: AgentContract }) {
  const t = useTranslations('agents.contracts');
  const format = useFormatter();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  const words = [
    ...(startsOn === null ? [] : [t('from', { date: day(startsOn) })]),
    ...(endsOn === null ? [] : [t('until', { date: day(endsOn) })]),
  ];
  if (words.length === 0) return null;
  return <p className="tabular text-sm text-ink-muted">{words.join(' ')}</p>;
}

function ContractActs({ contract, side }: ContractCardProps) {
  const t = useTranslations('agents.contracts');
  const refusal = useRefusal();
  const answer = useAnswerContract();
  const { contractId, kind, state, waitsFor } = contract;
  const acts = actsOf[state]?.(waitsFor === side, side) ?? [];
  if (acts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {acts.map(([action, label], index) => (
        <Button
          key={action}
          variant={index === 0 && label === 'accept' ? 'primary' : 'secondary'}
          busy={answer.isPending}
          onClick={() =>
            answer.mutate(
              { kind, contractId, action },
              {
                onSuccess: () => showToast({ title: t('done'), tone: 'success' }),
                onError: (error) => showToast({ title: refusal(error).whole, tone: 'danger' }),
              },
            )
          }
        >
          {t(label)}
        </Button>
      ))}
    </div>
  );
}
