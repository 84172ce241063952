import { Badge } from '@baize/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Section } from '../../../../lib/facts.tsx';
import { listQuery } from '../../../../lib/list-query.ts';
import { Moment } from '../../../../lib/moment.tsx';
import { useAccess } from '../../../../lib/staff.ts';

const shown = 10;

/** The latest cases of risk about a member, for who may see them. */
export function MemberRisk({ memberId }: { memberId: string }) {
  const t = useTranslations('consoleRisk');
  const isAllowed = useAccess({ permission: 'risk.read' }) === 'allowed';
  const { data } = useQuery({
    ...listQuery('staffRiskCases', { data: { memberId, page: 1, pageSize: shown } }),
    enabled: isAllowed,
  });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Section title={t('cases.ofMember')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {data.rows.map(({ caseId, event, state, outcome, foundAt }) => (
          <li key={caseId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link to={`/risk-cases/${caseId}` as never} className="min-w-0 flex-1 underline">
              {t(`events.${event}`)}
            </Link>
            <Badge tone={state === 'open' || state === 'assigned' ? 'warning' : 'neutral'}>
              {outcome === null ? t(`states.${state}`) : t(`outcomes.${outcome}`)}
            </Badge>
            <Moment at={foundAt} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
