import type { AgentContract } from '@baize/contract';
import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';

/** The steps of a contract and what else was agreed, in words. */
export function TermsText({ terms }: Pick<AgentContract, 'terms'>) {
  const t = useTranslations('agents.contracts');
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {terms.tiers.map(({ amountAtLeast, activeAtLeast, percent }) => (
        <li key={amountAtLeast} className="tabular">
          {t('tier', { amount: moneyLabel(amountAtLeast), active: activeAtLeast, percent })}
        </li>
      ))}
      {terms.carriesLoss && <li className="text-ink-muted">{t('carries')}</li>}
      {terms.needsTeamLoss && <li className="text-ink-muted">{t('needsLoss')}</li>}
    </ul>
  );
}
