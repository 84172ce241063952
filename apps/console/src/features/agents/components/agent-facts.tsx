import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Facts, Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import type { Agent } from '../api/agent.ts';
import { useRateNames } from '../hooks/use-rate-names.ts';
import { ContractLine } from './contract-line.tsx';

/** Where the agent stands, what his team did, and what he was paid. */
export function AgentFacts({ agent }: { agent: Agent }) {
  const t = useTranslations('consoleAgents');
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <PlaceSection agent={agent} />
      <MonthSection agent={agent} />
      <Section title={t('contracts')}>
        {agent.contracts.length === 0 && <p className="text-sm text-ink-muted">{t('noneYet')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {agent.contracts.map((contract) => (
            <ContractLine key={contract.contractId} contract={contract} />
          ))}
        </ul>
      </Section>
      <EarnedSection agent={agent} />
      {agent.warnings.length > 0 && <WarningSection agent={agent} />}
    </div>
  );
}

function PlaceSection({ agent }: { agent: Agent }) {
  const t = useTranslations('consoleAgents');
  const types = useRateNames();
  const format = useFormatter();
  const rates = agent.rates.map(({ gameType, percent }) => `${types(gameType)} ${percent} %`).join(', ');
  const above = agent.path.slice(0, -1);
  return (
    <Section title={t('agent.place')}>
      <Facts
        columns={2}
        facts={[
          {
            label: t('agent.place'),
            value:
              above.length === 0
                ? t('agent.top')
                : above.map(({ memberId, name }) => (
                    <Link key={memberId} to={`/agents/${memberId}`} className="mr-2 font-medium underline">
                      {name}
                    </Link>
                  )),
          },
          {
            label: t('agent.member'),
            value: (
              <Link to={`/members/${agent.memberId}`} className="font-medium underline">
                {agent.username}
              </Link>
            ),
          },
          { label: t('direct'), value: format.number(agent.directMembers, 'count') },
          { label: t('team'), value: format.number(agent.teamSize, 'count') },
          { label: t('agent.rates'), value: rates || t('noneYet') },
          { label: t('agent.host'), value: agent.host || t('noneYet') },
          {
            label: t('agent.moves'),
            value:
              agent.moves.length === 0
                ? t('noneYet')
                : agent.moves.map(({ at, upline }) => (
                    <span key={at} className="block">
                      <Moment at={at} /> {upline || t('agent.top')}
                    </span>
                  )),
          },
        ]}
      />
    </Section>
  );
}

function MonthSection({ agent: { month } }: { agent: Agent }) {
  const t = useTranslations('consoleAgents.agent');
  const format = useFormatter();
  return (
    <Section title={t('month')}>
      <Facts
        columns={2}
        facts={[
          { label: t('active'), value: format.number(month.active, 'count') },
          { label: t('turnover'), value: <Money amount={month.validTurnover} /> },
          { label: t('net'), value: <Money amount={month.net} signed /> },
        ]}
      />
    </Section>
  );
}

function EarnedSection({ agent: { earned } }: { agent: Agent }) {
  const t = useTranslations('consoleAgents');
  const label = useMoneyLabel();
  return (
    <Section title={t('agent.earned')}>
      {earned.length === 0 && <p className="text-sm text-ink-muted">{t('noneYet')}</p>}
      <Facts
        columns={2}
        facts={earned.map(({ kind, paid, setOff }) => ({
          label: t(`kinds.${kind}`),
          value: (
            <>
              <Money amount={paid} />
              {Number(setOff) > 0 && (
                <span className="block text-xs text-warning-ink">{t('agent.setOff', { amount: label(setOff) })}</span>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}

function WarningSection({ agent: { warnings } }: { agent: Agent }) {
  const t = useTranslations('consoleAgents');
  return (
    <Section title={t('agent.warnings')}>
      <ul className="flex flex-col gap-1.5 text-sm text-warning-ink">
        {warnings.map(({ kind, with: name }) => (
          <li key={`${kind} ${name}`}>{t(`warnings.${kind}`, { name })}</li>
        ))}
      </ul>
    </Section>
  );
}
