import type { AgentContract, ContractState } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import { useMoneyLabel } from '../../../lib/money.tsx';

export const contractTones: Record<ContractState, BadgeTone> = {
  ...{ draft: 'neutral', sent: 'gold', accepted: 'success', changeRequested: 'warning' },
  ...{ terminationRequested: 'warning', rejected: 'danger', replaced: 'neutral', terminated: 'neutral' },
};

/** "2026-03-03 – 2026-03-31"; a dash for an end that is open. */
export const daysOf = ({ startsOn, endsOn }: Pick<AgentContract, 'startsOn' | 'endsOn'>): string =>
  startsOn === null ? '–' : `${startsOn} – ${endsOn ?? ''}`;

/** One version of a contract in a list. */
export function ContractLine({ contract }: { contract: AgentContract }) {
  const t = useTranslations('consoleAgents');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
      <span>
        {t(`kinds.${contract.kind}`)} {contract.version}
        <span className="tabular ml-2 text-xs text-ink-muted">{daysOf(contract)}</span>
      </span>
      <Badge tone={contractTones[contract.state]}>{t(`states.${contract.state}`)}</Badge>
    </li>
  );
}

/** The steps of a contract in words. */
export function ContractTerms({ terms }: Pick<AgentContract, 'terms'>) {
  const t = useTranslations('consoleAgents');
  const label = useMoneyLabel();
  return (
    <ul className="flex flex-col gap-1">
      {terms.tiers.map(({ amountAtLeast, activeAtLeast, percent }) => (
        <li key={amountAtLeast} className="tabular">
          {t('list.tier', { amount: label(amountAtLeast), active: activeAtLeast, percent })}
        </li>
      ))}
      {terms.carriesLoss && <li>{t('offer.carries')}</li>}
      {terms.needsTeamLoss && <li>{t('offer.needsLoss')}</li>}
    </ul>
  );
}
